import type { ComponentProps } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { TextField } from '#platform/screens/TextField.tsx'
import { words } from '../words.ts'

export type TextName = keyof typeof words.fields
type Props<Values extends FieldValues> = Omit<ComponentProps<typeof TextField<Values>>, 'label' | 'name'> & {
  name: TextName & Path<Values>
}

/** One text of a form about a resident, under its label. */
export const FormText = <Values extends FieldValues>(props: Props<Values>) => (
  <TextField {...props} label={words.fields[props.name]} />
)
