import { startTransition, useEffect, useState } from 'react'

/** Rows in the first frame, and how many each further frame adds, unless a list has its own number. */
const usual = 10

/**
 * The rows of a list as they are rendered. Of another `list` the first ones come at once and the others in the next frames, each in place
 * of a row before, because the styles, the layout and the paint of a frame are one task. Other changes are rendered at once. `rows` must
 * be the same array until they change.
 */
export function useRowSlices<Row>(
  rows: readonly Row[],
  list: unknown,
  keyOf: (row: Row) => unknown,
  slice = usual,
): readonly Row[] {
  const [last, setLast] = useState({ list, rows, before: [] as readonly Row[], done: slice })
  if (last.rows !== rows || last.list !== list)
    setLast(last.list === list ? { ...last, rows } : { list, rows, before: last.rows, done: slice })
  const { before, done } = last
  const isComplete = done >= rows.length
  useEffect(() => {
    if (isComplete) return undefined
    const frame = requestAnimationFrame(() =>
      startTransition(() => setLast((present) => ({ ...present, done: done + slice }))),
    )
    return () => cancelAnimationFrame(frame)
  }, [done, isComplete, slice])
  if (isComplete) return rows
  const first = rows.slice(0, done)
  const keys = new Set(first.map(keyOf))
  const rest = before.slice(done).filter((row) => !keys.has(keyOf(row)))
  return [...first, ...rest.slice(0, rows.length - done)]
}
