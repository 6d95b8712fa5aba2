import { Controller, useForm } from 'react-hook-form'
import { useTexts } from '#platform/ui/data/language.ts'
import { DateField } from '#platform/ui/dates/DateField.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { Switch } from '#platform/ui/forms/Switch.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { longestNote } from '../choices.ts'
import type { VacationNotice } from '../contract.ts'
import { frontDeskTexts } from '../messages/index.ts'
import { VacationForm, type VacationValues } from '../schemas.ts'
import { useAddVacation, useChangeVacation } from './queries.ts'

type Props = { edited: VacationNotice | 'new' | null; onClose: () => void }

/** Announces a vacation, or changes it. */
export function VacationDialog({ edited, onClose }: Props) {
  const { last, open, turn } = useLingering(edited)
  if (last === null) return null
  return <NoticeForm key={turn} notice={last === 'new' ? null : last} open={open} onClose={onClose} />
}

function NoticeForm({ notice, open, onClose }: { notice: VacationNotice | null; open: boolean; onClose: () => void }) {
  const texts = useTexts(frontDeskTexts)
  const words = texts.vacations
  const add = useAddVacation()
  const change = useChangeVacation()
  const form = useForm<VacationValues>({
    resolver: useFormResolver(VacationForm),
    defaultValues: {
      firstDay: notice?.firstDay ?? '',
      lastDay: notice?.lastDay ?? '',
      holdsPackages: notice?.holdsPackages ?? true,
      note: notice?.note ?? '',
    },
  })
  const send = (body: VacationValues) => {
    const callbacks = formCallbacks(form, { onClose, done: words.saved, failed: words.notSaved })
    if (notice) change.mutate({ id: notice.id, version: notice.version, body }, callbacks)
    else add.mutate(body, callbacks)
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={notice ? words.editTitle : words.addTitle}
      form={form}
      onSend={send}
      labels={{ firstDay: words.firstDay, lastDay: words.lastDay, holdsPackages: words.holds, note: words.note }}
      pleaseCheck={texts.required}
      verb={words.save}
      busyText={words.saving}
      sending={notice ? change : add}
    >
      <DateField form={form} name="firstDay" label={words.firstDay} required />
      <DateField form={form} name="lastDay" label={words.lastDay} required />
      <div className="md:col-span-2">
        <Controller
          control={form.control}
          name="holdsPackages"
          render={({ field: { value, onChange, ...field } }) => (
            <Switch {...field} label={words.holds} hint={words.holdsHint} checked={value} onChange={onChange} />
          )}
        />
      </div>
      <TextField
        form={form}
        name="note"
        label={words.note}
        hint={words.noteHint}
        maxLength={longestNote}
        className="md:col-span-2"
      />
    </FormDialog>
  )
}
