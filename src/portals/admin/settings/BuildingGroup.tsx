import { Fragment, useEffect, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { profileChanges, profileValues, parseProfile, type ProfileValues } from '#building/profile-values.ts'
import type { ProfileChanges, ProfileField, ProfileRecord } from '#building/profile-contract.ts'
import { profileWords } from '#building/messages/profile.ts'
import { useBuildingProfile, useChangeProfile } from '#building/screens/settings-queries.ts'
import { formatWeight } from '#platform/locale/measures.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { hasChanged } from '#platform/ui/data/operation.ts'
import { useDeferredData } from '#platform/ui/data/loading/use-deferred-data.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { FormErrors } from '#platform/ui/forms/FormErrors.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUnsaved } from '#platform/ui/forms/unsaved.ts'
import { useUndoOfArea } from '#platform/ui/feedback/use-undo-of-area.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { toText, changedFields } from '#settings/changed-field.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import { RecentChanges, type DescribeChange } from '#settings/screens/RecentChanges.tsx'
import { buildingWords as words } from './messages/building.ts'
import { PreviewBar } from './pages/PreviewBar.tsx'
import { LogoFields } from './brand/LogoFields.tsx'
import { ZoneField } from './hours/ZoneField.tsx'
import { isChosenField, isLocaleField, LocaleField, shownLocaleValue } from './locale/LocaleField.tsx'
import { LanguagesField } from './locale/LanguagesField.tsx'
import { LocaleExamples } from './locale/LocaleExamples.tsx'

const labels = profileWords.fields
const labelOf = (key: string) => labels[key as ProfileField] ?? key
const shown = (value: unknown, key: string) =>
  key.endsWith('Phone') && typeof value === 'string'
    ? shownPhone(value)
    : key === 'petLimitLbs' && typeof value === 'number'
      ? formatWeight(value, 'en')
      : key === 'accentColour' && value === null
        ? words.colour.product
        : key === 'logo' || key === 'logoOnDark'
          ? words.logo.shown[value === null ? key : 'own']
          : (shownLocaleValue(key, value) ?? toText(value))
const describe: DescribeChange = ({ before, after }) => changedFields(before, after, labelOf, shown)

const resolverOf =
  (record: ProfileRecord): Resolver<ProfileValues> =>
  (values) => {
    const read = parseProfile(values, record)
    if ('fields' in read) return { values, errors: {} }
    const errors = Object.entries(read.wrong).map(([name, message]) => [name, { type: 'invalid', message }])
    return { values: {}, errors: Object.fromEntries(errors) }
  }

/** The building's profile: its name, address and contacts; or only some of its fields, for a step of the set-up. */
export function BuildingGroup({ fields }: { fields?: readonly ProfileField[] }) {
  const profile = useBuildingProfile()
  const record = useDeferredData(profile.data)
  if (!record) return <Waiting on={profile} words={words.loading} />
  if (fields) return <ProfileForm record={record} groups={groupsWith(fields)} />
  return (
    <div className="grid gap-4.5">
      <p className="max-w-[72ch] text-ink-2">{words.lead}</p>
      <ProfileForm record={record} groups={words.groups} />
      <RecentChanges area="building" describe={describe} />
    </div>
  )
}

type FieldGroup = { title: string; fields: readonly ProfileField[] }

/** The groups with these fields only. */
const groupsWith = (shown: readonly ProfileField[]): FieldGroup[] =>
  words.groups
    .map(({ title, fields }) => ({ title, fields: fields.filter((field) => shown.includes(field)) }))
    .filter(({ fields }) => fields.length > 0)

function ProfileForm({ record, groups }: { record: ProfileRecord; groups: readonly FieldGroup[] }) {
  const change = useChangeProfile()
  const undo = useUndoOfArea('building')
  const form = useForm<ProfileValues>({ resolver: resolverOf(record), defaultValues: profileValues(record) })
  const [pendingChanges, setPendingChanges] = useState<ProfileChanges | null>(null)
  const { isDirty } = form.formState
  useUnsaved(isDirty)
  useEffect(() => form.reset(profileValues(record), { keepDirtyValues: true }), [form, record])

  const preview = (values: ProfileValues) => {
    const read = parseProfile(values, record)
    if (!('fields' in read)) return
    const changes = profileChanges(read.fields, record)
    if (Object.keys(changes).length === 0) return toast.info(words.nothing)
    change.reset()
    setPendingChanges(changes)
  }
  const send = () =>
    pendingChanges &&
    change.mutate(
      { changes: pendingChanges, version: record.version },
      {
        onSuccess: (saved) => {
          form.reset(profileValues(saved))
          setPendingChanges(null)
          toast.success(words.made, undefined, { undo: undo(hasChanged(record, saved)) })
        },
        onError: (error) => {
          if (showError(form, error)) setPendingChanges(null)
        },
      },
    )
  return (
    <form
      noValidate
      className="grid gap-4.5"
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit(preview)()
      }}
    >
      <FormErrors form={form} labels={labels} title={words.pleaseCheck} />
      {groups.map(({ title, fields }) => (
        <Fragment key={title}>
          <Card title={title}>
            <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
              {fields.map((field) =>
                field === 'logo' ? (
                  <LogoFields key={field} form={form} record={record} />
                ) : field === 'accentColour' || field === 'logoOnDark' ? null : field === 'timeZone' ? (
                  <ZoneField key={field} control={form.control} />
                ) : field === 'languages' ? (
                  <LanguagesField key={field} control={form.control} />
                ) : isChosenField(field) ? (
                  <LocaleField key={field} control={form.control} name={field} />
                ) : (
                  <TextField
                    key={field}
                    form={form}
                    name={field}
                    label={labels[field]}
                    hint={field === 'petLimitLbs' ? words.petLimit[record.weightUnit] : words.hints[field]}
                    required={words.required.some((one) => one === field)}
                  />
                ),
              )}
            </div>
          </Card>
          {fields.some(isLocaleField) ? <LocaleExamples control={form.control} /> : null}
        </Fragment>
      ))}
      <PreviewBar dirty={isDirty} onReset={() => form.reset(profileValues(record))} />
      <ChangePreview
        open={pendingChanges !== null}
        onClose={() => setPendingChanges(null)}
        fields={pendingChanges ? changedFields(only(record, pendingChanges), pendingChanges, labelOf, shown) : []}
        mutation={change}
        onConfirm={send}
      />
    </form>
  )
}

/** The fields of the record that the changes name. */
const only = (record: ProfileRecord, changes: ProfileChanges) =>
  Object.fromEntries(Object.keys(changes).map((key) => [key, record[key as ProfileField]]))
