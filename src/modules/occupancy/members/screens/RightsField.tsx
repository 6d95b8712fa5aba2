import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { HouseholdRight } from '#platform/household-rights.ts'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { memberTexts } from '../messages/index.ts'

type Props<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, 'formState' | 'register'>
  name: Path<Values>
  /** The rights that the person has to give. */
  offered: readonly HouseholdRight[]
}

/** What a member of the household may use, as check boxes. */
export function RightsField<Values extends FieldValues>({ form, name, offered }: Props<Values>) {
  const words = useTexts(memberTexts)
  const error = form.formState.errors[name]?.message
  return (
    <Field group label={words.mayDo} error={typeof error === 'string' ? error : undefined} className="md:col-span-2">
      <div className="grid gap-2.5">
        {offered.map((right) => (
          <Checkbox
            key={right}
            value={right}
            label={words.rights[right].label}
            hint={words.rights[right].hint}
            {...form.register(name)}
          />
        ))}
      </div>
    </Field>
  )
}
