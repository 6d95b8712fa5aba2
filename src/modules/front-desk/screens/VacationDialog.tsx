import { Controller, useForm } from 'react-hook-form'
import { useTexts } from '#platform/ui/data/language.ts'
import { DateField } from '#platform/ui/dates/DateField.tsx'
import { Switch } from '#platform/ui/forms/Switch.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useSaveRecord } from '#platform/ui/records/use-save-record.ts'
import { longestNote } from '../choices.ts'
import type { VacationNotice } from '../contract.ts'
import { frontDeskTexts } from '../messages/index.ts'
import { VacationForm, type VacationValues } from '../schemas.ts'
import { ArrangementDialog } from './ArrangementDialog.tsx'
import { useAddVacation, useChangeVacation } from './queries.ts'

type Props = { edited: VacationNotice | 'new' | null; onClose: () => void }

/** Announces a vacation, or changes it. */
export function VacationDialog({ edited, onClose }: Props) {
  const { last, open, turn } = useLingering(edited)
  if (last === null) return null
  return <NoticeForm key={turn} notice={last === 'new' ? null : last} open={open} onClose={onClose} />
}

function NoticeForm({ notice, open, onClose }: { notice: VacationNotice | null; open: boolean; onClose: () => void }) {
  const { vacations: words } = useTexts(frontDeskTexts)
  const form = useForm<VacationValues>({
    resolver: useFormResolver(VacationForm),
    defaultValues: {
      firstDay: notice?.firstDay ?? '',
      lastDay: notice?.lastDay ?? '',
      holdsPackages: notice?.holdsPackages ?? true,
      note: notice?.note ?? '',
    },
  })
  const saving = useSaveRecord({
    record: notice,
    form,
    add: useAddVacation(),
    change: useChangeVacation(),
    words,
    onClose,
  })
  return (
    <ArrangementDialog
      isNew={notice === null}
      open={open}
      onClose={onClose}
      form={form}
      onSend={saving.save}
      words={words}
      labels={{ firstDay: words.firstDay, lastDay: words.lastDay, holdsPackages: words.holds, note: words.note }}
      sending={saving}
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
    </ArrangementDialog>
  )
}
