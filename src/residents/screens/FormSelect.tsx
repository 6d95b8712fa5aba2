import type { ComponentProps } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { ChoiceField } from '#platform/screens/ChoiceField.tsx'
import { words } from '../words.ts'
import type { TextName } from './FormText.tsx'

type Props<Values extends FieldValues> = Omit<ComponentProps<typeof ChoiceField<Values>>, 'label' | 'name'> & {
  name: TextName & Path<Values>
}

/** One choice of a form about a resident, under its label. */
export const FormSelect = <Values extends FieldValues>(props: Props<Values>) => (
  <ChoiceField {...props} label={words.fields[props.name]} />
)
