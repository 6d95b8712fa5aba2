import type { ReactNode } from 'react'
import { Controller, type FieldPathByValue, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { words } from '../messages/en.ts'

type AssetFieldName = 'parkingStalls' | 'lockerNumbers'
/** Renders the choice of stalls or lockers, whose records this module does not know. */
export type DrawAssets = (field: {
  name: AssetFieldName
  label: string
  /** The numbers, separated by commas. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}) => ReactNode

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  name: AssetFieldName & FieldPathByValue<Values, string>
  draw: DrawAssets
}

/** The stalls or lockers of a resident in a form. */
export const AssetField = <Values extends FieldValues>({ form, name, draw }: Props<Values>) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field, fieldState }) => (
      <>
        {draw({
          name,
          label: words.fields[name],
          value: field.value,
          onChange: field.onChange,
          error: fieldState.error?.message,
        })}
      </>
    )}
  />
)
