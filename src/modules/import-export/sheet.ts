/** A parsed table; each row has the line number of the file where it begins. */
export type Sheet = {
  delimiter: string
  encoding: 'UTF-8' | 'UTF-16' | 'Latin-1'
  rows: SheetRow[]
}
export type SheetRow = { line: number; cells: string[] }

const delimiters = [',', ';', '\t', '|'] as const

/** Parses a spreadsheet file with or without a byte order mark, in the usual encodings and delimiters. */
export function readSheet(bytes: Uint8Array): Sheet | { problem: string; line: number } {
  const { text, encoding } = decoded(bytes)
  const delimiter = delimiterOf(text)
  const { rows, unclosed } = cellsOf(text, delimiter)
  if (unclosed !== null) return { problem: 'unclosed quote', line: unclosed }
  return { delimiter, encoding, rows: rows.filter(({ cells }) => cells.some((cell) => normalizeText(cell) !== '')) }
}

/** Without blanks around, blanks of other kinds made ordinary, and no byte order marks; joiners of scripts stay. */
export const normalizeText = (text: string) =>
  text
    .replace(/[\u00A0\u2007\u202F\u2000-\u200A\t]/g, ' ')
    .replace(/[\u200B\u2060\uFEFF\u00AD]/g, '')
    .trim()

function decoded(bytes: Uint8Array): { text: string; encoding: Sheet['encoding'] } {
  const as = (name: string, fatal = false) => new TextDecoder(name, { fatal }).decode(bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: as('utf-16le'), encoding: 'UTF-16' }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: as('utf-16be'), encoding: 'UTF-16' }
  try {
    return { text: as('utf-8', true), encoding: 'UTF-8' }
  } catch {
    return { text: as('windows-1252'), encoding: 'Latin-1' }
  }
}

/** Quoted cells, also one that the end cuts off: the delimiters in them separate nothing. */
const quotedCells = /(^|[,;\t|\n\r]) *"(?:[^"]|"")*(?:"|$)/g

/** The one that splits most of the first lines into the same number of cells. */
function delimiterOf(text: string): string {
  const value = /^sep=(.)\r?\n/.exec(text)?.[1]
  if (value) return value
  const head = text.slice(0, 20_000).replace(quotedCells, '$1')
  let best: { delimiter: string; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of delimiters) {
    const counts = cellsOf(head, delimiter)
      .rows.slice(0, 30)
      .map(({ cells }) => cells.length)
      .filter((n) => n > 1)
    const usual = mostFrequent(counts)
    const score = counts.filter((n) => n === usual).length * (usual > 1 ? usual : 0)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

function mostFrequent(counts: readonly number[]): number {
  const times = new Map<number, number>()
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
  return [...times].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0
}

/**
 * Quoted cells may hold delimiters, line ends and doubled quotes; `unclosed` is the line of a quote that never ends.
 */
function cellsOf(text: string, delimiter: string): { rows: SheetRow[]; unclosed: number | null } {
  const rows: SheetRow[] = []
  const start = /^sep=.\r?\n/.exec(text)?.[0].length ?? 0
  let [line, rowLine, quotedSince] = [start === 0 ? 1 : 2, start === 0 ? 1 : 2, 0]
  let [cell, quoted, cells] = ['', false, [] as string[]]
  const endRow = () => {
    rows.push({ line: rowLine, cells: [...cells, cell] })
    ;[cell, cells, rowLine] = ['', [], line]
  }
  for (let at = start; at < text.length; at += 1) {
    const char = text.charAt(at)
    const isLineEnd = char === '\n' || (char === '\r' && text.charAt(at + 1) !== '\n')
    if (isLineEnd) line += 1
    if (quoted) {
      if (char !== '"') cell += char
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (char === '"' && cell.trim() === '') [cell, quoted, quotedSince] = ['', true, line]
    else if (char === delimiter) [cell, cells] = ['', [...cells, cell]]
    else if (isLineEnd) endRow()
    else if (char !== '\r') cell += char
  }
  if (quoted) return { rows, unclosed: quotedSince }
  if (cell !== '' || cells.length > 0) endRow()
  return { rows, unclosed: null }
}
