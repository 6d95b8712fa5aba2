import { Controller, useForm } from 'react-hook-form'
import { useTexts } from '#platform/ui/data/language.ts'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useSaveRecord } from '#platform/ui/records/use-save-record.ts'
import { consentVersion, longestName, longestNote, longestPets } from '../../choices.ts'
import { rosterTexts } from '../../messages/index.ts'
import type { OwnNeed } from '../../own-contract.ts'
import { OwnNeedForm, type OwnNeedInput, type OwnNeedValues } from '../../schemas.ts'
import { HelpField } from '../HelpField.tsx'
import { useAddNeed, useChangeNeed } from './queries.ts'

type Home = { unitId: string; unitNumber: string }
type Props = {
  edited: OwnNeed | 'new' | null
  homes: readonly Home[]
  /** The name in a new entry. */
  proposedName: string
  onClose: () => void
}

/** Enters who needs help, or corrects an entry. */
export function NeedDialog({ edited, onClose, ...rest }: Props) {
  const { last, open, turn } = useLingering(edited)
  if (last === null) return null
  return <NeedForm key={turn} need={last === 'new' ? null : last} {...rest} open={open} onClose={onClose} />
}

const initial = (need: OwnNeed | null, homes: readonly Home[], proposedName: string) => ({
  unitId: need?.unitId ?? homes[0]?.unitId ?? '',
  fullName: need?.fullName ?? proposedName,
  needs: need?.needs ?? [],
  note: need?.note ?? '',
  pets: need?.pets ?? '',
  // Each correction is agreed to again.
  agreed: false as true,
})

type FormProps = Omit<Props, 'edited'> & { need: OwnNeed | null; open: boolean }

function NeedForm({ need, homes, proposedName, open, onClose }: FormProps) {
  const { own: words, kinds, required } = useTexts(rosterTexts)
  const form = useForm<OwnNeedValues>({
    resolver: useFormResolver(OwnNeedForm),
    defaultValues: initial(need, homes, proposedName),
  })
  const saving = useSaveRecord<OwnNeedValues, OwnNeedInput>({
    record: need,
    form,
    add: useAddNeed(),
    change: useChangeNeed(),
    words,
    onClose,
  })
  return (
    <FormDialog
      title={need === null ? words.addTitle : words.editTitle}
      pleaseCheck={required}
      verb={words.save}
      busyText={words.saving}
      open={open}
      onClose={onClose}
      form={form}
      // The homes may still be loading; the server then takes the first one.
      onSend={({ unitId, ...values }) => {
        const need = { ...values, consentVersion }
        saving.save(unitId === '' ? need : { ...need, unitId })
      }}
      labels={{
        unitId: words.home,
        fullName: words.name,
        needs: words.help,
        note: words.note,
        pets: words.pets,
        agreed: words.agree,
      }}
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
      <TextField
        form={form}
        name="fullName"
        label={words.name}
        hint={words.nameHint}
        required
        maxLength={longestName}
      />
      <Controller
        control={form.control}
        name="needs"
        render={({ field, fieldState }) => (
          <HelpField
            label={words.help}
            kinds={kinds}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField form={form} name="note" label={words.note} hint={words.noteHint} maxLength={longestNote} />
      <TextField form={form} name="pets" label={words.pets} hint={words.petsHint} maxLength={longestPets} />
      <Controller
        control={form.control}
        name="agreed"
        render={({ field, fieldState }) => (
          <Field label={words.consentTitle} group error={fieldState.error?.message}>
            <ul className="mb-3 grid list-disc gap-1 rounded-md bg-sunken py-3 pr-4 pl-8 text-sm text-ink-2">
              {words.consent.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Checkbox
              ref={field.ref}
              label={words.agree}
              checked={field.value}
              onChange={({ target }) => field.onChange(target.checked)}
            />
          </Field>
        )}
      />
    </FormDialog>
  )
}
