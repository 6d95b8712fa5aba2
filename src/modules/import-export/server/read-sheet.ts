import { CsvError, parse } from 'csv-parse/sync'
import { normalizeText } from '../normalize-text.ts'
import type { Sheet, SheetRow } from './sheet.ts'

const lineEnd = /\r\n|\n|\r/
const delimiters = [',', ';', '\t', '|'] as const
/** Excel's way to name the delimiter, in a line of its own. */
const delimiterLine = /^sep=([^\r\n"])\r?\n/

/** Parses a spreadsheet file with or without a byte order mark, in the usual encodings and delimiters. */
export function readSheet(bytes: Uint8Array): Sheet | { problem: string; line: number } {
  const { text, encoding } = decoded(bytes)
  const [skipped = '', named] = delimiterLine.exec(text) ?? []
  const delimiter = named ?? guessDelimiter(text)
  const { rows, unclosed } = parseRows(text.slice(skipped.length), delimiter, skipped === '' ? 1 : 2)
  if (unclosed !== null) return { problem: 'unclosed quote', line: unclosed }
  return { delimiter, encoding, rows: rows.filter(({ cells }) => cells.some((cell) => normalizeText(cell) !== '')) }
}

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
function guessDelimiter(text: string): string {
  const lines = text.slice(0, 20_000).replace(quotedCells, '$1').split(lineEnd).slice(0, 30)
  let best: { delimiter: string; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => line.split(delimiter).length).filter((n) => n > 1)
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

/** `unclosed` is the line of the row with a quote that never ends. */
function parseRows(text: string, delimiter: string, firstLine: number) {
  const rows: SheetRow[] = []
  let [line, countedTwice] = [firstLine, 0]
  try {
    parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      ltrim: true,
      // The parser keeps the quotes of a cell with blanks behind them.
      cast: (cell, { quoting }) => (quoting ? cell.replace(/^"([^"]*)"[ \t]+$/, '$1') : cell),
      on_record: (cells: string[], { lines }) => {
        rows.push({ line, cells })
        // The parser counts a line end of two characters inside quotes as two lines.
        countedTwice += cells.join('').split('\r\n').length - 1
        line = firstLine + lines - countedTwice
        return null
      },
    })
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return { rows, unclosed: line }
    throw error
  }
  return { rows, unclosed: null }
}
