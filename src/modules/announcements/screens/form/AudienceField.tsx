import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import Users from 'lucide-react/icons/users'
import { audienceKinds } from '#occupancy/audience.ts'
import { audienceTexts } from '#occupancy/messages/audience.ts'
import { useReportedError } from '#platform/ui/data/reported-errors.ts'
import { ChoicesNotLoaded } from '#platform/ui/feedback/ChoicesNotLoaded.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { SearchMany } from '#platform/ui/forms/SearchMany.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { useDebounced } from '#platform/ui/hooks/use-debounced.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { AnnouncementAudience } from '../../announcement-audience.ts'
import type { Place, SelectedPerson } from '../../announcement-parts.ts'
import { audienceOf, type AnnouncementValues, type AudienceValues } from '../../announcement-values.ts'
import { announcementTexts } from '../../messages/index.ts'
import { officeWords } from '../../messages/office.ts'
import { FloorsField } from './FloorsField.tsx'
import { usePlaces, useReach } from '../queries.ts'

const texts = announcementTexts.en.form
const kindChoices = [...audienceKinds, 'people' as const].map((value) => ({
  value,
  label: audienceTexts.en.kinds[value],
  detail: audienceTexts.en.kindDetails[value],
}))

type Props = { form: UseFormReturn<AnnouncementValues>; disabled: boolean }

/** The audience, and how many residents it reaches at the moment. */
export function AudienceField({ form, disabled }: Props) {
  const [emergency, byMail, audience, floors, stacks, unitIds, userIds, people] = useWatch({
    control: form.control,
    name: ['emergency', 'byMail', 'audience', 'floors', 'stacks', 'unitIds', 'userIds', 'people'],
  })
  const values = { emergency, byMail, audience, floors, stacks, unitIds, userIds }
  const choices = people.length === 0 ? kindChoices.filter(({ value }) => value !== 'people') : kindChoices
  const error = form.formState.errors.audience?.message
  const kind = values.audience
  return (
    <div className="grid gap-2">
      <Field label={texts.audience} error={kind === 'floors' ? undefined : error}>
        <Controller
          control={form.control}
          name="audience"
          render={({ field }) => <Select {...field} choices={choices} disabled={disabled} />}
        />
      </Field>
      {disabled ? null : kind === 'floors' ? <Floors form={form} /> : null}
      {disabled || !['stacks', 'units'].includes(kind) ? null : <Several form={form} kind={kind} />}
      {disabled || kind !== 'people' ? null : <SelectedPeople form={form} people={people} />}
      <ReachLine values={values} />
    </div>
  )
}

function Floors({ form }: { form: Props['form'] }) {
  const list = usePlaces()
  return (
    <>
      <FloorsField form={form} places={list.data} />
      <ChoicesNotLoaded on={list} />
    </>
  )
}

/** The people who were selected in the list of residents, some of whom can be left out. */
const SelectedPeople = ({ form, people }: { form: Props['form']; people: readonly SelectedPerson[] }) => (
  <Field label={officeWords.people} group hideLabel>
    <Controller
      control={form.control}
      name="userIds"
      render={({ field }) => (
        <SearchMany
          label={officeWords.people}
          add={officeWords.addPerson}
          none={texts.nothingFound}
          remove={texts.remove}
          choices={people.map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
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

const named = {
  stacks: { name: 'stacks', label: texts.stacks, add: texts.addStack },
  units: { name: 'unitIds', label: texts.units, add: texts.addUnit },
} as const

function Several({ form, kind }: { form: Props['form']; kind: string }) {
  const list = usePlaces()
  const places = list.data ?? []
  const { name, label, add } = named[kind as keyof typeof named]
  return (
    <Field label={label} group hideLabel>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <SearchMany
            label={label}
            add={add}
            none={texts.nothingFound}
            remove={texts.remove}
            choices={choicesOf(kind, places)}
            value={field.value}
            onChange={(next) => {
              field.onChange(next)
              form.clearErrors('audience')
            }}
          />
        )}
      />
      <ChoicesNotLoaded on={list} />
    </Field>
  )
}

function choicesOf(kind: string, places: readonly Place[]) {
  if (kind === 'units') return places.map(({ unitId, unitNumber }) => ({ value: unitId, label: unitNumber }))
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

function ReachLine({ values }: { values: AudienceValues & { byMail: boolean; emergency: boolean } }) {
  const words = useTexts(announcementTexts)
  const audience = useDebounced(JSON.stringify(audienceOf(values)), 250)
  const parsed = AnnouncementAudience.safeParse(JSON.parse(audience))
  const reach = useReach(parsed.success ? parsed.data : null)
  useReportedError(reach.error)
  const people = reach.data
  const text = !parsed.success
    ? texts.chooseToCount
    : reach.isError
      ? texts.notCounted
      : people && !reach.isPlaceholderData
        ? [
            texts.reaches(words.people(people.people), people.homes),
            ...(parsed.data.kind === 'people' && parsed.data.userIds.length > people.people
              ? [officeWords.withoutHome(parsed.data.userIds.length - people.people)]
              : []),
            ...(values.byMail || values.emergency
              ? [texts.byEmail(values.emergency ? people.people : people.byMail)]
              : []),
          ].join(' · ')
        : texts.counting
  return (
    <p role="status" className="tabular flex items-center gap-1.5 text-sm text-ink-2">
      <Users aria-hidden="true" size={15} className="shrink-0 text-ink-3" />
      {text}
    </p>
  )
}
