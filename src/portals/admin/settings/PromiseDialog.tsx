import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { categories, type Category, promiseClocks } from '#maintenance/choices.ts'
import { keyOfLine, type NewPromiseTime, type PromiseTime } from '#maintenance/promise-contract.ts'
import { nameOfLine, promiseWords as words } from '#maintenance/promise-words.ts'
import { categoryWords } from '#maintenance/vocabulary.ts'
import { useOpenOf, useSetPromise } from '#maintenance/screens/promise-queries.ts'
import { ChoiceField } from '#platform/screens/ChoiceField.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { FormDialog } from '#platform/screens/FormDialog.tsx'
import { RadioCards } from '#platform/screens/RadioCards.tsx'
import { TextField } from '#platform/screens/TextField.tsx'
import { changedFields } from '#settings/changed-field.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import { type AskedLine, lineInWords } from './promise-line.ts'

const minutesIn = { minutes: 1, hours: 60, days: 1440 } as const
const units = ['minutes', 'hours', 'days'] as const
const aYear = 525_600

const Form = z
  .object({
    category: z.string(),
    how: z.enum(['time', 'none']),
    amount: z.string().trim(),
    unit: z.enum(units),
    clock: z.enum(promiseClocks),
  })
  .refine(({ how, amount, unit }) => how === 'none' || isAmount(amount, unit), {
    path: ['amount'],
    message: words.badAmount,
  })
type Form = z.infer<typeof Form>
const isAmount = (amount: string, unit: keyof typeof minutesIn) =>
  /^[1-9]\d{0,5}$/.test(amount) && Number(amount) * minutesIn[unit] <= aYear

type Props = { asked: AskedLine; lines: readonly PromiseTime[]; open: boolean; onClose: () => void }

/** One line of the promises: what is promised, then what is different, then it is changed. */
export function PromiseDialog({ asked, lines, open, onClose }: Props) {
  const { priority } = asked
  const free = categories.filter((one) => !lines.some((line) => line.priority === priority && line.category === one))
  const held = lines.find((line) => line.priority === priority && line.category === asked.category) ?? null
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: valuesOf(asked, held, free) })
  const [wanted, setWanted] = useState<{ line: NewPromiseTime; none: boolean } | null>(null)
  const [how, unit] = useWatch({ control: form.control, name: ['how', 'unit'] })
  const making = useSetPromise()
  const openOf = useOpenOf(priority, wanted?.line.category ?? (asked.category === 'new' ? null : asked.category))
  const title = asked.category === 'new' ? nameOfLine(priority) : nameOfLine(keyOfLine(priority, asked.category))
  const look = (values: Form) => {
    making.reset()
    const category = asked.category === 'new' ? (values.category as Category) : asked.category
    const withinMinutes = Number(values.amount) * minutesIn[values.unit]
    setWanted({ line: { priority, category, withinMinutes, clock: values.clock }, none: values.how === 'none' })
  }
  return (
    <>
      <FormDialog
        open={open && wanted === null}
        onClose={onClose}
        title={words.edit(title)}
        form={form}
        onSend={look}
        labels={{
          category: words.category,
          how: words.how,
          amount: words.within,
          unit: words.unit,
          clock: words.clock,
        }}
        pleaseCheck={words.pleaseCheck}
        verb={words.look}
        sending={{ isPending: false }}
        busyText={words.look}
      >
        {asked.category === 'new' ? (
          <div className="md:col-[1/-1]">
            <ChoiceField
              form={form}
              name="category"
              label={words.category}
              choices={free.map((value) => ({ value, label: categoryWords[value] }))}
              required
            />
          </div>
        ) : held === null ? null : (
          <div className="md:col-[1/-1]">
            <Field label={words.how} radios>
              <Controller
                control={form.control}
                name="how"
                render={({ field }) => (
                  <RadioCards
                    {...field}
                    choices={[
                      { value: 'time', label: asked.category === null ? words.howTime : words.howOwn },
                      { value: 'none', label: asked.category === null ? words.howNothing : words.howGeneral },
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
                      choices={promiseClocks.map((value) => ({
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
        open={open && wanted !== null}
        onClose={() => setWanted(null)}
        fields={wanted ? fieldsOf(held, wanted) : []}
        note={openOf.data === undefined ? words.keepsUnknown : words.keeps(openOf.data)}
        making={making}
        onConfirm={() =>
          wanted && making.mutate({ held, wanted: wanted.none ? null : wanted.line }, { onSuccess: onClose })
        }
      />
    </>
  )
}

function fieldsOf(held: PromiseTime | null, { line, none }: { line: NewPromiseTime; none: boolean }) {
  const key = keyOfLine(line.priority, line.category)
  const told = ({ withinMinutes, clock }: Pick<PromiseTime, 'withinMinutes' | 'clock'>) => ({
    [key]: { withinMinutes, clock },
  })
  return changedFields(held ? told(held) : {}, none ? {} : told(line), nameOfLine, lineInWords)
}

/** The largest unit that says it without a rest; hours for what is not there yet. */
function valuesOf(asked: AskedLine, held: PromiseTime | null, free: readonly Category[]): Form {
  const minutes = held?.withinMinutes ?? 0
  const fits = (['days', 'hours', 'minutes'] as const).find(
    (unit) => minutes % minutesIn[unit] === 0 && !(unit === 'days' && held?.clock === 'business'),
  )
  const unit = held ? (fits ?? 'minutes') : 'hours'
  return {
    category: asked.category === 'new' ? (free[0] ?? '') : (asked.category ?? ''),
    how: 'time',
    amount: held ? String(minutes / minutesIn[unit]) : '',
    unit,
    clock: held?.clock ?? (asked.priority === 'urgent' || asked.priority === 'high' ? 'always' : 'business'),
  }
}
