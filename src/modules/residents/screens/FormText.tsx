import type { ComponentProps } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { DrawField } from '#platform/ui/forms/DrawnField.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { words } from '../messages/en.ts'

/** Renders the choice of stalls and lockers, whose records this module does not know; the numbers are separated by commas. */
export type DrawAssets = Record<'parkingStalls' | 'lockerNumbers', DrawField<string>>

export type TextName = keyof typeof words.fields
type Props<Values extends FieldValues> = Omit<ComponentProps<typeof TextField<Values>>, 'label' | 'name'> & {
  name: TextName & Path<Values>
}

/** A labelled text field of a form about a resident. */
export const FormText = <Values extends FieldValues>(props: Props<Values>) => (
  <TextField {...props} label={words.fields[props.name]} />
)
