import type { ClassNames } from 'react-day-picker'

const navButton =
  'absolute top-0 inline-grid size-8 place-items-center rounded-md text-ink-2 hover:bg-hover aria-disabled:opacity-40 max-md:size-11'

/** The parts of the calendar in the colours of the theme; days are 44 high on phones, and fit a narrow one with large text. */
export const calendarClasses: Partial<ClassNames> = {
  month: 'relative',
  month_caption:
    'flex h-8 items-center justify-center px-9 max-md:h-11 max-md:px-12 max-[20rem]:h-auto max-[20rem]:px-0 max-[20rem]:pt-11',
  button_previous: `${navButton} left-0`,
  button_next: `${navButton} right-0`,
  dropdowns: 'flex items-center gap-1',
  dropdown_root:
    'relative inline-flex items-center rounded-md focus-within:outline-2 focus-within:outline-focus hover:bg-hover',
  dropdown: 'absolute inset-0 w-full cursor-pointer opacity-0',
  caption_label: 'inline-flex items-center gap-1 px-1.5 py-1 text-sm font-[550] capitalize',
  month_grid: 'mt-1.5 border-collapse',
  weekday: 'h-7 w-9 text-xs font-medium text-ink-3 max-md:w-11 max-[20rem]:w-[12vw]',
  day: 'p-0 text-center text-sm',
  day_button:
    'tabular inline-grid size-9 place-items-center rounded-md hover:bg-hover disabled:opacity-40 max-md:size-11 max-[20rem]:size-[12vw]',
  today: 'font-[650] not-data-selected:text-action-ink',
  outside: 'text-ink-3',
  selected: '[&>button]:bg-action [&>button]:text-ink-on-action [&>button]:hover:bg-action',
}
