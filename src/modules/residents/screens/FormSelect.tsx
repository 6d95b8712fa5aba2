import type { ComponentProps } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { words } from '../messages/en.ts'
import type { TextName } from './FormText.tsx'

type Props<Values extends FieldValues> = Omit<ComponentProps<typeof ChoiceField<Values>>, 'label' | 'name'> & {
  name: TextName & Path<Values>
}

/** A labelled select of a form about a resident. */
export const FormSelect = <Values extends FieldValues>(props: Props<Values>) => (
  <ChoiceField {...props} label={words.fields[props.name]} />
)
