import { useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import type { Place } from '../../announcement-parts.ts'
import type { AnnouncementValues } from '../../announcement-values.ts'
import { formatFloors, parseFloors } from '../../floor-ranges.ts'
import { announcementTexts } from '../../messages/index.ts'

const texts = announcementTexts.en.form

type Props = { form: UseFormReturn<AnnouncementValues>; places: readonly Place[] | undefined }

/** The floors of an audience, typed as numbers and ranges: `10-14, 20`. */
export function FloorsField({ form, places }: Props) {
  return (
    <Controller
      control={form.control}
      name="floors"
      render={({ field }) => (
        <TypedFloors
          value={field.value}
          places={places}
          error={form.formState.errors.audience?.message}
          onChange={(floors) => {
            field.onChange(floors)
            form.clearErrors('audience')
          }}
        />
      )}
    />
  )
}

type TypedProps = {
  value: readonly string[]
  places: Props['places']
  error: string | undefined
  onChange: (floors: string[]) => void
}

function TypedFloors({ value, places, error, onChange }: TypedProps) {
  const [typed, setTyped] = useState(() => formatFloors(value.map(Number)))
  const floors = parseFloors(typed)
  const known = new Set(places?.map(({ floor }) => floor))
  const empty = places === undefined ? [] : (floors ?? []).filter((floor) => !known.has(floor))
  const problem = floors === null ? texts.badFloors : empty.length > 0 ? texts.noSuchFloors(formatFloors(empty)) : error
  return (
    <Field label={texts.floorsTyped} required hint={texts.floorsHint} error={problem}>
      <TextInput
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value)
          // What cannot be read reaches nobody, instead of those who were typed before.
          onChange((parseFloors(event.target.value) ?? []).map(String))
        }}
      />
    </Field>
  )
}
