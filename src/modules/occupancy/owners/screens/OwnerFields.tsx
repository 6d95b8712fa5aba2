import { useState } from 'react'
import { Controller, type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import Trash2 from 'lucide-react/icons/trash'
import { DateField } from '#platform/ui/dates/DateField.tsx'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { PhoneInput } from '#platform/ui/forms/PhoneInput.tsx'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { useDebounced } from '#platform/ui/hooks/use-debounced.ts'
import type { OwnersValues } from '../owner-values.ts'
import { ownerWords as words } from '../messages/office.ts'
import { useResidentsToOwn } from './queries.ts'

type Form = UseFormReturn<OwnersValues>
type Props = { form: Form; at: number; knownName: string; onRemove: () => void }

const kinds = (['resident', 'person', 'company'] as const).map((value) => ({ value, label: words.kinds[value] }))

/** The fields of one owner: a resident of the building, another person, or a company. */
export function OwnerFields({ form, at, knownName, onRemove }: Props) {
  const name = `owners.${at}` as const
  const who = useWatch({ control: form.control, name: `${name}.who` })
  const typedName = useWatch({ control: form.control, name: `${name}.name` })
  return (
    <div role="group" aria-label={words.owner(at + 1)} className="rounded-lg bg-sunken px-4 pt-3 pb-4 md:col-span-2">
      <div className="mb-2 flex items-center justify-between gap-2">
        <p className="text-sm font-[575]">{words.owner(at + 1)}</p>
        <IconButton small icon={Trash2} label={words.remove(typedName)} onClick={onRemove} />
      </div>
      <div className="grid gap-x-5 gap-y-3.5 md:grid-cols-2">
        <Field label={words.who}>
          <Controller
            control={form.control}
            name={`${name}.who`}
            render={({ field: { ref, value, onChange, onBlur } }) => (
              <Select ref={ref} choices={kinds} value={value} onChange={onChange} onBlur={onBlur} />
            )}
          />
        </Field>
        {who === 'resident' ? (
          <ResidentField form={form} at={at} knownName={knownName} />
        ) : (
          <OwnerText form={form} name={`${name}.name`} label={words.fields.name} required />
        )}
        {who === 'company' ? (
          <OwnerText form={form} name={`${name}.contactName`} label={words.fields.contactName} />
        ) : null}
        {who === 'resident' ? null : (
          <>
            <OwnerText form={form} name={`${name}.email`} label={words.fields.email} kind="email" />
            <OwnerText form={form} name={`${name}.phone`} label={words.fields.phone} kind="phone" />
          </>
        )}
        <OwnerText form={form} name={`${name}.share`} label={words.fields.share} hint={words.shareHint} />
        <DateField form={form} name={`${name}.since`} label={words.fields.since} />
        <OwnerText form={form} name={`${name}.address`} label={words.fields.address} className="md:col-span-2" />
        {who === 'resident' ? (
          <div className="md:col-span-2">
            <Checkbox label={words.getsAnnouncements} {...form.register(`${name}.getsAnnouncements`)} />
          </div>
        ) : null}
      </div>
    </div>
  )
}

type TextProps = {
  form: Form
  name: Path<OwnersValues>
  label: string
  kind?: 'text' | 'email' | 'phone'
  required?: boolean
  hint?: string
  className?: string
}

function OwnerText({ form, name, label, kind = 'text', required = false, hint, className }: TextProps) {
  const error = form.getFieldState(name, form.formState).error?.message
  const wiring = form.register(name)
  return (
    <Field label={label} required={required} hint={hint} error={error} {...(className ? { className } : {})}>
      {kind === 'phone' ? (
        <PhoneInput autoComplete="off" {...wiring} />
      ) : (
        <TextInput type={kind} autoComplete="off" maxLength={500} {...wiring} />
      )}
    </Field>
  )
}

/** A search among the residents of the building. */
function ResidentField({ form, at, knownName }: { form: Form; at: number; knownName: string }) {
  const [search, setSearch] = useState('')
  const found = useResidentsToOwn(useDebounced(search, 250))
  const name = `owners.${at}.residentId` as const
  const chosen = useWatch({ control: form.control, name })
  const choices = (found.data?.rows ?? []).map(({ id, fullName, units }) => ({
    value: id,
    label: fullName,
    detail: units.map(({ unitNumber }) => unitNumber).join(', '),
  }))
  const isListed = chosen === '' || choices.some(({ value }) => value === chosen)
  return (
    <Field label={words.fields.residentId} required error={form.getFieldState(name, form.formState).error?.message}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { ref, value, onChange } }) => (
          <SearchSelect
            ref={ref}
            choices={isListed ? choices : [{ value: chosen, label: knownName }, ...choices]}
            list={found}
            value={value || null}
            onChange={onChange}
            onSearch={setSearch}
            find={words.findResident}
            none={words.chooseResident}
            placeholder={words.chooseResident}
          />
        )}
      />
    </Field>
  )
}
