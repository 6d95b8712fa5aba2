import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { Icon } from './icons/icon.ts'
import { toneClass, type Tone } from './tones.ts'

type Props = {
  tone?: Tone
  /** Always icon and word: colour alone says nothing. */
  icon?: Icon
  className?: string
  children: ReactNode
}

export function Badge({ tone = 'neutral', icon: Icon, className, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 items-center gap-1 rounded-sm text-xs font-[525] whitespace-nowrap inset-ring forced-colors:border',
        Icon ? 'pr-[7px] pl-[5px]' : 'px-[7px]',
        toneClass[tone],
        className,
      )}
    >
      {Icon ? <Icon aria-hidden="true" size={12} /> : null}
      {children}
    </span>
  )
}
