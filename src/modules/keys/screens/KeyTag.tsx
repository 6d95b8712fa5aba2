import { classNames } from '#platform/ui/theme/class-names.ts'

/** The number on the tag of a key. */
export const KeyTag = ({ number, isLate = false }: { number: string; isLate?: boolean }) => (
  <span
    className={classNames(
      'tabular inline-grid min-h-8 min-w-14 max-w-28 shrink-0 place-items-center rounded-md px-2 py-0.5 text-center text-sm leading-4.5 wrap-anywhere font-semibold inset-ring',
      isLate ? 'text-tone-danger-fg inset-ring-tone-danger-fg' : 'bg-sunken text-ink-2 inset-ring-line',
    )}
  >
    {number}
  </span>
)
