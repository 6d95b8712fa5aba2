import { classNames } from '../theme/class-names.ts'

/** The shared frame of text controls: 36 high on desktop, 44 on touch screens, 46 on public pages with `large`. */
export const controlClass =
  'w-full rounded-md bg-surface text-ink shadow-xs inset-ring inset-ring-control-line transition-shadow duration-[var(--dur-2)] max-md:text-16 focus-visible:-outline-offset-1 aria-invalid:inset-ring-[1.5px] aria-invalid:inset-ring-tone-danger disabled:bg-sunken disabled:text-ink-3 disabled:inset-ring-line-strong [&[readonly]]:bg-sunken [&[readonly]]:inset-ring-line-strong forced-colors:border'

export const lineClass = 'h-9 px-2.75 max-md:h-11'

export const selectClass = (large = false) =>
  classNames(
    controlClass,
    'flex items-center justify-between gap-2 px-2.75 text-left data-popup-open:outline-2 data-popup-open:-outline-offset-1 data-popup-open:outline-focus',
    large ? 'h-11.5 rounded-sm' : 'h-9 max-md:h-11',
  )
