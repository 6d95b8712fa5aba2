import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { Users } from 'lucide-react'
import { Audience, audienceKinds } from '#occupancy/audience.ts'
import { audienceWords } from '#occupancy/audience-words.ts'
import { Field } from '#platform/screens/Field.tsx'
import { SearchMany } from '#platform/screens/SearchMany.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { useSettled } from '#platform/screens/use-settled.ts'
import type { Place } from '../announcement-parts.ts'
import { audienceOf, type AnnouncementValues, type NamedAudience } from '../announcement-values.ts'
import { words } from '../words.ts'
import { usePlaces, useReach } from './queries.ts'

const said = words.form
const kindChoices = audienceKinds.map((value) => ({
  value,
  label: audienceWords.kinds[value],
  detail: audienceWords.kindDetails[value],
}))

type Props = { form: UseFormReturn<AnnouncementValues>; disabled: boolean }

/** Whom it is for, and how many that is as things stand now. */
export function AudienceField({ form, disabled }: Props) {
  const [emergency, byMail, audience, floors, stacks, unitIds] = useWatch({
    control: form.control,
    name: ['emergency', 'byMail', 'audience', 'floors', 'stacks', 'unitIds'],
  })
  const values = { emergency, byMail, audience, floors, stacks, unitIds }
  const error = form.formState.errors.audience?.message
  const kind = values.emergency ? 'everyone' : values.audience
  return (
    <div className="grid gap-2">
      <Field label={said.audience} error={kind === values.audience ? error : undefined}>
        <Controller
          control={form.control}
          name="audience"
          render={({ field }) => (
            <Select {...field} value={kind} choices={kindChoices} disabled={disabled || values.emergency} />
          )}
        />
      </Field>
      {disabled || !['floors', 'stacks', 'units'].includes(kind) ? null : <Several form={form} kind={kind} />}
      <ReachLine values={values} />
    </div>
  )
}

const named = {
  floors: { name: 'floors', label: said.floors, add: said.addFloor },
  stacks: { name: 'stacks', label: said.stacks, add: said.addStack },
  units: { name: 'unitIds', label: said.units, add: said.addUnit },
} as const

function Several({ form, kind }: { form: Props['form']; kind: string }) {
  const places = usePlaces().data ?? []
  const { name, label, add } = named[kind as keyof typeof named]
  return (
    <Field label={label} group quiet>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <SearchMany
            label={label}
            add={add}
            none={said.nothingFound}
            remove={said.remove}
            choices={choicesOf(kind, places)}
            value={field.value}
            onChange={(next) => {
              field.onChange(next)
              form.clearErrors('audience')
            }}
          />
        )}
      />
    </Field>
  )
}

function choicesOf(kind: string, places: readonly Place[]) {
  if (kind === 'units') return places.map(({ unitId, unitNumber }) => ({ value: unitId, label: unitNumber }))
  if (kind === 'floors')
    return [...new Set(places.map(({ floor }) => floor))].map((floor) => ({
      value: String(floor),
      label: audienceWords.floor(String(floor)),
    }))
  const stacks = Map.groupBy(
    places.filter(({ stack }) => stack !== null),
    ({ stack }) => stack ?? '',
  )
  return [...stacks]
    .map(([stack, homes]) => ({
      value: stack,
      label: stack,
      detail: homes
        .map(({ unitNumber }) => unitNumber)
        .slice(0, 4)
        .join(', '),
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
}

function ReachLine({ values }: { values: NamedAudience & { byMail: boolean } }) {
  const audience = useSettled(JSON.stringify(audienceOf(values)), 250)
  const known = Audience.safeParse(JSON.parse(audience))
  const reach = useReach(known.success ? known.data : null)
  const people = reach.data
  const text = !known.success
    ? said.chooseToCount
    : reach.isError
      ? said.notCounted
      : people && !reach.isPlaceholderData
        ? [
            said.reaches(words.people(people.people), people.homes),
            ...(values.byMail || values.emergency
              ? [said.byLetter(values.emergency ? people.people : people.byMail)]
              : []),
          ].join(' · ')
        : said.counting
  return (
    <p role="status" className="tabular flex items-center gap-1.5 text-sm text-ink-2">
      <Users aria-hidden="true" size={15} className="shrink-0 text-ink-3" />
      {text}
    </p>
  )
}
