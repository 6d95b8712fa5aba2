import { DateInput } from '#platform/ui/dates/DateInput.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import type { TypedTimes } from './visit-input.ts'

type Labels = { day: string; from: string; to: string }
type Props = { labels: Labels; value: TypedTimes; error?: string | undefined; onChange: (value: TypedTimes) => void }

/** A day with the beginning and the end of a visit. */
export function VisitInput({ labels, value, error, onChange }: Props) {
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <Field label={labels.day} error={error}>
        <DateInput value={value.day} onChange={(day) => onChange({ ...value, day })} />
      </Field>
      <Field label={labels.from}>
        <DateInput kind="time" value={value.start} onChange={(start) => onChange({ ...value, start })} />
      </Field>
      <Field label={labels.to}>
        <DateInput kind="time" value={value.end} onChange={(end) => onChange({ ...value, end })} />
      </Field>
    </div>
  )
}
