/** Something the arrow keys can reach; `x` says how far to the right it stands. */
export type Place = { id: string; x: number }

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 }

/** Where a key leads among things that stand in rows, each from left to right; null for a key that leads nowhere. */
export function walk(rows: readonly (readonly Place[])[], at: string, key: string): string | null {
  const filled = rows.filter((row) => row.length > 0)
  const here = filled.findIndex((row) => row.some(({ id }) => id === at))
  const row = filled[here]
  if (!row) return null
  const place = row.findIndex(({ id }) => id === at)
  if (key === 'ArrowLeft') return row[Math.max(0, place - 1)]!.id
  if (key === 'ArrowRight') return row[Math.min(row.length - 1, place + 1)]!.id
  if (key === 'Home') return row[0]!.id
  if (key === 'End') return row.at(-1)!.id
  const step = steps[key]
  if (step === undefined) return null
  const next = Math.max(0, Math.min(filled.length - 1, here + step))
  return next === here ? at : nearest(filled[next]!, row[place]!.x)
}

const nearest = (row: readonly Place[], x: number): string =>
  row.reduce((best, one) => (Math.abs(one.x - x) < Math.abs(best.x - x) ? one : best)).id
