import { useEffect, useState } from 'react'
import { type Audience, type AudienceKind, audienceKinds } from '#occupancy/audience.ts'
import { audienceTexts } from '#occupancy/messages/audience.ts'
import { ChoicesNotLoaded } from '#platform/ui/feedback/ChoicesNotLoaded.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useUnits } from '#tower/screens/queries.ts'
import { words } from './messages/audience-field.ts'
import { audienceText, readFloors, readStacks, readUnits } from '#occupancy/audience-text.ts'

const choices = audienceKinds.map((value) => ({
  value,
  label: audienceTexts.en.kinds[value],
  detail: audienceTexts.en.kindDetails[value],
}))

type Props = { value: Audience; onChange: (audience: Audience) => void; error?: string | undefined }

/** The choice of an audience; for floors, stacks and units, a field that names them. */
export function AudienceField({ value, onChange, error }: Props) {
  const { kind } = value
  const units = useUnits(kind === 'units')
  const homes = units.data
  const [text, setText] = useState(() => audienceText(value, []))
  const named = kind === 'floors' || kind === 'stacks' || kind === 'units' ? kind : null
  const found = named ? read(named, text, homes ?? []) : null
  // Until the list is loaded, every number would count as unknown.
  const unknown = kind === 'units' && !homes ? [] : (found?.unknown ?? [])
  // Unit numbers can be checked only once the list is loaded: saved ones are formatted, typed ones parsed again.
  useEffect(() => {
    if (!homes || value.kind !== 'units') return
    if (text === '') setText(audienceText(value, homes))
    else onChange(readUnits(text, homes).audience)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [homes !== undefined])
  const type = (input: string) => {
    setText(input)
    if (named) onChange(read(named, input, homes ?? []).audience)
  }
  const choose = (next: AudienceKind) => {
    setText('')
    if (next === 'floors' || next === 'stacks' || next === 'units') onChange(read(next, '', homes ?? []).audience)
    else onChange({ kind: next })
  }
  return (
    <>
      <Field label={words.label} error={named ? undefined : error}>
        <Select choices={choices} value={kind} onChange={choose} />
      </Field>
      {named ? (
        <Field
          label={words[named]}
          required
          hint={words[`${named}Hint`]}
          error={unknown.length > 0 ? words.unknown(unknown) : error}
        >
          <TextInput value={text} autoComplete="off" maxLength={2000} onChange={(event) => type(event.target.value)} />
          <ChoicesNotLoaded on={units} />
        </Field>
      ) : null}
    </>
  )
}

function read(kind: 'floors' | 'stacks' | 'units', text: string, homes: readonly { id: string; unitNumber: string }[]) {
  if (kind === 'floors') return readFloors(text)
  return kind === 'stacks' ? readStacks(text) : readUnits(text, homes)
}
