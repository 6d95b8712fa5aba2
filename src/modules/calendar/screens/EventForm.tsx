import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Audience } from '#occupancy/audience.ts'
import { DateField } from '#platform/ui/dates/DateField.tsx'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { DrawnField, type DrawField } from '#platform/ui/forms/DrawnField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { RecordForm } from '#platform/ui/records/RecordForm.tsx'
import { useRecordVersion } from '#platform/ui/records/use-record-version.ts'
import { createOperation, hasChanged } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import type { CalendarEvent } from '../contract.ts'
import { eventTypes } from '../choices.ts'
import { toRequestBody, EventValues, toEventValues } from '../event-values.ts'
import { calendarTexts } from '../messages/index.ts'
import { eventIcons } from './event-icons.ts'
import { useAddEvent, useChangeEvent } from './queries.ts'

const typeChoices = eventTypes.map((value) => ({
  value,
  label: calendarTexts.en.types[value],
  icon: eventIcons[value],
}))

type Props = {
  event: CalendarEvent | null
  open: boolean
  onClose: () => void
  /** Renders the choice of the audience, which needs the units of the building. */
  audience: DrawField<Audience>
}

/** Creates or edits an event; times are in the building's time zone. */
export function EventForm({ event, open, onClose, audience }: Props) {
  const words = useTexts(calendarTexts)
  const zone = useTimeZone()
  const add = useAddEvent()
  const change = useChangeEvent()
  const [first] = useState(() => toEventValues(event, zone))
  const { version, isChanged, acceptPresent } = useRecordVersion(event)
  const form = useForm<EventValues>({ resolver: useFormResolver(EventValues), defaultValues: first })
  const { errors } = form.formState
  const { fields } = words
  const undo = useUndo('calendar')
  const save = (values: EventValues) => {
    const body = toRequestBody(values, zone)
    const same = { onClose, showOwnError: acceptPresent }
    if (!event) return add.mutate(body, formCallbacks(form, { ...same, done: words.created, failed: words.notCreated }))
    const operation = createOperation()
    return change.mutate(
      { id: event.id, version, body, operation },
      formCallbacks(form, {
        ...same,
        done: words.saved,
        undo: (saved: CalendarEvent) => (hasChanged({ version }, saved) ? undo(operation) : undefined),
        failed: words.notSaved,
      }),
    )
  }
  return (
    <RecordForm
      form={form}
      isNew={event === null}
      isChanged={isChanged}
      open={open}
      onClose={onClose}
      onSave={save}
      isSaving={add.isPending || change.isPending}
      words={words}
    >
      <TextField form={form} name="title" label={fields.title} required />
      <ChoiceField form={form} name="type" label={fields.type} choices={typeChoices} required />
      <TextField form={form} name="day" label={fields.day} kind="date" required />
      <DateField form={form} name="from" label={fields.from} kind="time" required />
      <TextField form={form} name="endDay" label={fields.endDay} kind="date" hint={words.lastDayHint} />
      <DateField form={form} name="to" label={fields.to} kind="time" hint={words.endHint} />
      <TextField form={form} name="location" label={fields.location} className="md:col-[1/-1]" />
      <DrawnField form={form} name="audience" draw={audience} />
      <Field label={fields.description} error={errors.description?.message} className="md:col-[1/-1]">
        <TextArea rows={3} maxLength={5000} {...form.register('description')} />
      </Field>
    </RecordForm>
  )
}
