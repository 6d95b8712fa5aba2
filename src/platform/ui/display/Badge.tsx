import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import type { Icon } from '../icons/icon.ts'
import { toneClass, type Tone } from '../theme/tones.ts'

type Props = {
  tone?: Tone
  /** A badge with a status needs one besides its text: status is never shown by colour alone. */
  icon?: Icon
  className?: string
  children: ReactNode
}

export function Badge({ tone = 'neutral', icon: Icon, className, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-5 items-center gap-1 rounded-sm text-xs font-[525] whitespace-nowrap inset-ring forced-colors:border',
        Icon ? 'pr-1.75 pl-1.25' : 'px-1.75',
        toneClass[tone],
        className,
      )}
    >
      {Icon ? <Icon aria-hidden="true" size={12} /> : null}
      {children}
    </span>
  )
}
