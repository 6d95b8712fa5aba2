import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { dashboardTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useUnsaved } from '#platform/ui/forms/unsaved.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { BackupPlan } from '../contract.ts'
import { rhythms } from '../choices.ts'
import { words } from '../messages/en.ts'
import { useBackupPlan, useChangePlan } from './queries.ts'

type Values = { every: string; fromHour: string; keep: string }

const rhythmChoices = rhythms.map((value) => ({ value, label: words.rhythms[value] }))
const hourChoices = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
const keepChoices = [3, 7, 14, 30, 60, 90].map((count) => ({ value: String(count), label: String(count) }))

export function BackupSchedule() {
  const plan = useBackupPlan()
  if (!plan.data) return <Waiting on={plan} words={words.loading} />
  return <ScheduleForm plan={plan.data} />
}

function ScheduleForm({ plan }: { plan: BackupPlan }) {
  const timeZone = useTimeZone()
  const change = useChangePlan()
  const form = useForm<Values>({ defaultValues: valuesOf(plan) })
  useUnsaved(form.formState.isDirty)
  useEffect(() => {
    if (!form.formState.isDirty) form.reset(valuesOf(plan))
  }, [form, plan])
  const every = useWatch({ control: form.control, name: 'every' })
  const send = (values: Values) =>
    change.mutate(
      {
        version: plan.version,
        changes: {
          every: rhythms.find((interval) => interval === values.every),
          fromHour: Number(values.fromHour),
          keep: Number(values.keep),
        },
      },
      { onSuccess: (saved) => form.reset(valuesOf(saved)) },
    )
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {plan.lastProblem ? (
        <Notice tone="danger" title={words.problemTitle}>
          {plan.lastProblem}
        </Notice>
      ) : null}
      <ChoiceField form={form} name="every" label={words.every} choices={rhythmChoices} />
      {every === 'never' ? null : (
        <div className="grid gap-4 md:grid-cols-2">
          <ChoiceField form={form} name="fromHour" label={words.fromHour} choices={hourChoices} />
          <ChoiceField form={form} name="keep" label={words.keep} choices={withPresent(plan.keep)} />
          <p className="text-sm text-ink-3 md:col-span-2">{words.keepHint}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="soft" busy={change.isPending} busyText={words.saving}>
          {words.save}
        </Button>
        <p className="text-sm text-ink-3">
          {plan.lastMadeAt ? words.lastBackup(dashboardTime(plan.lastMadeAt, timeZone)) : words.noBackup}
        </p>
      </div>
    </form>
  )
}

const valuesOf = ({ every, fromHour, keep }: BackupPlan): Values => ({
  every,
  fromHour: String(fromHour),
  keep: String(keep),
})

/** The usual choices and the current one. */
const withPresent = (keep: number) =>
  keepChoices.some(({ value }) => value === String(keep))
    ? keepChoices
    : [{ value: String(keep), label: String(keep) }, ...keepChoices]
