import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { Audience } from '#occupancy/audience.ts'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { showRefusal } from '#platform/ui/forms/form-errors.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { type CalendarEvent, eventTypes } from '../contract.ts'
import { toRequestBody, EventValues, toEventValues } from '../event-values.ts'
import { words } from '../messages/index.ts'
import { eventIcons } from './event-icons.ts'
import { isStale, useAddEvent, useChangeEvent } from './queries.ts'

const typeChoices = eventTypes.map((value) => ({ value, label: words.types[value], icon: eventIcons[value] }))

export type DrawAudience = (field: {
  value: Audience
  onChange: (audience: Audience) => void
  error: string | undefined
}) => ReactNode

type Props = {
  event: CalendarEvent | null
  open: boolean
  onClose: () => void
  /** Renders the choice of the audience, which needs the units of the building. */
  audience: DrawAudience
}

/** Creates or edits an event; times are in the building's time zone. */
export function EventForm({ event, open, onClose, audience }: Props) {
  const zone = useTimeZone()
  const add = useAddEvent()
  const change = useChangeEvent()
  const [first] = useState(() => toEventValues(event, zone))
  const [version, setVersion] = useState(event?.version ?? 0)
  const [conflict, setConflict] = useState(false)
  const form = useForm<EventValues>({ resolver: zodResolver(EventValues), defaultValues: first })
  const { errors } = form.formState
  const { fields } = words
  const done = (text: string) => () => {
    onClose()
    toast.success(text)
  }
  const failed = (text: string) => (error: Error) => {
    if (isStale(error) && error.present) {
      setConflict(true)
      setVersion((error.present as CalendarEvent).version)
    } else showRefusal(form, error)
    toast.failure(text, error.message)
  }
  const save = (values: EventValues) => {
    const body = toRequestBody(values, zone)
    if (event)
      change.mutate({ id: event.id, version, body }, { onSuccess: done(words.saved), onError: failed(words.notSaved) })
    else add.mutate(body, { onSuccess: done(words.created), onError: failed(words.notCreated) })
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={event ? words.changeTitle : words.addTitle}
      form={form}
      onSend={save}
      labels={fields}
      pleaseCheck={words.pleaseCheck}
      verb={event ? words.save : words.create}
      sending={event ? change : add}
      busyText={event ? words.saving : words.creating}
      notice={
        conflict ? (
          <Notice live tone="warning">
            {words.changedMeanwhile}
          </Notice>
        ) : null
      }
    >
      <TextField form={form} name="title" label={fields.title} required />
      <ChoiceField form={form} name="type" label={fields.type} choices={typeChoices} required />
      <TextField form={form} name="day" label={fields.day} kind="date" required />
      <Field label={fields.from} required error={errors.from?.message}>
        <TextInput type="time" {...form.register('from')} />
      </Field>
      <TextField form={form} name="endDay" label={fields.endDay} kind="date" hint={words.lastDayHint} />
      <Field label={fields.to} hint={words.endHint} error={errors.to?.message}>
        <TextInput type="time" {...form.register('to')} />
      </Field>
      <TextField form={form} name="location" label={fields.location} className="md:col-[1/-1]" />
      <Controller
        control={form.control}
        name="audience"
        render={({ field, fieldState }) => (
          <div className="grid gap-4 md:col-[1/-1] md:grid-cols-2">
            {audience({ value: field.value, onChange: field.onChange, error: audienceError(fieldState.error) })}
          </div>
        )}
      />
      <Field label={fields.description} error={errors.description?.message} className="md:col-[1/-1]">
        <TextArea rows={3} maxLength={5000} {...form.register('description')} />
      </Field>
    </FormDialog>
  )
}

/** The error is nested one level down: at the list of floors, stacks or units. */
function audienceError(error: object | undefined): string | undefined {
  if (!error) return undefined
  const found = [error, ...Object.values(error)].find(
    (one): one is { message: string } => typeof one === 'object' && one !== null && typeof one.message === 'string',
  )
  return found?.message
}
