import { classNames } from '#platform/ui/theme/class-names.ts'
import { filterClass } from '#platform/ui/lists/filter-class.ts'

type Props = { label: string; value: string; onChange: (day: string) => void }

/** A date filter with its name in front, like the other filters. */
export function DayFilter({ label, value, onChange }: Props) {
  return (
    <label className={classNames(filterClass, value !== '' && 'inset-ring-action/60', 'focus-within:outline-2')}>
      <span className="text-ink-3">{label}</span>
      <input
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="tabular min-w-0 bg-transparent outline-none"
      />
    </label>
  )
}
