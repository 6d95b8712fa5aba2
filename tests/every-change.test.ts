import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { everyCall } from '#app/api.ts'
import { settingsSections } from '#app/settings-sections.ts'
import type { Endpoint } from '#platform/endpoint.ts'
import { isOffice } from '#platform/roles.ts'
import { isUnsafe, title } from './support/contracts.ts'
import { repository, sourceFiles } from './support/source-files.ts'

const document = readFileSync(join(repository, 'docs/decisions/066-what-can-be-undone.md'), 'utf8')
/** The calls that the document lists, each with the heading above it, and the section of the settings if it has one. */
const listed = document.split(/^## /m).flatMap((part) => {
  const [reason = '', ...lines] = part.split('\n')
  return lines.flatMap((line) => {
    const [, call, area] = /^- `((?:POST|PUT|PATCH|DELETE) [^`]+)`(?:: `([a-z-]+)`)?$/.exec(line) ?? []
    return call === undefined ? [] : [{ call, area, reason }]
  })
})

/** The changes that the console sends: those of the office, except what people do with their own account. */
const changes = everyCall.filter(
  ({ endpoint }) =>
    isUnsafe(endpoint) &&
    endpoint.path.startsWith('/api/admin/') &&
    Array.isArray(endpoint.roles) &&
    endpoint.roles.some(isOffice),
)
const hasOperation = (schema: unknown) => schema instanceof z.ZodObject && 'operation' in schema.shape
const takesOperation = ({ query, body }: Endpoint) => hasOperation(query) || hasOperation(body)

const screens = sourceFiles('src').filter(({ path }) => path.includes('/screens/') || path.startsWith('src/portals/'))

describe('every change of the console', () => {
  it('can be undone, or the document says why not', () => {
    assert.ok(changes.length > 100)
    const known = new Set(listed.map(({ call }) => call))
    const missing = changes.filter(({ endpoint }) => !takesOperation(endpoint) && !known.has(title(endpoint)))
    assert.deepEqual(
      missing.map(({ endpoint }) => `${title(endpoint)}: let it take an operation, or add it to docs/decisions/066.`),
      [],
    )
  })

  it('is in the document once, and only where it exists and takes no operation', () => {
    const calls = listed.map(({ call }) => call)
    assert.deepEqual(
      calls.filter((call, place) => calls.indexOf(call) !== place),
      [],
    )
    const withoutOperation = new Set(
      changes.filter(({ endpoint }) => !takesOperation(endpoint)).map(({ endpoint }) => title(endpoint)),
    )
    assert.deepEqual(
      calls.filter((call) => !withoutOperation.has(call)),
      [],
    )
  })

  it('offers its Undo in a screen', () => {
    const undoable = changes.filter(({ endpoint }) => hasOperation(endpoint.query))
    assert.ok(undoable.length > 15)
    const withUndo = screens.filter(({ code }) => /\boperation\b/.test(code)).map(({ code }) => code)
    const offered = ({ module, event }: (typeof changes)[number]) =>
      withUndo.some((code) => new RegExp(`\\b${module}(?:\\.${event}|\\[\\w+\\])`).test(code))
    assert.deepEqual(
      undoable.filter((change) => !offered(change)).map(({ module, event }) => `${module}.${event}`),
      [],
    )
  })

  it('of the settings offers the history of a section that exists', () => {
    const areas = new Set(listed.flatMap(({ area }) => area ?? []))
    const known = settingsSections.map(({ area }) => area.split('.')[0] ?? '')
    assert.deepEqual(
      [...areas].toSorted((a, b) => a.localeCompare(b)),
      [...new Set(known)].toSorted((a, b) => a.localeCompare(b)),
    )
    const offered = new Set(
      screens.flatMap(({ code }) => [...code.matchAll(/useUndoOfArea\(['`]([a-z-]+)/g)].map(([, area]) => area)),
    )
    assert.deepEqual(
      [...areas].filter((area) => !offered.has(area)),
      [],
    )
  })
})
