import type { PersonData } from '../person-calls.ts'
import { words } from '../words.ts'

/** A person's data as a page to read and print: no script, nothing from elsewhere. */
export function pageOf({ madeAt, building, name, groups }: PersonData): string {
  const filled = groups.filter(({ rows }) => rows.length > 0)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(words.person.pageTitle(name))}</title></head>
<body><main><h1>${escaped(words.person.pageTitle(name))}</h1>
<p>${escaped(words.person.pageLead(building, madeAt))}</p>
${filled.map(({ title, rows }) => `<section><h2>${escaped(title)}</h2>${rows.map(listOf).join('<hr>')}</section>`).join('\n')}
</main></body></html>
`
}

const listOf = (row: Record<string, unknown>) =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => `<dt><b>${escaped(readable(key))}</b></dt><dd>${escaped(shown(key, value))}</dd>`)
    .join('')}</dl>`

const readable = (key: string) => {
  const said = key.replace(/_cents$/, '').replaceAll('_', ' ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

function shown(key: string, value: unknown): string {
  if (key.endsWith('_cents')) return `$${(Number(value) / 100).toFixed(2)}`
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c)
