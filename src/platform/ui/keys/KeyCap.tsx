import type { ReactNode } from 'react'

/** The key of a command, for the eye; `aria-keyshortcuts` says it to screen readers. Hidden where there is no keyboard. */
export const KeyCap = ({ children }: { children: ReactNode }) => (
  <kbd
    aria-hidden="true"
    className="inline-block min-w-4.5 rounded-sm bg-surface px-1 text-center font-sans text-11 leading-4.5 font-medium text-ink-3 inset-ring inset-ring-line-strong max-md:hidden pointer-coarse:hidden"
  >
    {children}
  </kbd>
)
