import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { mostMinutes } from '../../choices.ts'
import { staffWords } from '../../messages/en.ts'

const step = 5

type Props = { minutes: number; hint: string | undefined; onMinutes: (minutes: number) => void }

/** The time of a visit in steps of 5 minutes. */
export function MinutesStepper({ minutes, hint, onMinutes }: Props) {
  const id = useId()
  const change = (by: number) => onMinutes(Math.min(mostMinutes, Math.max(0, minutes + by)))
  return (
    <div role="group" aria-labelledby={id}>
      <p className="mb-1.5 flex items-baseline justify-between text-sm">
        <span id={id} className="font-[525]">
          {staffWords.timeSpent}
        </span>
        {hint ? <span className="text-ink-3">{hint}</span> : null}
      </p>
      <div className="grid h-12.5 grid-cols-[3rem_1fr_3rem] items-stretch rounded-md text-center inset-ring inset-ring-control-line">
        <StepButton icon={Minus} label={staffWords.less} onPress={() => change(-step)} className="border-r" />
        <output className="serif self-center text-22 [font-variant-numeric:lining-nums_tabular-nums]">
          {staffWords.minutes(minutes)}
        </output>
        <StepButton icon={Plus} label={staffWords.moreTime} onPress={() => change(step)} className="border-l" />
      </div>
    </div>
  )
}

type StepProps = { icon: Icon; label: string; onPress: () => void; className: string }

const StepButton = ({ icon: Icon, label, onPress, className }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className={`grid place-items-center border-line text-action-ink hover:bg-hover focus-visible:-outline-offset-2 ${className}`}
  >
    <Icon aria-hidden="true" size={20} />
  </button>
)
