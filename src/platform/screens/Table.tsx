import type { ReactNode, Ref } from 'react'

type Props = {
  /** What it lists, for screen readers. */
  label: string
  /** HeadCells. */
  head: ReactNode
  /** TableRows. */
  children: ReactNode
  /** A Pager, usually. */
  footer?: ReactNode
  /** How many rows there are with the head, where not all are drawn; each then says its `index`. */
  rows?: number
  /** The element that holds the rows, for useVisibleRows. */
  bodyRef?: Ref<HTMLTableSectionElement>
}

/**
 * Head on sunken ground, which stays in sight where there is room for all columns (below that they scroll sideways);
 * rows 47 high. Below 768 show cards instead.
 */
export function Table({ label, head, children, footer, rows, bodyRef }: Props) {
  return (
    <div className="rounded-lg bg-surface shadow-card max-lg:overflow-hidden">
      <div className="max-lg:overflow-x-auto">
        <table aria-label={label} aria-rowcount={rows} className="w-full border-separate border-spacing-0 text-left">
          <thead className="z-[2] lg:sticky lg:top-(--table-top,0px)">
            <tr>{head}</tr>
          </thead>
          <tbody ref={bodyRef}>{children}</tbody>
        </table>
      </div>
      {footer}
    </div>
  )
}
