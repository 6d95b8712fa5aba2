/** Something the arrow keys can reach; `x` says how far to the right it stands. */
export type Place = { id: string; x: number }

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 }

/** Where a key leads among things that stand in rows, each from left to right; null for a key that leads nowhere. */
export function walk(rows: readonly (readonly Place[])[], at: string, key: string): string | null {
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

const nearest = (row: readonly Place[], x: number): string =>
  row.reduce((best, stop) => (Math.abs(stop.x - x) < Math.abs(best.x - x) ? stop : best)).id
