import type { Selection } from './use-selection.ts'

type Row = { id: string }

/** For `useListKeys`: X selects the row with the focus, with Shift all rows since the last one, and Escape ends the selection. */
export const selectionKeys = <R extends Row>(
  selection: Selection<R>,
  rows: () => readonly R[],
  find: (id: string) => R | undefined = (id) => rows().find((row) => row.id === id),
) => ({
  commands: {
    x: (id: string | null, { shiftKey }: KeyboardEvent) => {
      const row = id === null ? undefined : find(id)
      if (row) selection.toggle(row, rows(), shiftKey)
    },
  },
  onEscape: () => {
    if (selection.count > 0) selection.clear()
    return selection.count > 0
  },
})
