import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { selectClass } from '../forms/control-class.ts'

/** Looks like a `Select` while its code is loading. */
export function SelectButton({ label, children, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- there is no list yet that it could control
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded="false"
      aria-label={label}
      {...rest}
      className={selectClass()}
    >
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate">{children}</span>
      </span>
      <span aria-hidden="true" className="text-ink-3">
        <ChevronDown aria-hidden="true" />
      </span>
    </button>
  )
}
