import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { portalTimeOfDay } from '#platform/time/dates.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { DateField } from '#platform/ui/dates/DateField.tsx'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { visitorTexts } from '../../messages/index.ts'
import type { PassValues } from '../../schemas.ts'
import { clockOf } from '../../rules.ts'
import { weekdayName } from '../../visit-times.ts'

type Form = UseFormReturn<PassValues>

/** When the guests come: one day, or days of the week between two days. */
export function DayFields({ form, isRepeated }: { form: Form; isRepeated: boolean }) {
  const { form: words } = useTexts(visitorTexts)
  return (
    <>
      {isRepeated ? <WeekdayField form={form} /> : null}
      <DateField form={form} name="firstDay" label={isRepeated ? words.firstDay : words.day} required />
      {isRepeated ? <DateField form={form} name="lastDay" label={words.lastDay} required /> : null}
      <div className="grid grid-cols-2 gap-4">
        <TimeField form={form} name="startsAt" label={words.startsAt} />
        <TimeField form={form} name="endsAt" label={words.endsAt} />
        <p className="col-span-2 -mt-2.5 text-sm text-ink-3">{words.nextDay}</p>
      </div>
    </>
  )
}

const quarter = 15
const quartersOfDay = 96

/** The quarters of a day, and the present time when it is none of them. */
const timesWith = (present: string): string[] => {
  const times = Array.from({ length: quartersOfDay }, (_, at) => clockOf(at * quarter))
  return times.includes(present) ? times : [...times, present].toSorted((a, b) => a.localeCompare(b))
}

function TimeField({ form, name, label }: { form: Form; name: 'startsAt' | 'endsAt'; label: string }) {
  const language = useLanguage()
  const present = useWatch({ control: form.control, name })
  const choices = timesWith(present).map((value) => ({ value, label: portalTimeOfDay(value, language) }))
  return <ChoiceField form={form} name={name} label={label} choices={choices} required />
}

function WeekdayField({ form }: { form: Form }) {
  const { form: words } = useTexts(visitorTexts)
  const language = useLanguage()
  const error = form.formState.errors.weekdays?.message
  return (
    <Controller
      control={form.control}
      name="weekdays"
      render={({ field: { value, onChange } }) => (
        <fieldset className="md:col-[1/-1]">
          <legend className="mb-1.5 font-[525]">{words.weekdays}</legend>
          <div className="flex flex-wrap gap-2">
            {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
              <button
                key={weekday}
                type="button"
                aria-pressed={value.includes(weekday)}
                onClick={() =>
                  onChange(
                    value.includes(weekday)
                      ? value.filter((one) => one !== weekday)
                      : [...value, weekday].toSorted((a, b) => a - b),
                  )
                }
                className="min-h-10 min-w-12 rounded-md bg-raised px-2.5 font-medium inset-ring inset-ring-line-strong hover:bg-hover aria-pressed:bg-action-soft aria-pressed:text-action-ink aria-pressed:inset-ring-2 aria-pressed:inset-ring-action"
              >
                {weekdayName(weekday, language)}
              </button>
            ))}
          </div>
          {error ? (
            <p role="alert" className="mt-1.5 text-sm text-tone-danger-fg">
              {error}
            </p>
          ) : null}
        </fieldset>
      )}
    />
  )
}
