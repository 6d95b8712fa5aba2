import Droplets from 'lucide-react/icons/droplets'
import Fan from 'lucide-react/icons/fan'
import Shield from 'lucide-react/icons/shield'
import WashingMachine from 'lucide-react/icons/washing-machine'
import Wrench from 'lucide-react/icons/wrench'
import Zap from 'lucide-react/icons/zap'
import { useState } from 'react'
import { Button } from '../display/Button.tsx'
import { CancelButton } from '../overlays/CancelButton.tsx'
import { Confirmation } from '../overlays/Confirmation.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { Field } from '../forms/Field.tsx'
import { priorityIcons } from '../icons/priority-icons.tsx'
import { RadioCards } from '../forms/RadioCards.tsx'
import { Select } from '../forms/Select.tsx'
import { Switch } from '../forms/Switch.tsx'
import { TextArea } from '../forms/TextArea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { toast } from '../feedback/toast.ts'
import { Panel, Row } from './Panel.tsx'
import { RequestDialog } from './RequestDialog.tsx'

const categories = [
  { value: 'plumbing', label: 'Plumbing', icon: Droplets },
  { value: 'electrical', label: 'Electrical', icon: Zap },
  { value: 'hvac', label: 'HVAC', icon: Fan },
  { value: 'appliances', label: 'Appliances', icon: WashingMachine },
  { value: 'security', label: 'Security', icon: Shield },
  { value: 'general', label: 'General', icon: Wrench },
] as const
const priorities = [
  { value: 'low', label: 'Low', detail: 'can wait a few days', icon: priorityIcons.low },
  { value: 'normal', label: 'Normal', detail: 'within a week', icon: priorityIcons.normal },
  { value: 'high', label: 'High', detail: 'within 24-48 hours', icon: priorityIcons.high },
  { value: 'urgent', label: 'Urgent', detail: 'immediate attention', icon: priorityIcons.urgent },
]
const times = [
  { value: 'any', label: 'Any time' },
  { value: 'morning', label: 'In the morning' },
] as const

export function DialogsPanel() {
  const [open, setOpen] = useState<'form' | 'request' | 'remove' | null>(null)
  const [title, setTitle] = useState('')
  const [category, setCategory] = useState<string>('plumbing')
  const [priority, setPriority] = useState('high')
  const [time, setTime] = useState<string>('any')
  const close = () => {
    setOpen(null)
    setTitle('')
  }
  return (
    <Panel title="Dialogs">
      <Row>
        <Button onClick={() => setOpen('form')}>Submit Request</Button>
        <Button onClick={() => setOpen('request')}>View A-2454</Button>
        <Button variant="danger-outlined" onClick={() => setOpen('remove')}>
          Remove tenant
        </Button>
      </Row>
      <Dialog
        open={open === 'form'}
        onClose={close}
        title="Submit New Maintenance Request"
        status="Residence 2107 · we'll reply with a promised time"
        dirty={title !== ''}
        footer={
          <>
            <CancelButton />
            <Button
              variant="primary"
              onClick={() => {
                close()
                toast.success('Request submitted', "We'll reply with a promised time.")
              }}
            >
              Submit Request
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Field label="Request Title" required>
            <TextInput value={title} onChange={(event) => setTitle(event.target.value)} />
          </Field>
          <Field label="Category" radios>
            <RadioCards name="category" shape="tiles" choices={categories} value={category} onChange={setCategory} />
          </Field>
          <Field label="Priority" radios>
            <RadioCards name="priority" choices={priorities} value={priority} onChange={setPriority} />
          </Field>
          <Field label="Preferred time">
            <Select choices={times} value={time} onChange={setTime} />
          </Field>
          <Field label="Detailed Description" required>
            <TextArea rows={2} defaultValue="Slow drip from the joint under the sink. I put a bowl below it." />
          </Field>
          <Switch label="You may enter without me" hint="Weekdays 09:00 to 17:00, cat inside" defaultChecked />
        </div>
      </Dialog>
      <RequestDialog open={open === 'request'} onClose={() => setOpen(null)} />
      <Confirmation
        open={open === 'remove'}
        onClose={() => setOpen(null)}
        title="Remove Amara Okafor from 2107?"
        verb="Remove tenant"
        onConfirm={() => {
          setOpen(null)
          toast.success('Tenant removed')
        }}
      >
        Are you sure you want to remove this tenant from the unit? The assignment history keeps the record.
      </Confirmation>
    </Panel>
  )
}
