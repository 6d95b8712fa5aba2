/** The code of a place in what a scanner typed: the code itself, or the address on the sign (`…/report?place=abc`). */
export function parsePointCode(typed: string): string {
  const [, code = typed] = /[?&]place=([^&#\s]+)/.exec(typed) ?? []
  return code.trim().toLowerCase()
}

/** The first line of an entry, as the title of what it becomes. */
export function titleOf(body: string, longest: number): string {
  const [line = ''] = body.trim().split('\n')
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`
}

/** Whole minutes between two instants. */
export const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000))
