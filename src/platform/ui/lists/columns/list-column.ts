import type { ReactNode } from 'react'

/** A column that can be shown or left out; lists show the usual ones until a person chooses others. */
export type ListColumn<Id extends string = string> = { id: Id; label: string; isUsual: boolean }

/** The columns that a list shows, in its order. */
export type ShownColumns = {
  shown: readonly string[]
  /** The chosen ones; null for the usual ones. They decide CSV and print too. */
  chosen: readonly string[] | null
}

/** The columns of a list with a menu, in which a person chooses them. */
export type ListColumns = ShownColumns & {
  /** Whether the choice is known; rows wait for it, so that no column appears afterwards. */
  isKnown: boolean
  /** The button with the checkboxes. */
  menu: ReactNode
}

/** The result of a query, without its rows until the columns are known. */
export const waitForColumns = <List extends { data: unknown; isError: boolean }>(
  { isKnown }: { isKnown: boolean },
  list: List,
) => (isKnown ? list : { ...list, data: undefined, isError: false })

/** The columns of these names that a list has, in its order; null where none is named. */
export function namedColumns(offered: readonly ListColumn[], names: readonly string[] | null): string[] | null {
  const ids = offered.map(({ id }) => id).filter((id) => names?.includes(id))
  return ids.length === 0 ? null : ids
}

export const shownColumns = (offered: readonly ListColumn[], chosen: readonly string[] | null): ShownColumns => ({
  shown: chosen ?? offered.filter(({ isUsual }) => isUsual).map(({ id }) => id),
  chosen,
})

/** The columns after one was ticked or unticked; one always stays. */
export function toggledColumns(offered: readonly ListColumn[], shown: readonly string[], id: string): string[] {
  const names = shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]
  return namedColumns(offered, names) ?? [...shown]
}
