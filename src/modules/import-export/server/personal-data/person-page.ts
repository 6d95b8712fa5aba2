import { isDay, portalDate, portalTime, portalTimeOfDay } from '#platform/time/dates.ts'
import { EntryWindow } from '#maintenance/requests/schemas.ts'
import type { Language } from '#platform/language/registry.ts'
import { escapeHtml } from '#platform/text/html.ts'
import { formatMoney } from '#platform/text/money.ts'
import { dataWords } from '../../messages/data.ts'
import type { PersonData } from '../../person-contract.ts'

/** A person's data as a printable page in a language, without scripts and external resources. */
export function pageOf({ madeAt, building, name, groups }: PersonData, language: Language): string {
  const words = dataWords[language]
  const filled = groups.filter(({ rows }) => rows.length > 0)
  const list = (row: Record<string, unknown>) => listOf(row, language)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(words.pageTitle(name))}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(words.pageTitle(name))}</h1>
<p>${escapeHtml(words.pageLead(building, formatInstant(madeAt, language)))}</p>
${filled.map(({ title, rows }) => `<section><h2>${escapeHtml(title)}</h2>${rows.map(list).join('<hr>')}</section>`).join('\n')}
</main></body></html>
`
}

/** For the saved file: a page of paper, with names beside values. */
const style = `body{font:16px/1.5 Helvetica,Arial,sans-serif;color:#1f2a2b;background:#fff;margin:0}
main{max-width:760px;margin:40px auto;padding:0 24px}h1,h2{font-family:Georgia,serif;font-weight:400}h2{margin-top:40px}
dl{display:grid;grid-template-columns:minmax(110px,200px) 1fr;gap:4px 20px;margin:12px 0}dt b{font-weight:400;color:#5d6a6c}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}hr{border:0;border-top:1px solid #e3dfd8}`
const listOf = (row: Record<string, unknown>, language: Language) =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(
      ([column, value]) =>
        `<dt><b>${escapeHtml(labelOf(column, language))}</b></dt><dd>${escapeHtml(formatValue(column, value, language))}</dd>`,
    )
    .join('')}</dl>`

const labelOf = (column: string, language: Language) =>
  (dataWords[language].fields as Readonly<Record<string, string>>)[column] ?? column

function formatValue(column: string, value: unknown, language: Language): string {
  const words = dataWords[language]
  if (column === 'amount_cents') return formatMoney(Number(value), language)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.map((entry) => formatValue(column, entry, language)).join(', ')
  if (column === 'entry_windows') return words.entryWindow(EntryWindow.parse(value), formatsOf(language))
  if (typeof value !== 'string') return JSON.stringify(value)
  return words.values[column]?.[value] ?? formatDayOrTime(value, language)
}

const formatsOf = (language: Language) => ({
  date: (day: string) => portalDate(day, 'UTC', language),
  timeOfDay: (time: string) => portalTimeOfDay(time, language),
})

const formatInstant = (value: string, language: Language) => `${portalTime(value, 'UTC', language)} UTC`

function formatDayOrTime(value: string, language: Language): string {
  if (isInstant.test(value)) return formatInstant(value, language)
  return isDay(value) ? portalDate(value, 'UTC', language) : value
}

/** As the database writes it, in UTC. */
const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00$/
