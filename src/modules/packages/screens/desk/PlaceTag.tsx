import { classNames } from '#platform/ui/theme/class-names.ts'

/** The name of a shelf, as on its sign. Usual names have one width, so that what follows is aligned. */
export const PlaceTag = ({ name, isCold = false }: { name: string; isCold?: boolean }) => (
  <span
    className={classNames(
      'tabular inline-grid min-h-8 min-w-14 max-w-20 shrink-0 place-items-center rounded-md px-1.5 py-0.5 text-center text-sm leading-4.5 font-semibold wrap-anywhere inset-ring max-md:min-w-9 max-md:max-w-16',
      isCold ? 'text-st-leased-fg inset-ring-st-leased' : 'bg-sunken text-ink-2 inset-ring-line',
    )}
  >
    {name}
  </span>
)
