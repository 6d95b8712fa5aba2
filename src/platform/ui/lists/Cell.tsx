import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

type Props = {
  align?: 'left' | 'right'
  /** The second line of a two-line cell. */
  detail?: ReactNode
  /** The header cell of the row. */
  head?: boolean
  className?: string
  children?: ReactNode
}

export function Cell({ align = 'left', detail, head, className, children }: Props) {
  const Tag = head ? 'th' : 'td'
  return (
    <Tag
      {...(head ? { scope: 'row' as const } : {})}
      className={classNames(
        'h-11.75 px-3 py-1 align-middle tracking-[-0.012em] shadow-[inset_0_-1px_0_var(--line)] first:pl-4.5 last:pr-3.5',
        head ? 'font-[575]' : 'font-normal',
        align === 'right' && 'text-right',
        className,
      )}
    >
      {children}
      {detail ? <span className="block text-xs tracking-normal text-ink-3">{detail}</span> : null}
    </Tag>
  )
}
