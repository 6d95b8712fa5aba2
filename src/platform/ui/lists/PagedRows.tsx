import type { ComponentProps, ReactNode } from 'react'
import { Waiting } from '../feedback/Waiting.tsx'
import { MoreButton } from './MoreButton.tsx'

type Props<Row> = {
  /** The result of `usePagedQuery`. */
  list: ComponentProps<typeof Waiting>['on'] &
    ComponentProps<typeof MoreButton>['list'] & { data: { pages: readonly { rows: readonly Row[] }[] } | undefined }
  loading: string
  failed: string
  /** In the place of the rows when there are none. */
  empty: ReactNode
  /** The button that loads the next page. */
  more: string
  /** Of the list. */
  className?: string
  /** One row, as an `li`. */
  children: (row: Row) => ReactNode
}

/** In a flush card: the rows of a list that grows page by page, with its loading and empty states. */
export function PagedRows<Row>({ list, loading, failed, empty, more, className, children }: Props<Row>) {
  const rows = list.data?.pages.flatMap((page) => page.rows)
  return (
    <>
      {rows === undefined ? (
        <Waiting on={list} words={loading} failed={failed} />
      ) : rows.length === 0 ? (
        empty
      ) : (
        <ul className={className}>{rows.map(children)}</ul>
      )}
      {list.hasNextPage ? (
        <div className="border-t border-line p-3 text-center">
          <MoreButton list={list}>{more}</MoreButton>
        </div>
      ) : null}
    </>
  )
}
