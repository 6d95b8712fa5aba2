import type { ReactNode } from 'react'
import { Controller, type FieldPathByValue, type FieldValues, type UseFormReturn } from 'react-hook-form'

/** Renders a field that the form's module does not know, because the field needs other modules. */
export type DrawField<Value> = (field: {
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
}) => ReactNode

type Props<Values extends FieldValues, Value> = {
  form: UseFormReturn<Values>
  name: FieldPathByValue<Values, Value>
  draw: DrawField<Value>
  /** One field among the others, in place of several over the whole width. */
  single?: boolean
}

/** A field of a form that the portal renders. */
export function DrawnField<Values extends FieldValues, Value>({
  form,
  name,
  draw,
  single = false,
}: Props<Values, Value>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <div className={single ? 'contents' : 'grid gap-4 md:col-[1/-1] md:grid-cols-2'}>
          {draw({ value: field.value, onChange: field.onChange, error: errorText(fieldState.error) })}
        </div>
      )}
    />
  )
}

/** The error of a value with several parts is nested one level down. */
function errorText(error: object | undefined): string | undefined {
  if (!error) return undefined
  const found = [error, ...Object.values(error)].find(
    (one): one is { message: string } => typeof one === 'object' && one !== null && typeof one.message === 'string',
  )
  return found?.message
}
