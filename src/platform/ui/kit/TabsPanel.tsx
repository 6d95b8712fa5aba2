import { useState } from 'react'
import CirclePause from 'lucide-react/icons/circle-pause'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Contrast from 'lucide-react/icons/contrast'
import { Badge } from '../display/Badge.tsx'
import { Button } from '../display/Button.tsx'
import { Menu } from '../overlays/Menu.tsx'
import { TabList } from '../navigation/TabList.tsx'
import { TabPanel } from '../navigation/TabPanel.tsx'
import { Tabs } from '../navigation/Tabs.tsx'
import { Tooltip } from '../overlays/Tooltip.tsx'
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
  const action = (label: string, icon: typeof Contrast) => ({
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
            [action('In Progress', Contrast), action('On Hold', CirclePause), action('Completed', CircleCheck)],
            [{ ...action('Cancelled', CircleX), danger: true }],
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
          <Button variant="plain">Hover for help</Button>
        </Tooltip>
        <output className="text-ink-3">{status}</output>
      </Row>
    </Panel>
  )
}
