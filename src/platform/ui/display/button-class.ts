import { classNames } from '../theme/class-names.ts'

export type ButtonVariant = 'primary' | 'outlined' | 'plain' | 'soft' | 'danger' | 'danger-outlined' | 'on-dark'
export type ButtonSize = 'normal' | 'small' | 'large'

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-action text-ink-on-action shadow-[inset_0_1px_0_oklch(1_0_0/0.12),0_1px_2px_oklch(0.3_0.05_210/0.25)] enabled-hover:bg-action-hover enabled-active:bg-action-press',
  outlined:
    'bg-raised text-ink shadow-xs inset-ring inset-ring-line-strong enabled-hover:bg-hover enabled-active:bg-sunken',
  plain: 'text-ink-2 enabled-hover:bg-hover enabled-hover:text-ink enabled-active:bg-sunken',
  soft: 'bg-action-soft text-action-ink enabled-hover:inset-ring enabled-hover:inset-ring-action/40 enabled-active:inset-ring-action',
  danger:
    'bg-[oklch(0.52_0.165_26)] text-white enabled-hover:bg-[oklch(0.47_0.16_26)] enabled-active:bg-[oklch(0.42_0.15_26)]',
  'danger-outlined':
    'bg-raised text-tone-danger-fg shadow-xs inset-ring inset-ring-line-strong enabled-hover:bg-tone-danger-bg enabled-hover:inset-ring-tone-danger-line enabled-active:inset-ring-tone-danger',
  'on-dark': 'bg-stone-50 text-brand-900 enabled-hover:bg-stone-200 enabled-active:bg-stone-300',
}

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-8.5 gap-1.75 rounded-md px-3.25 text-base max-md:min-h-11 max-md:px-4 max-md:text-15',
  small: 'min-h-7 gap-1.5 rounded-md px-2.25 text-sm max-md:min-h-11 max-md:px-3.5 max-md:text-base',
  large: 'min-h-11.5 gap-2 rounded-sm px-5.5 text-15 max-md:min-h-12.5 max-md:text-16',
}

/** The classes of a button, for links that look like one. */
export const buttonClass = ({
  variant = 'outlined',
  size = 'normal',
  full = false,
}: { variant?: ButtonVariant; size?: ButtonSize; full?: boolean } = {}) =>
  classNames(
    'relative inline-flex items-center justify-center font-[525] whitespace-nowrap select-none transition-[background-color,box-shadow,color] duration-[var(--dur-2)] ease-out',
    'disabled:opacity-50 aria-disabled:opacity-50 aria-busy:cursor-progress forced-colors:border',
    variants[variant],
    sizes[size],
    full ? 'w-full' : 'shrink-0',
  )
