import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { Choice } from '#platform/ui/forms/choices.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'

type Props<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, 'formState' | 'control'>
  name: Path<Values>
  label: string
  choices: readonly Choice[]
  /** The placeholder of the search, and the text when nothing matches. */
  find: string
  none: string
  placeholder?: string
  /** Called after the form has the value. */
  onChosen?: (value: string) => void
}

/** A labelled, required select of a form with a searchable list, and its error. */
export function SearchField<Values extends FieldValues>({
  form,
  name,
  label,
  choices,
  onChosen,
  ...texts
}: Props<Values>) {
  const error = form.formState.errors[name]?.message
  return (
    <Field label={label} required error={typeof error === 'string' ? error : undefined}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { ref, value, onChange } }) => (
          <SearchSelect
            {...texts}
            ref={ref}
            choices={choices}
            value={value}
            onChange={(chosen) => {
              onChange(chosen)
              onChosen?.(chosen)
            }}
          />
        )}
      />
    </Field>
  )
}
