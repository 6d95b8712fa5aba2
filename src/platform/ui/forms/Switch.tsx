import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
}

/** Takes effect at once; use a checkbox for a choice that is saved with a form. */
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
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox exposes its checked state natively
        role="switch"
        className="relative h-4.5 w-8 shrink-0 cursor-[inherit] appearance-none rounded-full bg-control-line transition-colors duration-[var(--dur-2)] before:absolute before:top-0.5 before:left-0.5 before:size-3.5 before:rounded-full before:bg-white before:transition-transform before:duration-[var(--dur-2)] checked:bg-action checked:before:translate-x-3.5 checked:before:bg-ink-on-action forced-colors:w-4.5 forced-colors:appearance-auto forced-colors:before:hidden"
      />
      <span className="min-w-0">
        <span className={hint ? 'block font-[525]' : undefined}>{label}</span>
        {hint ? <span className="block text-sm text-ink-3">{hint}</span> : null}
      </span>
    </label>
  )
}
