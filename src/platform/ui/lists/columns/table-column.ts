import type { ReactNode } from 'react'
import type { ListColumn } from './list-column.ts'

/** A column of a table: what its cells show, and where there is no room for it. */
export type TableColumn<Row, Context = unknown> = {
  label: string
  isUsual?: true
  className?: string
  /** Where there is little room, it is left out unless it was chosen. */
  leftOut?: string
  detail?: (row: Row, context: Context) => ReactNode
  cell: (row: Row, context: Context) => ReactNode
}

/** The columns to choose from. */
export const offeredOf = (columns: Readonly<Record<string, { label: string; isUsual?: true }>>): ListColumn[] =>
  Object.entries(columns).map(([id, { label, isUsual = false }]) => ({ id, label, isUsual }))

/** The columns to choose from where rows are cards: those of the file, without the ones that every card shows. */
export const offeredOfFile = (
  titles: Readonly<Record<string, string>>,
  { always, unusual = [] }: { always: readonly string[]; unusual?: readonly string[] },
): ListColumn[] =>
  Object.entries(titles)
    .filter(([id]) => !always.includes(id))
    .map(([id, label]) => ({ id, label, isUsual: !unusual.includes(id) }))
