/** The frame of a filter: its grey name and its value in one control. */
export const filterClass =
  'inline-flex h-8.5 max-w-full shrink-0 items-center gap-1.75 rounded-md bg-surface pr-2.25 pl-2.75 whitespace-nowrap shadow-xs inset-ring inset-ring-line-strong enabled-hover:bg-hover data-popup-open:outline-2 data-popup-open:-outline-offset-1 data-popup-open:outline-focus max-md:h-11 max-md:text-15 forced-colors:border'
