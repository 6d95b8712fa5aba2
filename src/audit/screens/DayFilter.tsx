import { classNames } from '#platform/screens/class-names.ts'
import { filterClass } from '#platform/screens/filter-class.ts'

type Props = { label: string; value: string; onChange: (day: string) => void }

/** A day among the filters: its name stands in front of it, as with the others. */
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
