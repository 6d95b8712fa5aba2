import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTexts } from '#platform/ui/data/language.ts'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { longestPlate } from '../../choices.ts'
import { visitorTexts } from '../../messages/index.ts'
import type { OwnVisitors } from '../../own-contract.ts'
import type { PassValues } from '../../schemas.ts'

/** A visitor stall for the car of the guests, with what is left of the share of the home. */
export function CarFields({
  form,
  share,
}: {
  form: UseFormReturn<PassValues>
  share: OwnVisitors['stalls'][number] | undefined
}) {
  const { form: words } = useTexts(visitorTexts)
  const hasCar = useWatch({ control: form.control, name: 'hasCar' })
  const { used = 0, perMonth = 0 } = share ?? {}
  return (
    <>
      <Controller
        control={form.control}
        name="hasCar"
        render={({ field: { value, onChange } }) => (
          <Checkbox
            className="md:col-[1/-1]"
            label={words.hasCar}
            hint={words.hasCarHint(Math.max(0, perMonth - used), perMonth)}
            checked={value}
            onChange={onChange}
          />
        )}
      />
      {hasCar ? <TextField form={form} name="plate" label={words.plate} required maxLength={longestPlate} /> : null}
    </>
  )
}
