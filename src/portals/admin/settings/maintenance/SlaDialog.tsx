import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { categories, type Category, slaClocks } from '#maintenance/requests/choices.ts'
import { slaKey, type NewSlaTarget } from '#maintenance/sla/schemas.ts'
import type { SlaTarget } from '#maintenance/sla/contract.ts'
import { nameOfLine, slaWords as words } from '#maintenance/sla/messages/en.ts'
import { categoryWords } from '#maintenance/requests/vocabulary.ts'
import { useOpenOf, useSetSla } from '#maintenance/sla/screens/queries.ts'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { RadioCards } from '#platform/ui/forms/RadioCards.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { changedFields } from '#settings/changed-field.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { type EditedTarget, formatTarget } from './sla-row.ts'

const minutesIn = { minutes: 1, hours: 60, days: 1440 } as const
const units = ['minutes', 'hours', 'days'] as const
const aYear = 525_600

const Form = z
  .object({
    category: z.string(),
    how: z.enum(['time', 'none']),
    amount: z.string().trim(),
    unit: z.enum(units),
    clock: z.enum(slaClocks),
  })
  .refine(({ how, amount, unit }) => how === 'none' || isAmount(amount, unit), {
    path: ['amount'],
    message: words.badAmount,
  })
type Form = z.infer<typeof Form>
const isAmount = (amount: string, unit: keyof typeof minutesIn) =>
  /^[1-9]\d{0,5}$/.test(amount) && Number(amount) * minutesIn[unit] <= aYear

type Props = { edited: EditedTarget; lines: readonly SlaTarget[]; open: boolean; onClose: () => void }

/** One SLA target: its form, then the preview of the change. */
export function SlaDialog({ edited, lines, open, onClose }: Props) {
  const { priority } = edited
  const free = categories.filter((one) => !lines.some((line) => line.priority === priority && line.category === one))
  const current = lines.find((line) => line.priority === priority && line.category === edited.category) ?? null
  const form = useForm<Form>({ resolver: useFormResolver(Form), defaultValues: valuesOf(edited, current, free) })
  const [preview, setPreview] = useState<{ line: NewSlaTarget; none: boolean } | null>(null)
  const [how, unit] = useWatch({ control: form.control, name: ['how', 'unit'] })
  const mutation = useSetSla()
  const openOf = useOpenOf(priority, preview?.line.category ?? (edited.category === 'new' ? null : edited.category))
  const title = edited.category === 'new' ? nameOfLine(priority) : nameOfLine(slaKey(priority, edited.category))
  const showPreview = (values: Form) => {
    mutation.reset()
    const category = edited.category === 'new' ? (values.category as Category) : edited.category
    const withinMinutes = Number(values.amount) * minutesIn[values.unit]
    setPreview({ line: { priority, category, withinMinutes, clock: values.clock }, none: values.how === 'none' })
  }
  return (
    <>
      <FormDialog
        open={open && preview === null}
        onClose={onClose}
        title={words.edit(title)}
        form={form}
        onSend={showPreview}
        labels={{
          category: words.category,
          how: words.how,
          amount: words.within,
          unit: words.unit,
          clock: words.clock,
        }}
        pleaseCheck={words.pleaseCheck}
        verb={words.look}
      >
        {edited.category === 'new' ? (
          <div className="md:col-[1/-1]">
            <ChoiceField
              form={form}
              name="category"
              label={words.category}
              choices={free.map((value) => ({ value, label: categoryWords[value] }))}
              required
            />
          </div>
        ) : current === null ? null : (
          <div className="md:col-[1/-1]">
            <Field label={words.how} radios>
              <Controller
                control={form.control}
                name="how"
                render={({ field }) => (
                  <RadioCards
                    {...field}
                    choices={[
                      { value: 'time', label: edited.category === null ? words.howTime : words.howOwn },
                      { value: 'none', label: edited.category === null ? words.noTarget : words.howGeneral },
                    ]}
                  />
                )}
              />
            </Field>
          </div>
        )}
        {how === 'none' ? null : (
          <>
            <TextField form={form} name="amount" label={words.within} maxLength={6} required />
            <ChoiceField
              form={form}
              name="unit"
              label={words.unit}
              choices={units.map((value) => ({ value, label: words.units[value] }))}
              hint={unit === 'days' ? words.daysHint : undefined}
            />
            <div className="md:col-[1/-1]">
              <Field label={words.clock} radios>
                <Controller
                  control={form.control}
                  name="clock"
                  render={({ field }) => (
                    <RadioCards
                      {...field}
                      choices={slaClocks.map((value) => ({
                        value,
                        label: words.clocks[value],
                        detail: words.clockHints[value],
                      }))}
                    />
                  )}
                />
              </Field>
            </div>
          </>
        )}
      </FormDialog>
      <ChangePreview
        open={open && preview !== null}
        onClose={() => setPreview(null)}
        fields={preview ? fieldsOf(current, preview) : []}
        note={openOf.data === undefined ? words.openRequestsKeepTime : words.keeps(openOf.data)}
        mutation={mutation}
        onConfirm={() =>
          preview && mutation.mutate({ current, target: preview.none ? null : preview.line }, { onSuccess: onClose })
        }
      />
    </>
  )
}

function fieldsOf(current: SlaTarget | null, { line, none }: { line: NewSlaTarget; none: boolean }) {
  const key = slaKey(line.priority, line.category)
  const toSetting = ({ withinMinutes, clock }: Pick<SlaTarget, 'withinMinutes' | 'clock'>) => ({
    [key]: { withinMinutes, clock },
  })
  return changedFields(current ? toSetting(current) : {}, none ? {} : toSetting(line), nameOfLine, formatTarget)
}

/** In the largest unit without a remainder; hours for a new target. */
function valuesOf(edited: EditedTarget, current: SlaTarget | null, free: readonly Category[]): Form {
  const minutes = current?.withinMinutes ?? 0
  const fits = (['days', 'hours', 'minutes'] as const).find(
    (unit) => minutes % minutesIn[unit] === 0 && !(unit === 'days' && current?.clock === 'business'),
  )
  const unit = current ? (fits ?? 'minutes') : 'hours'
  return {
    category: edited.category === 'new' ? (free[0] ?? '') : (edited.category ?? ''),
    how: 'time',
    amount: current ? String(minutes / minutesIn[unit]) : '',
    unit,
    clock: current?.clock ?? (edited.priority === 'urgent' || edited.priority === 'high' ? 'always' : 'business'),
  }
}
