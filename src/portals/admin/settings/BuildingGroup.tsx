import { useEffect, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { profileChanges, profileValues, readProfile, type ProfileValues } from '#building/profile-values.ts'
import type { ProfileChanges, ProfileField, ProfileRecord } from '#building/profile-contract.ts'
import { profileWords } from '#building/profile-words.ts'
import { useBuildingProfile, useChangeProfile } from '#building/screens/queries.ts'
import { shownPhone } from '#platform/phones.ts'
import { Card } from '#platform/screens/Card.tsx'
import { FormErrors } from '#platform/screens/FormErrors.tsx'
import { showRefusal } from '#platform/screens/form-errors.ts'
import { TextField } from '#platform/screens/TextField.tsx'
import { toast } from '#platform/screens/toast.ts'
import { useUnsaved } from '#platform/screens/unsaved.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { asText, changedFields } from '#settings/changed-field.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import { RecentChanges, type TellChange } from '#settings/screens/RecentChanges.tsx'
import { buildingWords as words } from './building-words.ts'
import { PreviewBar } from './PreviewBar.tsx'
import { ZoneField } from './ZoneField.tsx'

const labels = profileWords.fields
const labelOf = (key: string) => labels[key as ProfileField] ?? key
const shown = (value: unknown, key: string) =>
  key.endsWith('Phone') && typeof value === 'string' ? shownPhone(value) : asText(value)
const tell: TellChange = ({ before, after }) => changedFields(before, after, labelOf, shown)

const resolver: Resolver<ProfileValues> = (values) => {
  const read = readProfile(values)
  if ('fields' in read) return { values, errors: {} }
  const errors = Object.entries(read.wrong).map(([name, message]) => [name, { type: 'invalid', message }])
  return { values: {}, errors: Object.fromEntries(errors) }
}

/** The building's own record: its name, where it stands, how to reach it. */
export function BuildingGroup() {
  const profile = useBuildingProfile()
  if (!profile.data) return <Waiting on={profile} words={words.loading} />
  return (
    <div className="grid gap-[18px]">
      <ProfileForm record={profile.data} />
      <RecentChanges area="building" tell={tell} />
    </div>
  )
}

function ProfileForm({ record }: { record: ProfileRecord }) {
  const change = useChangeProfile()
  const form = useForm<ProfileValues>({ resolver, defaultValues: profileValues(record) })
  const [asked, setAsked] = useState<ProfileChanges | null>(null)
  const { isDirty } = form.formState
  useUnsaved(isDirty)
  useEffect(() => form.reset(profileValues(record), { keepDirtyValues: true }), [form, record])

  const preview = (values: ProfileValues) => {
    const read = readProfile(values)
    if (!('fields' in read)) return
    const changes = profileChanges(read.fields, record)
    if (Object.keys(changes).length === 0) return toast.info(words.nothing)
    change.reset()
    setAsked(changes)
  }
  const send = () =>
    asked &&
    change.mutate(
      { changes: asked, version: record.version },
      {
        onSuccess: (saved) => {
          form.reset(profileValues(saved))
          setAsked(null)
          toast.success(words.made)
        },
        onError: (error) => {
          if (showRefusal(form, error)) setAsked(null)
        },
      },
    )
  return (
    <form
      noValidate
      className="grid gap-[18px]"
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit(preview)()
      }}
    >
      <p className="max-w-[72ch] text-ink-2">{words.lead}</p>
      <FormErrors form={form} labels={labels} title={words.pleaseCheck} />
      {words.groups.map(({ title, fields }) => (
        <Card key={title} title={title}>
          <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
            {fields.map((field) =>
              field === 'timeZone' ? (
                <ZoneField key={field} control={form.control} />
              ) : (
                <TextField
                  key={field}
                  form={form}
                  name={field}
                  label={labels[field]}
                  hint={words.hints[field]}
                  required={words.required.some((one) => one === field)}
                />
              ),
            )}
          </div>
        </Card>
      ))}
      <PreviewBar dirty={isDirty} onReset={() => form.reset(profileValues(record))} />
      <ChangePreview
        open={asked !== null}
        onClose={() => setAsked(null)}
        fields={asked ? changedFields(only(record, asked), asked, labelOf, shown) : []}
        making={change}
        onConfirm={send}
      />
    </form>
  )
}

/** Of the record what the changes name. */
const only = (record: ProfileRecord, changes: ProfileChanges) =>
  Object.fromEntries(Object.keys(changes).map((key) => [key, record[key as ProfileField]]))
