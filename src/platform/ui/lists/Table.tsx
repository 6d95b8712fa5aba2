import { Children, type ReactElement, type ReactNode, type Ref, useMemo } from 'react'
import { classNames } from '../theme/class-names.ts'
import { useRowSlices } from '../hooks/use-row-slices.ts'

type Props = {
  /** The accessible name. */
  label: string
  head: ReactNode
  children: ReactNode
  /** Usually a Pager. */
  footer?: ReactNode
  /** The number of rows including the head, if not all are rendered; each row then needs its `index`. */
  rows?: number
  /** The ref of the element with the rows, for useVisibleRows. */
  bodyRef?: Ref<HTMLTableSectionElement>
  /** More columns than fit were chosen: they scroll sideways at every width. */
  isWide?: boolean
  /** Nothing in its rows can have the focus, so the keyboard scrolls the table itself. */
  isText?: boolean
}

/**
 * Its head is sticky where all columns fit (below that they scroll sideways); rows are 47 pixels high at the default
 * text size. Below 768 show cards instead.
 */
export function Table({ label, head, children, footer, rows, bodyRef, isWide = false, isText = false }: Props) {
  return (
    <div
      className={classNames('rounded-lg bg-surface shadow-card max-lg:overflow-hidden', isWide && 'overflow-hidden')}
    >
      <div
        {...(isText ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
        className={classNames(
          isWide ? 'overflow-x-auto' : 'max-lg:overflow-x-auto',
          isText && 'focus-visible:-outline-offset-2',
        )}
      >
        <table aria-label={label} aria-rowcount={rows} className="w-full border-separate border-spacing-0 text-left">
          <thead className="z-[2] lg:sticky lg:top-(--table-top,0px)">
            <tr>{head}</tr>
          </thead>
          <tbody ref={bodyRef}>{bodyRef ? children : <SlicedRows>{children}</SlicedRows>}</tbody>
        </table>
      </div>
      {footer}
    </div>
  )
}

/** The first rows, and room for those that follow in the next frames, so that nothing below them moves. */
function SlicedRows({ children }: { children: ReactNode }) {
  const rows = useMemo(() => Children.toArray(children) as ReactElement[], [children])
  const shown = useRowSlices(rows, rows.map(keyOf).join(' '), keyOf)
  return (
    <>
      {shown}
      <TableRoom rem={(rows.length - shown.length) * rowHeight} />
    </>
  )
}

const keyOf = ({ key }: ReactElement) => key

/** The height of a row, in rem. */
export const rowHeight = 2.9375

/** A spacer in place of rows that are not rendered. */
export const TableRoom = ({ rem }: { rem: number }) =>
  rem > 0 ? <tr aria-hidden="true" style={{ height: `${rem}rem` }} /> : null
