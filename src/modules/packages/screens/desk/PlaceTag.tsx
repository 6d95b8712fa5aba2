import { classNames } from '#platform/ui/theme/class-names.ts'

/** The name of a shelf, as on its sign. */
export const PlaceTag = ({ name, isCold = false }: { name: string; isCold?: boolean }) => (
  <span
    className={classNames(
      'tabular inline-grid h-8 min-w-9 max-w-16 shrink-0 place-items-center truncate rounded-md px-1.5 text-sm font-semibold inset-ring',
      isCold ? 'text-st-leased-fg inset-ring-st-leased' : 'bg-sunken text-ink-2 inset-ring-line',
    )}
  >
    {name}
  </span>
)
