import { Select as Base } from '@base-ui/react/select'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { ChoiceList } from '../forms/ChoiceList.tsx'
import type { Choice } from '../forms/choices.ts'
import { classNames } from '../theme/class-names.ts'
import { filterClass } from './filter-class.ts'
import { isWithoutFilter, useAppliedFilter } from './output/applied-filters.ts'

type Props<Value extends string> = {
  /** The grey name in front of the value: 'Status'. */
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Name and value in one control: 'Status All'. The first choice does not filter. */
export function FilterSelect<Value extends string>({ label, choices, value, onChange, className }: Props<Value>) {
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0]
  useAppliedFilter(label, chosen === undefined || isWithoutFilter(chosen.value) ? null : chosen.label)
  return (
    <Base.Root value={value} onValueChange={(next) => next !== null && onChange(next)}>
      <Base.Trigger
        aria-label={label}
        data-filtered={chosen === choices[0] ? undefined : ''}
        className={classNames(filterClass, chosen !== choices[0] && 'inset-ring-action/60', className)}
      >
        <span className="text-ink-3">{label}</span>
        <span className="truncate">{chosen?.label}</span>
        <ChevronDown aria-hidden="true" size={14} className="text-ink-3" />
      </Base.Trigger>
      <ChoiceList choices={choices} />
    </Base.Root>
  )
}
