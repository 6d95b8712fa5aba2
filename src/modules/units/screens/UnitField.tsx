import { areaLabel } from '#platform/locale/measures.ts'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { Choice } from '#platform/ui/forms/choices.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { alarmSystems, balconyChoices, hvacTypes, lockTypes, unitCategories, unitStatuses } from '../choices.ts'
import type { TextField, UnitValues } from '../unit-values.ts'
import { words } from '../messages/en.ts'

type Props = { form: UseFormReturn<UnitValues>; field: TextField | 'keypadCode'; commercial: boolean }

const plain = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }))
const orUnknown = (values: readonly string[]): Choice[] => [{ value: '', label: words.notSet }, ...plain(values)]
const choices: Partial<Record<TextField | 'keypadCode', readonly Choice[]>> = {
  category: plain(unitCategories),
  status: plain(unitStatuses),
  balcony: orUnknown(balconyChoices),
  alarmSystem: orUnknown(alarmSystems),
  hvacType: orUnknown(hvacTypes),
  lockType: orUnknown(lockTypes),
}
/** The statuses with the labels for commercial units. */
const commercialStatuses = unitStatuses.map((value) => ({
  value,
  label: value === 'Occupied' || value === 'Vacant' ? words.commercialStatus[value] : value,
}))
const hints: Partial<Record<TextField | 'keypadCode', string>> = {
  status: words.statusHint,
  keypadCode: words.codeHint,
  keyNumbers: words.commasHint,
  utilityMeters: words.commasHint,
  parkingAllocation: words.stallsHint,
  storageLockers: words.lockersHint,
  renovationHistory: words.linesHint,
  damageHistory: words.linesHint,
}
const money = new Set<string>(['monthlyMaintenance', 'purchasePrice', 'currentValue'])
const whole = new Set<string>(['floor', 'bedrooms', 'balconyCount', 'parkingSpaces'])
const wide = new Set<string>(['renovationHistory', 'damageHistory', 'notes', 'parkingAllocation', 'storageLockers'])
const long = new Set<string>(['renovationHistory', 'damageHistory', 'notes'])
const required = new Set<string>(['unitNumber', 'floor'])

function unitFieldLabel(field: TextField | 'keypadCode'): string {
  if (field === 'squareFootage') return areaLabel(words.fields.squareFootage)
  return money.has(field) ? words.dollars(words.fields[field]) : words.fields[field]
}

/** One field of a unit's form. */
export function UnitField({ form, field, commercial }: Props) {
  const offered = field === 'status' && commercial ? commercialStatuses : choices[field]
  const label = unitFieldLabel(field)
  const { onChange, ...registered } = form.register(field)
  return (
    <Field
      label={label}
      required={required.has(field)}
      hint={hints[field]}
      error={form.formState.errors[field]?.message}
      className={wide.has(field) || field === 'status' ? 'sm:col-span-2' : ''}
    >
      {offered ? (
        <Controller
          control={form.control}
          name={field}
          render={({ field: { ref, value, onChange: choose, onBlur } }) => (
            <Select ref={ref} choices={offered} value={value} onChange={choose} onBlur={onBlur} />
          )}
        />
      ) : long.has(field) ? (
        <TextArea rows={2} {...registered} onChange={(event) => void onChange(event)} />
      ) : (
        <TextInput
          autoComplete="off"
          {...registered}
          onChange={(event) => void onChange(event)}
          {...(field === 'keypadCode' ? { maxLength: 6 } : { maxLength: field === 'unitNumber' ? 20 : 2000 })}
          {...(field === 'bathrooms' || field === 'squareFootage' || money.has(field)
            ? { inputMode: 'decimal' as const }
            : whole.has(field)
              ? { inputMode: 'numeric' as const }
              : {})}
        />
      )}
    </Field>
  )
}
