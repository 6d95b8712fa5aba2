import { useEffect, useEffectEvent } from 'react'
import { isAnythingUnsaved } from '../forms/unsaved.ts'
import { countLayers, singleKeyOf } from './single-keys.ts'

type Keys = {
  /** What each letter does, with the row that has the focus; null without one. */
  commands: Readonly<Record<string, (id: string | null, event: KeyboardEvent) => void>>
  /** Called for Escape; returns whether there was something to leave. */
  onEscape?: (() => boolean) | undefined
  /** J and K while a record is open; only then. */
  onStep?: ((step: 1 | -1) => void) | undefined
  /** The dialog of the record has keys of its own, so J and K are taken only until it appears. */
  hasOwnKeys?: boolean
}

const rowsOf = (part: ParentNode) => [...part.querySelectorAll<HTMLElement>('[data-row]')]
const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

function focusRow(row: HTMLElement | undefined): void {
  // At some widths a row shows other controls.
  const controls = [...(row?.querySelectorAll<HTMLElement>('[data-row-focus]') ?? [])]
  const target = controls.find((control) => control.checkVisibility()) ?? row
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
 * its id, and in it what takes the focus has `data-row-focus`. While the dialog of a record
 * is open, they open the next and the previous record, unless something is typed there; all other keys are off.
 */
export function useListKeys({ commands, onEscape, onStep, hasOwnKeys = false }: Keys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const layers = countLayers()
    const step = ({ j: 1, k: -1 } as const)[event.key.toLowerCase()]
    if (
      layers <= (hasOwnKeys ? 0 : 1) &&
      step !== undefined &&
      onStep &&
      singleKeyOf(event) !== null &&
      !isAnythingUnsaved()
    ) {
      event.preventDefault()
      onStep(step)
    }
    // The dialog of an open record appears only when the record is loaded.
    if (layers > 0 || onStep) return
    if (event.key === 'Escape' && !event.defaultPrevented && onEscape?.()) {
      event.preventDefault()
      return
    }
    const key = singleKeyOf(event)
    if (key === null) return
    const row = focusedRow()
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
