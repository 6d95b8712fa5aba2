import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { DateField } from '#platform/ui/dates/DateField.tsx'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { RadioCards } from '#platform/ui/forms/RadioCards.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { type AnnouncementValues, defaultEmergencyEnd } from '../../announcement-values.ts'
import { sendingTimes } from '../../choices.ts'
import { announcementTexts } from '../../messages/index.ts'

type Props = {
  form: UseFormReturn<AnnouncementValues>
  /** The announcement is published: only pinning and the end can still change. */
  settled: boolean
}

/** How it is published: pinned, by e-mail, as an emergency, from when and until when. */
export function SendingFields({ form, settled }: Props) {
  const texts = useTexts(announcementTexts).form
  const zone = useTimeZone()
  const now = useNow()
  const [emergency, when] = useWatch({ control: form.control, name: ['emergency', 'when'] })
  /** An emergency is published now, and ends after a while unless another end is set. */
  const beEmergency = () => {
    if (form.getValues('when') === 'later') form.setValue('when', 'now')
    if (form.getValues('expiresAt') === '') form.setValue('expiresAt', defaultEmergencyEnd(now, zone))
  }
  const { errors } = form.formState
  const choices = sendingTimes.map((value) => ({
    value,
    label: texts.whenChoices[value],
    disabled: emergency && value === 'later',
  }))
  return (
    <div className="grid gap-4">
      <div className="grid gap-2.5">
        <Checkbox label={texts.pinned} disabled={emergency} {...form.register('pinned')} />
        <Checkbox
          label={texts.byMail}
          hint={texts.byMailHint}
          disabled={settled || emergency}
          {...form.register('byMail')}
        />
        <Checkbox
          label={texts.emergency}
          hint={texts.emergencyHint}
          disabled={settled}
          {...form.register('emergency', {
            onChange: (event: { target: { checked: boolean } }) => {
              if (event.target.checked) beEmergency()
            },
          })}
        />
      </div>
      {settled ? null : (
        <Field label={texts.when} radios error={errors.when?.message}>
          <Controller
            control={form.control}
            name="when"
            render={({ field }) => <RadioCards {...field} choices={choices} />}
          />
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {when === 'later' && !settled ? (
          <DateField form={form} name="publishedAt" label={texts.publishedAt} kind="datetime" required />
        ) : null}
        <DateField
          form={form}
          name="expiresAt"
          label={texts.expiresAt}
          kind="datetime"
          required={emergency}
          optional={!emergency}
          hint={texts.expiresHint}
        />
      </div>
    </div>
  )
}
