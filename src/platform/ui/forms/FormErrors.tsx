import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { platformTexts } from '../../language/messages/index.ts'
import { Notice } from '../feedback/Notice.tsx'
import { useTexts } from '../data/language.ts'

type Props<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, 'formState' | 'setFocus'>
  /** The visible label of each field, in the order of the screen. */
  labels: Partial<Record<Path<Values>, string>>
  title: string
}

/** Above a form: the server's error for the whole form, or the list of invalid fields if there are several. */
export function FormErrors<Values extends FieldValues>({ form, labels, title }: Props<Values>) {
  const words = useTexts(platformTexts)
  const { errors } = form.formState
  const wrong = (Object.keys(labels) as Path<Values>[]).filter((name) => name.split('.').reduce<unknown>(at, errors))
  const rejected = errors.root?.message ?? errors.root?.['server']?.message
  if (rejected)
    return (
      <Notice live tone="danger">
        {rejected}
      </Notice>
    )
  if (wrong.length < 2) return null
  return (
    <Notice live tone="danger" title={title}>
      {words.fixFields(wrong)}{' '}
      {wrong.map((name, index) => (
        <span key={name}>
          <button
            type="button"
            onClick={() => form.setFocus(name)}
            className="underline underline-offset-2 hover:no-underline"
          >
            {labels[name]}
          </button>
          {index < wrong.length - 1 ? ', ' : '.'}
        </span>
      ))}
    </Notice>
  )
}

const at = (value: unknown, key: string) => (value as Record<string, unknown> | undefined)?.[key]
