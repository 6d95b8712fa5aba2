import { useState } from 'react'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Field } from '../forms/Field.tsx'
import { FilterSelect } from '../lists/FilterSelect.tsx'
import { PasswordInput } from '../forms/PasswordInput.tsx'
import { PhoneInput } from '../forms/PhoneInput.tsx'
import { SearchInput } from '../lists/SearchInput.tsx'
import { Select } from '../forms/Select.tsx'
import { Switch } from '../forms/Switch.tsx'
import { TextArea } from '../forms/TextArea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { Panel, Row } from './Panel.tsx'

const states = [
  { value: 'active', label: 'Active' },
  { value: 'invited', label: 'Invited', detail: "Hasn't set a password yet" },
  { value: 'suspended', label: 'Suspended' },
] as const
const units = [
  { value: '2107', label: '2107' },
  { value: '2408', label: '2408' },
] as const
const priorities = [
  { value: 'all', label: 'All' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
] as const

export function FieldsPanel() {
  const [state, setState] = useState<string>('active')
  const [unit, setUnit] = useState<string | null>(null)
  const [priority, setPriority] = useState<string>('high')
  const [search, setSearch] = useState('')
  return (
    <Panel title="Fields">
      <div className="grid grid-cols-1 gap-x-3.5 gap-y-3.5 sm:grid-cols-2">
        <Field label="Full name" required>
          <TextInput defaultValue="Amara Okafor" />
        </Field>
        <Field label="Primary phone" error="Primary phone number must be exactly 10 digits">
          <PhoneInput defaultValue="55501021" />
        </Field>
        <Field label="Status">
          <Select choices={states} value={state} onChange={setState} />
        </Field>
        <Field label="Unit" optional>
          <Select choices={units} value={unit} onChange={setUnit} placeholder="Choose a unit" />
        </Field>
        <Field label="Password" hint="At least 8 characters">
          <PasswordInput defaultValue="river-stone" />
        </Field>
        <Field label="Account number">
          <TextInput defaultValue="Not yet known" disabled />
        </Field>
        <Field label="Notes" className="sm:col-span-2">
          <TextArea defaultValue="Prefers to be called after six." />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-2 pt-1.5">
        <SearchInput className="w-59" label="Search by name, email, or phone" value={search} onChange={setSearch} />
        <FilterSelect label="Priority" choices={priorities} value={priority} onChange={setPriority} />
      </div>
      <Row>
        <Checkbox label="Smoke Detector" defaultChecked />
        <Checkbox label="Heat Detector" />
        <Switch label="Entry allowed" defaultChecked />
        <Switch label="Entry not allowed" />
      </Row>
    </Panel>
  )
}
