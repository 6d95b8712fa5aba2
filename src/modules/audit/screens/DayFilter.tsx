import { DateInput } from '#platform/ui/dates/DateInput.tsx'
import { useAppliedDay } from '#platform/ui/dates/use-applied-day.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { useAppliedFilter } from '#platform/ui/lists/output/applied-filters.ts'
import { filterClass } from '#platform/ui/lists/filter-class.ts'

type Props = { label: string; value: string; onChange: (day: string) => void }

/** A date filter with its name in front, like the other filters. */
export function DayFilter({ label, value, onChange }: Props) {
  useAppliedFilter(label, value === '' ? null : value)
  const typed = useAppliedDay(value, onChange, { isOptional: true })
  return (
    <div className={classNames(filterClass, value !== '' && 'inset-ring-action/60', 'focus-within:outline-2')}>
      <span aria-hidden="true" className="text-ink-3">
        {label}
      </span>
      <DateInput bare {...typed} aria-label={label} className="w-34 max-md:w-40" />
    </div>
  )
}
