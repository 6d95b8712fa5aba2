import { useState } from 'react'

type Row = { id: string }

/**
 * The rows that a person selected in a list, also on pages that are not shown. `scope` names the list with its filters:
 * another one begins without a selection.
 */
export function useSelection<R extends Row>(scope: string) {
  const [state, setState] = useState<State<R>>(() => nothing(scope))
  const current = state.scope === scope ? state : nothing<R>(scope)
  const update = (changes: Partial<State<R>>) => setState({ ...current, ...changes })
  const { rows, all, last } = current
  const count = all ?? rows.size

  return {
    count,
    /** Everything that matches the filters, read on the server, instead of the rows. */
    isAll: all !== null,
    rows: [...rows.values()],
    has: (id: string) => all !== null || rows.has(id),
    /** Selects a row, or takes it out; with `range` also all rows since the last one. */
    toggle(row: R, shown: readonly R[], range = false) {
      const from = shown.findIndex(({ id }) => id === last)
      const to = shown.findIndex(({ id }) => id === row.id)
      const between = range && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [row]
      // One row taken out of everything leaves the rows of this page.
      const next = new Map(all === null ? rows : shown.map((one) => [one.id, one]))
      const isOn = range || !(all !== null || rows.has(row.id))
      for (const one of between) {
        if (isOn) next.set(one.id, one)
        else next.delete(one.id)
      }
      update({ rows: next, all: null, last: row.id })
    },
    /** Selects all rows of the page, or none where all are selected. */
    togglePage(shown: readonly R[]) {
      const isFull = all !== null || shown.every(({ id }) => rows.has(id))
      if (isFull) return update({ rows: new Map(), all: null })
      return update({ rows: new Map([...rows, ...shown.map((row): [string, R] => [row.id, row])]), all: null })
    },
    selectAll: (total: number) => update({ all: total }),
    /** Keeps only these rows, for example those that could not be changed. */
    keep: (left: readonly R[]) => update({ rows: new Map(left.map((row) => [row.id, row])), all: null, last: null }),
    /** Keeps those of the selected rows that could not be changed. */
    keepIds: (ids: readonly string[]) =>
      update({ rows: new Map([...rows].filter(([id]) => ids.includes(id))), all: null, last: null }),
    clear: () => update({ rows: new Map(), all: null, last: null }),
  }
}

export type Selection<R extends Row = Row> = ReturnType<typeof useSelection<R>>

/** `all` is the number of matching rows; `last` the row from which a range begins. */
type State<R> = { scope: string; rows: ReadonlyMap<string, R>; all: number | null; last: string | null }
const nothing = <R>(scope: string): State<R> => ({ scope, rows: new Map(), all: null, last: null })
