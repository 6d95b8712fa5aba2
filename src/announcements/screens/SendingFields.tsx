import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { Checkbox } from '#platform/screens/Checkbox.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { RadioCards } from '#platform/screens/RadioCards.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useNow } from '#platform/screens/use-now.ts'
import { type AnnouncementValues, usualEnd } from '../announcement-values.ts'
import { sendingTimes } from '../choices.ts'
import { words } from '../words.ts'

const said = words.form

type Props = {
  form: UseFormReturn<AnnouncementValues>
  /** It went out: only the place on top and the end can still change. */
  settled: boolean
}

/** How it goes out: pinned, by mail, as an emergency, when, and until when. */
export function SendingFields({ form, settled }: Props) {
  const zone = useTimeZone()
  const now = useNow()
  const [emergency, when] = useWatch({ control: form.control, name: ['emergency', 'when'] })
  /** An emergency goes out now, and ends after a while unless somebody says otherwise. */
  const beEmergency = () => {
    if (form.getValues('when') === 'later') form.setValue('when', 'now')
    if (form.getValues('expiresAt') === '') form.setValue('expiresAt', usualEnd(now, zone))
  }
  const { errors } = form.formState
  const choices = sendingTimes.map((value) => ({
    value,
    label: said.whenChoices[value],
    disabled: emergency && value === 'later',
  }))
  return (
    <div className="grid gap-4">
      <div className="grid gap-2.5">
        <Checkbox label={said.pinned} disabled={emergency} {...form.register('pinned')} />
        <Checkbox
          label={said.byMail}
          hint={said.byMailHint}
          disabled={settled || emergency}
          {...form.register('byMail')}
        />
        <Checkbox
          label={said.emergency}
          hint={said.emergencyHint}
          disabled={settled}
          {...form.register('emergency', {
            onChange: (event: { target: { checked: boolean } }) => {
              if (event.target.checked) beEmergency()
            },
          })}
        />
      </div>
      {settled ? null : (
        <Field label={said.when} radios error={errors.when?.message}>
          <Controller
            control={form.control}
            name="when"
            render={({ field }) => <RadioCards {...field} choices={choices} />}
          />
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {when === 'later' && !settled ? (
          <Field label={said.publishedAt} required error={errors.publishedAt?.message}>
            <TextInput type="datetime-local" {...form.register('publishedAt')} />
          </Field>
        ) : null}
        <Field
          label={said.expiresAt}
          required={emergency}
          optional={!emergency}
          hint={said.expiresHint}
          error={errors.expiresAt?.message}
        >
          <TextInput type="datetime-local" {...form.register('expiresAt')} />
        </Field>
      </div>
    </div>
  )
}
