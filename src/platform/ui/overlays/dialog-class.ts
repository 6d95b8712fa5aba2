import { classNames } from '../theme/class-names.ts'

export const scrimClass =
  'fixed inset-0 z-20 bg-(--scrim) transition-opacity duration-[var(--dur-3)] ease-out data-ending-style:opacity-0 data-starting-style:opacity-0'

const widths = {
  narrow: 'md:w-[min(440px,calc(100vw-32px))]',
  normal: 'md:w-[min(640px,calc(100vw-32px))]',
  wide: 'md:w-[min(960px,calc(100vw-32px))]',
  widest: 'md:w-[min(1200px,calc(100vw-32px))]',
} as const
export type DialogWidth = keyof typeof widths

/** A bottom sheet on a phone, a centred card from 768 on. */
export const dialogClass = (width: DialogWidth) =>
  classNames(
    'fixed z-20 flex flex-col overflow-hidden bg-surface text-ink shadow-dialog outline-none transition-[opacity,transform] duration-[var(--dur-3)] ease-out',
    'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[calc(100dvh-22px)] max-md:rounded-t-[16px] max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full',
    'md:top-1/2 md:left-1/2 md:max-h-[calc(100dvh-48px)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-xl md:data-ending-style:translate-y-[calc(-50%+8px)] md:data-ending-style:opacity-0 md:data-starting-style:translate-y-[calc(-50%+8px)] md:data-starting-style:opacity-0',
    // In a low window, as at 400 % zoom, head and footer scroll with the body.
    '[@media(max-height:500px)]:overflow-y-auto',
    widths[width],
  )

export const dialogTitleClass =
  'serif wrap-anywhere text-[24px] leading-[30px] tracking-[-0.01em] max-md:text-[22px] max-md:leading-[27px]'

export const dialogFootClass =
  'flex flex-wrap items-center justify-end gap-2 bg-canvas px-6 py-3.5 shadow-[inset_0_1px_0_var(--line)] max-md:px-5 max-md:pt-2.5 max-md:pb-[max(20px,env(safe-area-inset-bottom))] max-md:*:flex-1'
