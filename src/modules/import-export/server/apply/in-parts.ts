const atOnce = 250

/** Writes many rows by statements of a bounded size. */
export async function inParts<T>(rows: readonly T[], write: (part: T[]) => Promise<unknown>) {
  for (let at = 0; at < rows.length; at += atOnce) await write(rows.slice(at, at + atOnce))
}
