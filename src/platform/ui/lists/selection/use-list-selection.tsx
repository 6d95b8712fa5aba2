import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LaterKeyList } from '../../keys/LaterKeyList.tsx'
import { useListKeys } from '../../keys/use-list-keys.ts'
import { listHints } from './list-hints.ts'
import { selectionKeys } from './selection-keys.ts'
import { type Selection, useSelection } from './use-selection.ts'

type Row = { id: string }
type Options<R extends Row> = {
  /** Names the list with its filters; another one begins without a selection. */
  scope: string
  /** The rows of the page. */
  rows: readonly R[]
  /** The record whose dialog is open, and what opens another one in its place. */
  opened?: string | null
  onStep?: (id: string) => void
}

/**
 * The selection of a list and its keys: J and K, also in the dialog of a record, X, Escape, and ? for all of them. `keys` is
 * rendered anywhere in the list.
 */
export function useListSelection<R extends Row>({
  scope,
  rows,
  opened = null,
  onStep,
}: Options<R>): {
  selection: Selection<R>
  keys: ReactNode
} {
  const selection = useSelection<R>(scope)
  const [areKeysShown, setKeysShown] = useState(false)
  const { commands, onEscape } = selectionKeys(selection, () => rows)
  // Keys can come faster than the dialog of the record that they open.
  const stepped = useRef<{ from: string | null; to: string } | null>(null)
  useEffect(() => {
    if (stepped.current?.from !== opened) stepped.current = null
  })
  const step = (by: 1 | -1) => {
    const shown = stepped.current?.from === opened ? stepped.current.to : opened
    const at = rows.findIndex(({ id }) => id === shown)
    const next = at === -1 ? undefined : rows[at + by]
    if (!next) return
    stepped.current = { from: opened, to: next.id }
    onStep?.(next.id)
  }
  useListKeys({
    commands: { ...commands, '?': () => setKeysShown(true) },
    onEscape,
    onStep: opened === null ? undefined : step,
  })
  // What is on the page is newer than when it was selected.
  const present = selection.rows.length === 0 ? selection.rows : newest(selection.rows, rows)
  return {
    selection: { ...selection, rows: present },
    keys: <LaterKeyList open={areKeysShown} onClose={() => setKeysShown(false)} hints={listHints} />,
  }
}

function newest<R extends Row>(selected: readonly R[], rows: readonly R[]): R[] {
  const shown = new Map(rows.map((row) => [row.id, row]))
  return selected.map((row) => shown.get(row.id) ?? row)
}
