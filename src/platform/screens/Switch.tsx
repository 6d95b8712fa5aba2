import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
}

/** On or off at once; for a choice that waits for Save use a checkbox. */
export function Switch({ label, hint, className, ...rest }: Props) {
  return (
    <label
      className={classNames(
        'inline-flex cursor-pointer items-center gap-3 max-md:min-h-11 has-disabled:cursor-not-allowed has-disabled:opacity-50',
        className,
      )}
    >
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        className="relative h-[18px] w-8 shrink-0 cursor-[inherit] appearance-none rounded-full bg-control-line transition-colors duration-[var(--dur-2)] before:absolute before:top-0.5 before:left-0.5 before:size-3.5 before:rounded-full before:bg-white before:transition-transform before:duration-[var(--dur-2)] checked:bg-action checked:before:translate-x-[14px] checked:before:bg-ink-on-action forced-colors:appearance-auto"
      />
      <span className="min-w-0">
        <span className={hint ? 'block font-[525]' : undefined}>{label}</span>
        {hint ? <span className="block text-sm text-ink-3">{hint}</span> : null}
      </span>
    </label>
  )
}
