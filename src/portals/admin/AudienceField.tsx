import { useEffect, useState } from 'react'
import { type Audience, type AudienceKind, audienceKinds } from '#occupancy/audience.ts'
import { audienceWords } from '#occupancy/audience-words.ts'
import { Field } from '#platform/screens/Field.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { useUnits } from '#tower/screens/queries.ts'
import { words } from './audience-field-words.ts'
import { audienceText, readFloors, type ReadAudience, readStacks, readUnits } from '#occupancy/audience-text.ts'

const choices = audienceKinds.map((value) => ({
  value,
  label: audienceWords.kinds[value],
  detail: audienceWords.kindDetails[value],
}))

type Props = { value: Audience; onChange: (audience: Audience) => void; error?: string | undefined }

/** Whom something is for: a choice, and for floors, stacks and units a line that names them. */
export function AudienceField({ value, onChange, error }: Props) {
  const { kind } = value
  const homes = useUnits(kind === 'units').data
  const known = homes ?? []
  const [text, setText] = useState(() => audienceText(value, known))
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const named = kind === 'floors' || kind === 'stacks' || kind === 'units' ? kind : null
  // Numbers of units are known only once the list is there.
  useEffect(() => {
    if (homes && value.kind === 'units' && text === '') setText(audienceText(value, homes))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [homes])
  const take = (read: ReadAudience) => {
    setUnknown(read.unknown)
    onChange(read.audience)
  }
  const type = (typed: string) => {
    setText(typed)
    if (named) take(read(named, typed, known))
  }
  const choose = (next: AudienceKind) => {
    setText('')
    if (next === 'floors' || next === 'stacks' || next === 'units') take(read(next, '', known))
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
        </Field>
      ) : null}
    </>
  )
}

function read(kind: 'floors' | 'stacks' | 'units', text: string, homes: readonly { id: string; unitNumber: string }[]) {
  if (kind === 'floors') return readFloors(text)
  return kind === 'stacks' ? readStacks(text) : readUnits(text, homes)
}
