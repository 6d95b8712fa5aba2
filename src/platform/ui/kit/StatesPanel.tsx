import Building2 from 'lucide-react/icons/building-complex'
import CircleGauge from 'lucide-react/icons/circle-gauge'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Plus from 'lucide-react/icons/plus'
import Timer from 'lucide-react/icons/timer'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import Wrench from 'lucide-react/icons/wrench'
import { productMark } from '../../brand-mark.ts'
import { BrandName } from '../display/BrandName.tsx'
import { Button } from '../display/Button.tsx'
import { CallFailed } from '../data/call-failed.ts'
import { Card } from '../display/Card.tsx'
import { Empty } from '../feedback/Empty.tsx'
import { KeyValues } from '../display/KeyValues.tsx'
import { PageHead } from '../navigation/PageHead.tsx'
import { StatStrip } from '../display/StatStrip.tsx'
import { Waiting } from '../feedback/Waiting.tsx'
import { Panel } from './Panel.tsx'

const waits = { isError: false, error: null, isFetching: true, refetch: () => undefined }
const failed = {
  isError: true,
  error: new CallFailed(500, 'The server could not answer.'),
  isFetching: false,
  refetch: () => undefined,
}
const stats = [
  { label: 'Total', figure: '68', icon: CircleGauge },
  { label: 'Active', figure: '27', icon: ClipboardCheck },
  { label: 'Urgent', figure: '3', icon: TriangleAlert, tone: 'urgent' as const },
  { label: 'Avg Response', figure: '1.6', unit: 'days', icon: Timer },
]

export function StatesPanel() {
  return (
    <>
      <Card flush>
        <Empty
          icon={Wrench}
          help="There are no active requests. New ones appear here."
          action={
            <Button size="small" icon={Plus}>
              New Request
            </Button>
          }
        >
          No Maintenance Requests
        </Empty>
      </Card>
      <Card flush>
        <Empty
          icon={Building2}
          help="Three filters are on. Clear one to see more."
          action={<Button size="small">Clear filters</Button>}
        >
          No units found matching your filters
        </Empty>
      </Card>
      <Panel title="Loading a list">
        <Waiting on={waits} words="Loading maintenance requests..." />
      </Panel>
      <Panel title="Loading failed">
        <Waiting on={failed} words="Loading maintenance requests..." />
      </Panel>
      <Card
        title="Facts"
        action={
          <a className="font-[525] text-action-ink" href="#facts">
            All facts
          </a>
        }
      >
        <KeyValues
          rows={[
            ['Resident', 'Elise Laurent'],
            ['Scheduled', '21-11-2026'],
            ['Est. cost', '$420.00'],
          ]}
        />
        <KeyValues
          shape="above"
          className="mt-4"
          rows={[
            ['Parking Stalls', 'P3-41, P3-42'],
            ['Storage Lockers', 'L2-17'],
          ]}
        />
      </Card>
      <Panel title="Figures and heads" wide>
        <BrandName name="The Tower" mark={productMark} />
        <PageHead
          title="Tenants"
          line="431 people and businesses"
          actions={
            <Button icon={Plus} variant="primary">
              Add Tenant
            </Button>
          }
        />
        <StatStrip label="Request statistics" stats={stats} />
      </Panel>
    </>
  )
}
