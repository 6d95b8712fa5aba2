/** An element that the arrow keys can reach; `x` is its horizontal position. */
export type Stop = { id: string; x: number }

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 }

/**
 * The id of the element that a key moves to, among rows of elements sorted from left to right; null for any other key.
 */
export function findNextStop(rows: readonly (readonly Stop[])[], at: string, key: string): string | null {
  const nonEmpty = rows.filter((row) => row.length > 0)
  const current = nonEmpty.findIndex((row) => row.some(({ id }) => id === at))
  const row = nonEmpty[current]
  if (!row) return null
  const place = row.findIndex(({ id }) => id === at)
  if (key === 'ArrowLeft') return row[Math.max(0, place - 1)]!.id
  if (key === 'ArrowRight') return row[Math.min(row.length - 1, place + 1)]!.id
  if (key === 'Home') return row[0]!.id
  if (key === 'End') return row.at(-1)!.id
  const step = steps[key]
  if (step === undefined) return null
  const next = Math.max(0, Math.min(nonEmpty.length - 1, current + step))
  return next === current ? at : nearest(nonEmpty[next]!, row[place]!.x)
}

const nearest = (row: readonly Stop[], x: number): string =>
  row.reduce((best, stop) => (Math.abs(stop.x - x) < Math.abs(best.x - x) ? stop : best)).id
