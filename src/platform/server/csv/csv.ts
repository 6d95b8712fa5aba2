/**
 * Whether a spreadsheet could read a text as a formula: it begins with one of the signs or a look-alike (full-width,
 * small, superscript, mathematical minus), possibly after blanks and invisible characters.
 */
export const isLikeFormula = (text: string) =>
  /^[\t\r]/.test(text) || /^[=+\-@\u2010-\u2015\u2212]/.test(text.replace(/^[\s\p{C}\p{Z}'"]+/u, '').normalize('NFKC'))

/** A cell of a CSV file: quoted where necessary, and never a formula. */
export function csvCell(text: string): string {
  const harmless = isLikeFormula(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(harmless) || harmless !== harmless.trim() ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A CSV file for spreadsheets: UTF-8 with a byte order mark, lines ended by CRLF. */
export const csvFile = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
