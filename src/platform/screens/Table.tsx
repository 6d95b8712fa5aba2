import type { ReactNode } from 'react'

type Props = {
  /** What it lists, for screen readers. */
  label: string
  /** HeadCells. */
  head: ReactNode
  /** TableRows. */
  children: ReactNode
  /** A Pager, usually. */
  footer?: ReactNode
}

/** Head on sunken ground that stays in sight; rows 47 high. Below 768 show cards instead. */
export function Table({ label, head, children, footer }: Props) {
  return (
    <div className="rounded-lg bg-surface shadow-card max-lg:overflow-hidden">
      <div className="max-lg:overflow-x-auto">
        <table aria-label={label} className="w-full border-separate border-spacing-0 text-left">
          <thead className="sticky top-(--table-top,0px) z-[2]">
            <tr>{head}</tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
      {footer}
    </div>
  )
}
