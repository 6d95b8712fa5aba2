import { Controller, useForm, useWatch } from 'react-hook-form'
import { wallClock } from '#platform/time/wall-clock.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { longestName, longestNote, visitKinds } from '../../choices.ts'
import { visitorTexts } from '../../messages/index.ts'
import type { OwnPass, OwnVisitors } from '../../own-contract.ts'
import { PassForm, type PassValues } from '../../schemas.ts'
import { useAnnounce, useChangeVisit } from './queries.ts'
import { toPassInput, valuesOf } from './visit-values.ts'
import { CarFields } from './CarFields.tsx'
import { DayFields } from './DayFields.tsx'

type Home = { unitId: string; unitNumber: string }
type Props = {
  edited: OwnPass | 'new' | null
  homes: readonly Home[]
  stalls: OwnVisitors['stalls']
  onClose: () => void
  onAnnounced: (id: string) => void
}

/** Announces visitors, or changes an announced visit. */
export function VisitDialog({ edited, ...props }: Props) {
  const { last, open, turn } = useLingering(edited)
  if (last === null) return null
  return <VisitForm key={turn} pass={last === 'new' ? null : last} open={open} {...props} />
}

type FormProps = Omit<Props, 'edited'> & { pass: OwnPass | null; open: boolean }

function VisitForm({ pass, homes, stalls, open, onClose, onAnnounced }: FormProps) {
  const texts = useTexts(visitorTexts)
  const words = texts.form
  const timeZone = useTimeZone()
  const now = useNow()
  const form = useForm<PassValues>({
    resolver: useFormResolver(PassForm),
    defaultValues: valuesOf(pass, homes[0]?.unitId ?? '', wallClock(now, timeZone)),
  })
  const [announce, change] = [useAnnounce(), useChangeVisit()]
  const [kind, unitId] = useWatch({ control: form.control, name: ['kind', 'unitId'] })
  const share = stalls.find((one) => one.unitId === unitId)
  const send = (values: PassValues) => {
    const callbacks = formCallbacks(form, {
      onClose,
      done: words.saved,
      failed: words.notSaved,
      // The list is one field of the form.
      showOwnError: (error) => {
        const isOfList = error instanceof CallFailed && error.field === 'guests'
        if (isOfList) form.setError('names', { message: error.message })
        return isOfList
      },
    })
    const body = toPassInput(values)
    if (pass === null)
      announce.mutate(body, {
        ...callbacks,
        onSuccess: (saved) => {
          callbacks.onSuccess(saved)
          onAnnounced(saved.id)
        },
      })
    else change.mutate({ id: pass.id, version: pass.version, body }, callbacks)
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={pass === null ? words.addTitle : words.editTitle}
      form={form}
      onSend={send}
      labels={{
        unitId: words.home,
        names: kind === 'party' ? words.names : words.name,
        firstDay: words.firstDay,
        lastDay: words.lastDay,
        weekdays: words.weekdays,
        startsAt: words.startsAt,
        endsAt: words.endsAt,
        plate: words.plate,
        note: words.note,
      }}
      pleaseCheck={texts.errors.required}
      verb={pass === null ? words.save : words.saveChange}
      busyText={words.saving}
      sending={{ isPending: announce.isPending || change.isPending }}
    >
      <div className="flex flex-wrap items-end gap-4 md:col-[1/-1]">
        <Controller
          control={form.control}
          name="kind"
          render={({ field: { value, onChange } }) => (
            <Segmented
              label={words.kind}
              choices={visitKinds.map((one) => ({ value: one, label: words.kinds[one] }))}
              value={value}
              onChange={onChange}
            />
          )}
        />
      </div>
      {homes.length > 1 ? (
        <ChoiceField
          form={form}
          name="unitId"
          label={words.home}
          choices={homes.map((home) => ({ value: home.unitId, label: home.unitNumber }))}
        />
      ) : null}
      <div className="md:col-[1/-1]">
        {kind === 'party' ? (
          <Field label={words.names} hint={words.namesHint} required error={form.formState.errors.names?.message}>
            <TextArea rows={6} autoComplete="off" {...form.register('names')} />
          </Field>
        ) : (
          <TextField form={form} name="names" label={words.name} required maxLength={longestName} />
        )}
      </div>
      <DayFields form={form} isRepeated={kind === 'repeated'} />
      {kind === 'repeated' || (share?.perMonth ?? 0) === 0 ? null : <CarFields form={form} share={share} />}
      <div className="md:col-[1/-1]">
        <TextField form={form} name="note" label={words.note} hint={words.noteHint} maxLength={longestNote} />
      </div>
    </FormDialog>
  )
}
