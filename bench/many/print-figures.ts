/** The limits of a process with 200 buildings: from its start to the first answer, and its memory. */
export const startLimits = { seconds: 10, megabytes: 400 }

export const megabytes = (bytes: number) => Math.round(bytes / 1e6)

type Figure = [measured: string, value: number, limit?: number]

/** Prints figures with their limits; returns whether all are met. */
export function printFigures(figures: readonly Figure[]): boolean {
  const rows = figures.map(([measured, value, limit]) => ({
    measured,
    value,
    limit: limit ?? '',
    met: limit === undefined ? '' : value <= limit ? 'yes' : 'NO',
  }))
  console.table(rows)
  return rows.every(({ met }) => met !== 'NO')
}
