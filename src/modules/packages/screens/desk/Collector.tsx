import { Field } from '#platform/ui/forms/Field.tsx'
import { RadioCards } from '#platform/ui/forms/RadioCards.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import type { CollectorKind } from '../../choices.ts'
import { deskScreenWords } from '../../messages/desk-screens.ts'

const words = deskScreenWords.handOver

export type CollectorValues = {
  kind: CollectorKind
  name: string
  /** The name was chosen from a list, not typed. */
  isListed?: boolean
}

/** The recipient, or the authorised person who is at the desk. */
export const noCollector = (name?: string): CollectorValues =>
  name === undefined ? { kind: 'recipient', name: '' } : { kind: 'authorised', name, isListed: true }

type Props = {
  values: CollectorValues
  onChange: (values: CollectorValues) => void
  authorised: readonly string[]
  household: readonly string[]
  error?: string | undefined
}

/** The value of a choice: a kind, with a name where people are listed. */
const valueOf = ({ kind, name, isListed }: CollectorValues) => (isListed ? `${kind} ${name}` : kind)

/** Who is at the desk. People whom the building knows are chosen by name; anyone else is typed. */
export function Collector({ values, onChange, authorised, household, error }: Props) {
  const listed = (kind: CollectorKind, names: readonly string[], detail: string) =>
    names.map((name) => ({ values: { kind, name, isListed: true }, label: name, detail }))
  const choices = [
    { values: { kind: 'recipient' as const, name: '' }, label: words.recipient },
    ...listed('household', household, words.livesThere),
    ...listed('authorised', authorised, words.authorised),
    { values: { kind: 'household' as const, name: '' }, label: words.household(household.length > 0) },
    { values: { kind: 'other' as const, name: '' }, label: words.other },
  ].map((choice) => ({ ...choice, value: valueOf(choice.values) }))
  const choose = (chosen: string) => {
    const found = choices.find(({ value }) => value === chosen)
    if (found) onChange(found.values)
  }
  const isTyped = !values.isListed && values.kind !== 'recipient'
  return (
    <>
      <Field label={words.who} radios error={isTyped ? undefined : error}>
        <RadioCards name="collector" choices={choices} value={valueOf(values)} onChange={choose} />
      </Field>
      {isTyped ? (
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
