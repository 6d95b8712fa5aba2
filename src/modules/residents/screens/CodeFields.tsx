import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { codeWords } from '../messages/code.ts'
import type { Resident } from '../resident.ts'
import { type ResidentValues, valuesOf } from '../resident-values.ts'
import { FormText } from './FormText.tsx'

/** The codes of a home, in the form of a profile; if the resident has several homes, those of the chosen one. */
export function CodeFields({ form, resident }: { form: UseFormReturn<ResidentValues>; resident: Resident }) {
  const { units } = resident
  const unitId = useWatch({ control: form.control, name: 'unitId' })
  if (units.length === 0) return <p className="text-ink-2 lg:col-span-2">{codeWords.noHomeHelp}</p>
  const showCodesOf = (chosen: string) => {
    const { unitAccessCode, storageLockerAccessCode } = valuesOf(resident, chosen)
    form.setValue('unitId', chosen)
    form.resetField('unitAccessCode', { defaultValue: unitAccessCode })
    form.resetField('storageLockerAccessCode', { defaultValue: storageLockerAccessCode })
  }
  return (
    <>
      {units.length > 1 && (
        <Field label={codeWords.home} hint={codeWords.homeHint} className="lg:col-span-2">
          <Select
            value={unitId}
            choices={units.map(({ id, unitNumber }) => ({ value: id, label: unitNumber }))}
            onChange={showCodesOf}
          />
        </Field>
      )}
      <FormText form={form} name="unitAccessCode" maxLength={6} />
      <FormText form={form} name="storageLockerAccessCode" maxLength={6} />
    </>
  )
}
