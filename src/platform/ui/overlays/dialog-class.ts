import { classNames } from '../theme/class-names.ts'

export const scrimClass =
  'fixed inset-0 z-20 bg-(--scrim) transition-opacity duration-[var(--dur-3)] ease-out data-ending-style:opacity-0 data-starting-style:opacity-0'

const widths = {
  narrow: 'md:w-[min(27.5rem,calc(100vw-2rem))]',
  normal: 'md:w-[min(40rem,calc(100vw-2rem))]',
  wide: 'md:w-[min(60rem,calc(100vw-2rem))]',
  widest: 'md:w-[min(75rem,calc(100vw-2rem))]',
} as const
export type DialogWidth = keyof typeof widths

/** A bottom sheet on a phone, a centred card from 768 on. */
export const dialogClass = (width: DialogWidth) =>
  classNames(
    'fixed z-20 flex flex-col overflow-hidden bg-surface text-ink shadow-dialog outline-none transition-[opacity,transform] duration-[var(--dur-3)] ease-out',
    'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[calc(100dvh-1.375rem)] max-md:rounded-t-xl max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full',
    'md:top-1/2 md:left-1/2 md:max-h-[calc(100dvh-3rem)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-xl md:data-ending-style:translate-y-[calc(-50%+0.5rem)] md:data-ending-style:opacity-0 md:data-starting-style:translate-y-[calc(-50%+0.5rem)] md:data-starting-style:opacity-0',
    // In a low window, as at 400 % zoom or with large text on a phone, head and footer scroll with the body.
    '[@media(max-height:31.25rem)]:overflow-y-auto',
    widths[width],
  )

export const dialogTitleClass =
  'serif wrap-anywhere text-24 leading-7.5 tracking-[-0.01em] max-md:text-22 max-md:leading-6.75'

export const dialogFootClass =
  'flex flex-wrap items-center justify-end gap-2 bg-canvas px-6 py-3.5 shadow-[inset_0_1px_0_var(--line)] max-md:px-5 max-md:pt-2.5 max-md:pb-[max(1.25rem,env(safe-area-inset-bottom))] max-md:*:flex-1'
