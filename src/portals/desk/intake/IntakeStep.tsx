import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/theme/class-names.ts'

type Props = { number: number; state: 'done' | 'current' | 'later'; children: ReactNode }

const colours = {
  done: 'bg-tone-success-bg text-tone-success-fg inset-ring inset-ring-tone-success-line',
  current: 'bg-action text-ink-on-action',
  later: 'bg-surface text-ink-2 inset-ring inset-ring-line-strong',
}

/** A step of the intake with its number beside it, in a wide window. */
export function IntakeStep({ number, state, children }: Props) {
  return (
    <div className="relative lg:pl-11 lg:before:absolute lg:before:top-13 lg:before:-bottom-7 lg:before:left-3.5 lg:before:w-px lg:before:bg-line-strong lg:last-of-type:before:hidden">
      <span
        aria-hidden="true"
        className={classNames(
          'tabular absolute top-4.5 left-0 grid size-7 place-items-center rounded-full text-sm font-semibold max-lg:hidden',
          colours[state],
        )}
      >
        {state === 'done' ? <Check size={16} /> : number}
      </span>
      {children}
    </div>
  )
}
