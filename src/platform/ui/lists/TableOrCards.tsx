import type { ComponentProps, ReactNode } from 'react'
import { Pager } from './Pager.tsx'

type Props = {
  pager: ComponentProps<typeof Pager>
  isTable: boolean
  cards: ReactNode
  /** Renders the table; the pager is its footer. */
  children: (footer: ReactNode) => ReactNode
}

/** A page of rows as a table, or as cards where there is no room for one. */
export function TableOrCards({ pager, isTable, cards, children }: Props) {
  if (isTable) return children(<Pager {...pager} />)
  return (
    <>
      {cards}
      <div className="-mx-3.5 mt-2">
        <Pager {...pager} />
      </div>
    </>
  )
}
