import CircleCheck from 'lucide-react/icons/circle-check'
import Droplets from 'lucide-react/icons/droplets'
import KeyRound from 'lucide-react/icons/key-round'
import Link from 'lucide-react/icons/link'
import MapPin from 'lucide-react/icons/map-pin'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { Avatar } from '../display/Avatar.tsx'
import { Badge } from '../display/Badge.tsx'
import { Button } from '../display/Button.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { Field } from '../forms/Field.tsx'
import { priorityIcons } from '../icons/priority-icons.tsx'
import { requestStatusIcons } from '../icons/request-status-icons.ts'
import { KeyValues } from '../display/KeyValues.tsx'
import { SlaClock } from '../display/SlaClock.tsx'
import { TabList } from '../navigation/TabList.tsx'
import { TabPanel } from '../navigation/TabPanel.tsx'
import { Tabs } from '../navigation/Tabs.tsx'
import { DateInput } from '../dates/DateInput.tsx'

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'timeline', label: 'Timeline', count: 5 },
  { value: 'notes', label: 'Notes', count: 2 },
] as const

export function RequestDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('overview')
  const [scheduled, setScheduled] = useState('2026-11-21')
  return (
    <Tabs value={tab} onChange={setTab}>
      <Dialog
        open={open}
        onClose={onClose}
        width="wide"
        over={
          <>
            A-2454 · <Droplets aria-hidden="true" size={13} /> Plumbing
          </>
        }
        title="Leak from 2704, ceiling stain"
        status={
          <>
            <Badge tone="rq-in_progress" icon={requestStatusIcons.in_progress}>
              In Progress
            </Badge>
            <Badge tone="pr-high" icon={priorityIcons.high}>
              High
            </Badge>
            <Badge icon={MapPin}>Unit 2604</Badge>
            <Badge icon={KeyRound}>Entry allowed</Badge>
          </>
        }
        tabs={<TabList label="Request" tabs={tabs} />}
        footer={
          <>
            <Button variant="plain" icon={Link} className="mr-auto">
              Copy link
            </Button>
            <Button icon={Pencil}>Edit</Button>
            <Button variant="primary" icon={CircleCheck}>
              Complete
            </Button>
          </>
        }
      >
        <TabPanel value="overview">
          <div className="grid gap-7 md:grid-cols-[1fr_19.75rem]">
            <div className="space-y-4">
              <div>
                <h3 className="mb-1.5 text-sm font-semibold">Description</h3>
                <p>
                  Brown stain on the living room ceiling, about 40 cm wide and growing since last night. It is damp to
                  the touch. No water on the floor yet.
                </p>
              </div>
              <Field label="Scheduled">
                <DateInput value={scheduled} onChange={setScheduled} />
              </Field>
            </div>
            <div className="space-y-4.5">
              <div className="rounded-lg bg-sunken px-4 py-3.5">
                <p className="text-sm text-ink-3">Promised to the resident</p>
                <p className="serif mt-0.5 mb-2.5 text-21 leading-6.5">Today, 18:00</p>
                <SlaClock party="vendor" label="With the vendor" left="3 h 10 min left" used={0.84} />
              </div>
              <KeyValues
                rows={[
                  [
                    'Resident',
                    <span key="resident" className="inline-flex items-center gap-2">
                      <Avatar name="Elise Laurent" size={17} /> Elise Laurent
                    </span>,
                  ],
                  ['Scheduled', '21-11-2026'],
                  ['Est. cost', '$420.00'],
                ]}
              />
            </div>
          </div>
        </TabPanel>
        <TabPanel value="timeline">Five entries.</TabPanel>
        <TabPanel value="notes">Two notes.</TabPanel>
      </Dialog>
    </Tabs>
  )
}
