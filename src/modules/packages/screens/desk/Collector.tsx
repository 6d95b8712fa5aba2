import { Field } from '#platform/ui/forms/Field.tsx'
import { RadioCards } from '#platform/ui/forms/RadioCards.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import type { CollectorKind } from '../../choices.ts'
import { deskScreenWords } from '../../messages/desk-screens.ts'

const words = deskScreenWords.handOver

export type CollectorValues = { kind: CollectorKind; name: string }

/** The recipient, or the authorised person who is at the desk. */
export const noCollector = (name?: string): CollectorValues =>
  name === undefined ? { kind: 'recipient', name: '' } : { kind: 'authorised', name }

type Props = {
  values: CollectorValues
  onChange: (values: CollectorValues) => void
  authorised: readonly string[]
  error?: string | undefined
}

/** Who is at the desk. Authorised people are chosen by name; anyone else is typed. */
export function Collector({ values, onChange, authorised, error }: Props) {
  const choices = [
    { value: 'recipient', label: words.recipient },
    ...authorised.map((name) => ({ value: `authorised ${name}`, label: name, detail: words.authorised })),
    { value: 'household', label: words.household },
    { value: 'other', label: words.other },
  ]
  const value = values.kind === 'authorised' ? `authorised ${values.name}` : values.kind
  const choose = (chosen: string) => {
    const [, name] = /^authorised (.*)$/.exec(chosen) ?? []
    if (name === undefined) onChange({ kind: chosen as CollectorKind, name: '' })
    else onChange({ kind: 'authorised', name })
  }
  return (
    <>
      <Field
        label={words.who}
        radios
        error={values.kind === 'recipient' || values.kind === 'authorised' ? error : undefined}
      >
        <RadioCards name="collector" choices={choices} value={value} onChange={choose} />
      </Field>
      {values.kind === 'household' || values.kind === 'other' ? (
        <Field label={words.name} hint={words.nameHint} required error={error}>
          <TextInput
            large
            maxLength={100}
            value={values.name}
            onChange={({ target }) => onChange({ ...values, name: target.value })}
          />
        </Field>
      ) : null}
    </>
  )
}
