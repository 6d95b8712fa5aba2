import { currencyDecimals, currencyScale } from '#platform/locale/currency.ts'
import { createHash } from 'node:crypto'
import { issuesIn } from '#platform/language/field-errors.ts'
import { type Message, render } from '#platform/language/language.ts'
import { type Language, firstLanguage } from '#platform/language/registry.ts'
import type { z } from 'zod'
import type { Columns, ImportKind } from '../../columns.ts'
import { importFields } from '../../columns.ts'
import type { CheckedRow, Decision, ImportCheck } from '../../import-contract.ts'
import { rowTexts } from '../../messages/row.ts'
import { words } from '../../messages/en.ts'
import type { Sheet } from '../sheet.ts'

/** A text about a field of a row, or about the whole row. */
export type RowNote = { field: string | null; text: Message }

/** The plan of a line, and the action to apply it; there is none for a line that is wrong, left out or unchanged. */
export type Planned<Operation> = Omit<CheckedRow, 'problems' | 'warnings' | 'cells'> & {
  problems: RowNote[]
  warnings: RowNote[]
  operation: Operation | null
}

/** The decisions of the office by line; the other lines follow their default. */
export type Decisions = Readonly<Record<string, Decision>>

const maxShownLines = 500

export const rowText =
  (pick: (texts: (typeof rowTexts)[Language]) => string): Message =>
  (language) =>
    pick(rowTexts[language])

/** The start of every plan of a line. */
export const emptyPlan = (line: number, name: string) => ({
  line,
  label: name || rowTexts.en.line(line),
  decision: null,
  decisions: [],
  changes: [],
  problems: [],
  warnings: [],
  operation: null,
})

export const wrongPlan = (line: number, name: string, problems: RowNote[]) => ({
  ...emptyPlan(line, name),
  outcome: 'wrong' as const,
  problems,
})

/** The issues of a schema, in the language of their reader. */
export const schemaNotes = (schema: z.ZodType, input: unknown, issues: readonly z.core.$ZodIssue[]): RowNote[] =>
  issues.map(({ path, message }, at) => ({
    field: String(path[0]),
    text: (language) =>
      language === firstLanguage ? message : (issuesIn(language, schema, input)[at]?.message ?? message),
  }))

/** What is done with a line: the office's decision where it is possible, otherwise the default. */
export const decisionFor = (
  decisions: Decisions,
  line: number,
  possible: readonly Decision[],
  byDefault: Decision,
): Decision => {
  const decided = decisions[line]
  return decided !== undefined && possible.includes(decided) ? decided : byDefault
}

export const missingColumns = (kind: ImportKind, columns: Columns): string[] => {
  const has = (field: string) => columns[field] !== null && columns[field] !== undefined
  return importFields[kind]
    .filter(({ required, field }) => required && !has(field) && !(field === 'fullName' && has('firstName')))
    .map(({ label }) => words.import.noColumn(label))
}

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** What the preview shows of each line, as a short hash: a line is applied only while this is the same. */
export const digestsOf = (planned: readonly Planned<unknown>[]): Record<string, string> =>
  Object.fromEntries(
    planned.map(({ line, label, outcome, decision, changes, problems, warnings }) => [
      line,
      hash([label, outcome, decision, changes, inLanguage('en', problems), inLanguage('en', warnings)]).slice(0, 20),
    ]),
  )

const inLanguage = (language: Language, notes: readonly RowNote[], labels?: ReadonlyMap<string, string>) =>
  notes.map(({ field, text }) => ({
    field: field === null ? null : (labels?.get(field) ?? field),
    message: render(text, language),
  }))

/** The result of a dry run: invalid lines first, then those with warnings. */
export function toDryRun(
  source: { kind: ImportKind; sheet: Sheet; columns: Columns; labels: ReadonlyMap<string, string> },
  planned: readonly Planned<unknown>[],
  problems: string[],
  notes: string[],
): ImportCheck {
  const count = (outcome: CheckedRow['outcome']) => planned.filter((row) => row.outcome === outcome).length
  const isWarned = (row: Planned<unknown>) => row.warnings.length > 0 && row.outcome !== 'wrong'
  const shown = [
    ...planned.filter(({ outcome }) => outcome === 'wrong'),
    ...planned.filter(isWarned),
    ...planned.filter((row) => !isWarned(row) && /new|changed|skipped/.test(row.outcome)),
  ].slice(0, maxShownLines)
  const cellsOf = cellReader(source)
  return {
    mark: hash([digestsOf(planned), problems]),
    counts: {
      new: count('new'),
      changed: count('changed'),
      same: count('same'),
      wrong: count('wrong'),
      skipped: count('skipped'),
    },
    warned: planned.filter(isWarned).length,
    shownOf: planned.filter((row) => row.outcome !== 'same' || isWarned(row)).length,
    problems,
    notes,
    rows: shown.map((plannedRow) => {
      const { operation: _, ...row } = plannedRow
      return {
        ...row,
        problems: inLanguage('en', row.problems, source.labels),
        warnings: inLanguage('en', row.warnings, source.labels),
        cells: row.outcome === 'wrong' ? cellsOf(row.line, row.problems) : [],
      }
    }),
  }
}

/** The cells of a line as they are in the file, so that they can be corrected. */
function cellReader({ kind, sheet, columns, labels }: Parameters<typeof toDryRun>[0]) {
  const byLine = new Map(sheet.rows.slice(1).map(({ line, cells }) => [line, cells]))
  return (line: number, problems: readonly RowNote[]) =>
    importFields[kind].flatMap(({ field, label }) => {
      const at = columns[field]
      if (at === null || at === undefined) return []
      const isWrong = problems.some((problem) => problem.field === field)
      return [{ field, label: labels.get(field) ?? label, text: byLine.get(line)?.[at] ?? '', isWrong }]
    })
}

/** The problems of a line in one sentence each, with the names of the file's own columns. */
export const describeProblems = (
  language: Language,
  notes: readonly RowNote[],
  heads: readonly string[],
  columns: Columns,
): string =>
  notes
    .map(({ field, text }) => {
      const at = field === null ? null : columns[field]
      const head = at === null || at === undefined ? '' : (heads[at] ?? '')
      return `${head === '' ? '' : `${head}: `}${render(text, language)}`
    })
    .join(' · ')

/** A stored value as text for the list of changes. */
export function formatValue(value: unknown, name = ''): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (name.endsWith('Cents')) return (Number(value) / currencyScale()).toFixed(currencyDecimals())
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export const sameValue = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
