import { useEffect, useEffectEvent } from 'react'
import { countLayers, singleKeyOf } from './single-keys.ts'

type Keys = {
  /** What each letter does, with the row that has the focus; null without one. */
  commands: Readonly<Record<string, (id: string | null, event: KeyboardEvent) => void>>
  /** Called for Escape; returns whether there was something to leave. */
  onEscape?: () => boolean
}

const rowsOf = (part: ParentNode) => [...part.querySelectorAll<HTMLElement>('[data-row]')]
const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

function focusRow(row: HTMLElement | undefined): void {
  const target = row?.querySelector<HTMLElement>('[data-row-focus]') ?? row
  target?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** The row after or before the focused one, in its column where the list has columns; the first one without a focus. */
function rowBeside(row: HTMLElement | null, step: number): HTMLElement | undefined {
  const rows = rowsOf(row?.closest('[data-column]') ?? document)
  const at = row === null ? -1 : rows.indexOf(row)
  return rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]
}

/**
 * J and K move between the rows of a list, and letters are commands for the row with the focus. Each row has `data-row` with
 * its id, and in it what takes the focus has `data-row-focus`. Off while a dialog is open.
 */
export function useListKeys({ commands, onEscape }: Keys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (countLayers() > 0) return
    if (event.key === 'Escape' && !event.defaultPrevented && onEscape?.()) {
      event.preventDefault()
      return
    }
    const key = singleKeyOf(event)
    if (key === null) return
    const row = focusedRow()
    const step = { j: 1, k: -1 }[key]
    if (step !== undefined) focusRow(rowBeside(row, step))
    else if (commands[key]) commands[key](row?.dataset['row'] ?? null, event)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
