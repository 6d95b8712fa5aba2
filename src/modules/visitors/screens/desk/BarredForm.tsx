import { useForm } from 'react-hook-form'
import { DateField } from '#platform/ui/dates/DateField.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { longestName, longestReason } from '../../choices.ts'
import type { Barred } from '../../barred-contract.ts'
import { visitorScreenWords } from '../../messages/desk-screens.ts'
import { BarredFormInput, type BarredValues } from '../../barred-schemas.ts'
import { useAddBarred, useChangeBarred } from './queries.ts'

const words = visitorScreenWords.doNotAdmit

type Props = { edited: Barred | 'new' | null; onClose: () => void }

/** Adds a person whom the desk must not admit, or changes an entry. */
export function BarredForm({ edited, onClose }: Props) {
  const { last, open, turn } = useLingering(edited)
  if (last === null) return null
  return <EntryForm key={turn} entry={last === 'new' ? null : last} open={open} onClose={onClose} />
}

function EntryForm({ entry, open, onClose }: { entry: Barred | null; open: boolean; onClose: () => void }) {
  const [add, change] = [useAddBarred(), useChangeBarred()]
  const form = useForm<BarredValues>({
    resolver: useFormResolver(BarredFormInput),
    defaultValues: {
      fullName: entry?.fullName ?? '',
      reason: entry?.reason ?? '',
      validUntil: entry?.validUntil ?? '',
    },
  })
  const send = ({ fullName, reason, validUntil }: BarredValues) => {
    const body = { fullName, reason, unitId: entry?.unit?.id ?? null, validUntil: validUntil || null }
    const callbacks = formCallbacks(form, { onClose, done: words.saved, failed: words.notSaved })
    if (entry === null) add.mutate(body, callbacks)
    else change.mutate({ id: entry.id, version: entry.version, body }, callbacks)
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={entry === null ? words.addTitle : words.editTitle}
      form={form}
      onSend={send}
      labels={{ fullName: words.name, reason: words.reason, validUntil: words.until }}
      pleaseCheck={words.required}
      verb={words.save}
      busyText={words.saving}
      sending={{ isPending: add.isPending || change.isPending }}
      columns={1}
    >
      <TextField
        form={form}
        name="fullName"
        label={words.name}
        hint={words.nameHint}
        required
        maxLength={longestName}
      />
      <Field label={words.reason} required error={form.formState.errors.reason?.message}>
        <TextArea rows={4} maxLength={longestReason} {...form.register('reason')} />
      </Field>
      <DateField form={form} name="validUntil" label={words.until} hint={words.untilHint} />
    </FormDialog>
  )
}
