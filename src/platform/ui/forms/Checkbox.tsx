import Check from 'lucide-react/icons/check'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  /** The label is for screen readers only. */
  hideLabel?: boolean
}

export function Checkbox({ label, hint, hideLabel, className, ...rest }: Props) {
  return (
    <label
      className={classNames(
        'inline-flex cursor-pointer items-start gap-2 max-md:min-h-11 max-md:items-center has-disabled:cursor-not-allowed has-disabled:opacity-50',
        className,
      )}
    >
      <span className="relative mt-0.5 grid size-4 shrink-0 place-items-center max-md:mt-0 max-md:size-5">
        <input
          {...rest}
          type="checkbox"
          className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-sm bg-surface inset-ring-[1.3px] inset-ring-control-line checked:bg-action checked:inset-ring-0 indeterminate:bg-action indeterminate:inset-ring-0 aria-invalid:inset-ring-tone-danger forced-colors:appearance-auto"
        />
        <Check
          aria-hidden="true"
          size={12}
          className="pointer-events-none relative stroke-[2.6] text-ink-on-action opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute h-[1.6px] w-2 rounded-full bg-ink-on-action opacity-0 peer-indeterminate:opacity-100"
        />
      </span>
      <span className={hideLabel ? 'sr-only' : 'min-w-0'}>
        {label}
        {hint ? <span className="block text-sm text-ink-3">{hint}</span> : null}
      </span>
    </label>
  )
}
