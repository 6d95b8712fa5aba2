import { useForm } from 'react-hook-form'
import { useTexts } from '#platform/ui/data/language.ts'
import { DateField } from '#platform/ui/dates/DateField.tsx'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useSaveRecord } from '#platform/ui/records/use-save-record.ts'
import { longestName, longestNote } from '../choices.ts'
import type { AuthorisedPerson } from '../contract.ts'
import { frontDeskTexts } from '../messages/index.ts'
import { AuthorisedPersonForm, type AuthorisedPersonValues } from '../schemas.ts'
import { ArrangementDialog } from './ArrangementDialog.tsx'
import { useAddPerson, useChangePerson } from './queries.ts'

type Home = { unitId: string; unitNumber: string }
type Props = { edited: AuthorisedPerson | 'new' | null; homes: readonly Home[]; onClose: () => void }

/** Adds an authorised person, or corrects one. */
export function AuthorisedPersonDialog({ edited, homes, onClose }: Props) {
  const { last, open, turn } = useLingering(edited)
  if (last === null) return null
  return <PersonForm key={turn} person={last === 'new' ? null : last} homes={homes} open={open} onClose={onClose} />
}

type FormProps = { person: AuthorisedPerson | null; homes: readonly Home[]; open: boolean; onClose: () => void }

function PersonForm({ person, homes, open, onClose }: FormProps) {
  const { people: words } = useTexts(frontDeskTexts)
  const form = useForm<AuthorisedPersonValues>({
    resolver: useFormResolver(AuthorisedPersonForm),
    defaultValues: {
      unitId: person?.unitId ?? homes[0]?.unitId ?? '',
      fullName: person?.fullName ?? '',
      note: person?.note ?? '',
      validUntil: person?.validUntil ?? '',
    },
  })
  const saving = useSaveRecord({
    record: person,
    form,
    add: useAddPerson(),
    change: useChangePerson(),
    words,
    onClose,
  })
  return (
    <ArrangementDialog
      isNew={person === null}
      open={open}
      onClose={onClose}
      form={form}
      onSend={({ validUntil, ...values }) => saving.save({ ...values, validUntil: validUntil || null })}
      words={words}
      labels={{ unitId: words.home, fullName: words.name, note: words.note, validUntil: words.validUntil }}
      sending={saving}
      columns={1}
    >
      {homes.length > 1 ? (
        <ChoiceField
          form={form}
          name="unitId"
          label={words.home}
          choices={homes.map(({ unitId, unitNumber }) => ({ value: unitId, label: unitNumber }))}
        />
      ) : null}
      <TextField form={form} name="fullName" label={words.name} required maxLength={longestName} />
      <TextField form={form} name="note" label={words.note} hint={words.noteHint} maxLength={longestNote} />
      <DateField form={form} name="validUntil" label={words.validUntil} hint={words.validUntilHint} />
    </ArrangementDialog>
  )
}
