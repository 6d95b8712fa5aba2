import { listedGroundFloor, shapeLimits } from '#building/shape/choices.ts'
import type { ListedUnit } from '#building/shape/read-unit-list.ts'
import { shownArea, toSquareMetres } from '#platform/locale/measures.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { cleanCell } from '../../cleaning.ts'
import { type Columns, guessColumns, unusedHeads } from '../../columns.ts'
import { normalizeText } from '../../normalize-text.ts'
import type { UnitListFile } from '../../unit-list-contract.ts'
import { findMapping } from '../mappings.ts'
import { parseSheet } from '../receive-sheet.ts'
import type { SheetRow } from '../sheet.ts'

/** The units of a file, by the columns of an import of units. Without a header the numbers are in the first column. */
export async function readUnitListFile(db: Database, bytes: Uint8Array): Promise<UnitListFile> {
  const { rows } = parseSheet('units', bytes)
  const heads = (rows[0]?.cells ?? []).map(normalizeText)
  const columns = (await findMapping(db, 'units', heads))?.columns ?? guessColumns('units', heads)
  const hasHead = columns['unitNumber'] != null
  const headOf = (field: string) => (hasHead && columns[field] != null ? (heads[columns[field]] ?? null) : null)
  const read: Columns = hasHead ? columns : { unitNumber: 0 }
  const used = ['unitNumber', 'floor', 'squareFootage', 'bedrooms', 'category']
  return {
    columns: {
      unitNumber: headOf('unitNumber') ?? '',
      floor: headOf('floor'),
      area: headOf('squareFootage'),
      bedrooms: headOf('bedrooms'),
      category: headOf('category'),
      unused: hasHead
        ? unusedHeads(heads, Object.fromEntries(used.map((field) => [field, columns[field] ?? null])))
        : [],
    },
    rows: (hasHead ? rows.slice(1) : rows).map((row) => readRow(row, read)),
  }
}

function readRow({ line, cells }: SheetRow, columns: Columns): UnitListFile['rows'][number] {
  const cell = (field: string) => cells[columns[field] ?? -1] ?? ''
  const whole = (text: string) => (/^-?\d{1,4}$/.test(text) ? Number(text) : null)
  const squareFeet = Number(cleanCell('area', cell('squareFootage')) || Number.NaN)
  const area = squareFeet > 0 ? Math.round(toSquareMetres(shownArea(squareFeet)) * 1000) / 1000 : null
  const bedrooms = whole(cleanCell('whole', cell('bedrooms')))
  return {
    line,
    unitNumber: cleanCell('number', cell('unitNumber')).slice(0, 60),
    floor: floorOf(cell('floor')),
    area: area !== null && area >= shapeLimits.leastArea && area <= shapeLimits.mostArea ? area : null,
    bedrooms: bedrooms !== null && bedrooms >= 0 && bedrooms <= shapeLimits.bedrooms ? bedrooms : null,
    isCommercial: isCommercial(cell('category')),
  }
}

const groundNames = /^(?:g|gf|ground(?: floor)?|eg|erdgeschoss|rdc|rez-de-chaussée)$/i

/** A floor such as 3, 3rd, 3. OG or EG; null for another text. */
function floorOf(raw: string): ListedUnit['floor'] {
  const text = normalizeText(raw)
  if (groundNames.test(text.normalize('NFC'))) return listedGroundFloor
  const number = /^(?:floor|level|étage|niveau|etage)?\s*(-?\d{1,3})(?:\D.*)?$/iu.exec(text.normalize('NFC'))?.[1]
  return number === undefined ? null : Number(number)
}

function isCommercial(raw: string): boolean | null {
  const text = normalizeText(raw)
  if (/^(?:commerc|retail|shop|store|office|gewerb|laden|geschäft|büro|bureau)/iu.test(text)) return true
  return /^(?:resid|résid|home|apartment|appart|logement|habitation|wohn)/iu.test(text.normalize('NFC')) ? false : null
}
