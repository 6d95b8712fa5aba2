import { escapeHtml } from '#platform/text/html.ts'
import type { PersonData } from '../../person-calls.ts'
import { words } from '../../messages/en.ts'

/** A person's data as a printable page, without scripts and external resources. */
export function pageOf({ madeAt, building, name, groups }: PersonData): string {
  const filled = groups.filter(({ rows }) => rows.length > 0)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(words.person.pageTitle(name))}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(words.person.pageTitle(name))}</h1>
<p>${escapeHtml(words.person.pageLead(building, madeAt))}</p>
${filled.map(({ title, rows }) => `<section><h2>${escapeHtml(title)}</h2>${rows.map(listOf).join('<hr>')}</section>`).join('\n')}
</main></body></html>
`
}

/** For the saved file: a page of paper, with names beside values. */
const style = `body{font:16px/1.5 Helvetica,Arial,sans-serif;color:#1f2a2b;background:#fff;margin:0}
main{max-width:760px;margin:40px auto;padding:0 24px}h1,h2{font-family:Georgia,serif;font-weight:400}h2{margin-top:40px}
dl{display:grid;grid-template-columns:minmax(110px,200px) 1fr;gap:4px 20px;margin:12px 0}dt b{font-weight:400;color:#5d6a6c}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}hr{border:0;border-top:1px solid #e3dfd8}`

const listOf = (row: Record<string, unknown>) =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => `<dt><b>${escapeHtml(readable(key))}</b></dt><dd>${escapeHtml(shown(key, value))}</dd>`)
    .join('')}</dl>`

const readable = (key: string) => {
  const text = key.replace(/_cents$/, '').replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function shown(key: string, value: unknown): string {
  if (key.endsWith('_cents')) return `$${(Number(value) / 100).toFixed(2)}`
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ')
  if (typeof value !== 'string') return JSON.stringify(value)
  return isInstant.test(value) ? `${value.slice(0, 16).replace('T', ' ')} UTC` : value
}

/** As the database writes it, in UTC. */
const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00$/
