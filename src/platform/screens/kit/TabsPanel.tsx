import { useState } from 'react'
import { CirclePause, CircleCheck, CircleX, ChevronDown, Contrast } from 'lucide-react'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { Menu } from '../Menu.tsx'
import { TabList } from '../TabList.tsx'
import { TabPanel } from '../TabPanel.tsx'
import { Tabs } from '../Tabs.tsx'
import { Tooltip } from '../Tooltip.tsx'
import { Panel, Row } from './Panel.tsx'

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'timeline', label: 'Timeline', count: 5 },
  { value: 'notes', label: 'Notes', count: 2 },
  { value: 'maintenance', label: 'Maintenance', flag: <Badge tone="st-maintenance">Open Case</Badge> },
] as const

export function TabsPanel() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('overview')
  const [status, setStatus] = useState('In Progress')
  const act = (label: string, icon: typeof Contrast) => ({
    label,
    icon,
    present: label === status,
    onSelect: () => setStatus(label),
  })
  return (
    <Panel title="Tabs, menu, tooltip">
      <Tabs value={tab} onChange={setTab}>
        <TabList label="Request" tabs={tabs} />
        {tabs.map(({ value, label }) => (
          <TabPanel key={value} value={value} className="py-3 text-ink-2">
            What the tab {label} holds.
          </TabPanel>
        ))}
      </Tabs>
      <Row>
        <Menu
          label="Move to"
          trigger={<Button trailing={ChevronDown}>Move to</Button>}
          groups={[
            [act('In Progress', Contrast), act('On Hold', CirclePause), act('Completed', CircleCheck)],
            [{ ...act('Cancelled', CircleX), danger: true }],
          ]}
        />
        <Tooltip
          text={
            <>
              <b>Unit 2107</b> · Floor 21 · North
              <br />2 BR · 1.5 BA · 948 sq ft
            </>
          }
        >
          <Button look="plain">Hover for help</Button>
        </Tooltip>
        <output className="text-ink-3">{status}</output>
      </Row>
    </Panel>
  )
}
