import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { setLocaleSource } from '#platform/locale/locale.ts'
import { repository, sourceFiles } from './support/source-files.ts'

/** The demo building is Canadian; commands of an empty installation show the default. */
const outside = /^src\/(?:demo|platform\/locale)\/|\.test\.ts$/
const files = sourceFiles('src').filter(({ path }) => !outside.test(path))

/** Names of a currency, a unit or a locale; XA is no country but marks the pseudo-locale. Words for the columns of an imported file are in the languages of files. */
const names =
  /'(?:en|fr)-(?!XA)[A-Z]{2}'|(?<![\w/-])(?:CAD|USD|EUR)(?![\w-])|(?<![\w#-])(?:sq ?ft|pi²|lbs?)(?![\w-])|toLocaleString\(\)|new Intl\.(?:ListFormat|NumberFormat)\(/g
const allowed: Record<string, string> = {
  'src/cli/create-admin.ts': 'asks for a unit and a currency by its code',
  'src/modules/building/messages/profile.ts': 'errors with examples of codes',
  'src/modules/import-export/unit-columns.ts': 'the heads of imported files',
  'src/modules/units/spell-price.ts': 'the currencies that can be spelled',
  'src/platform/server/postgres/demands.ts': 'a list for operators',
  'src/platform/text/money.ts': 'formats money',
  'src/platform/ui/kit/TabsPanel.tsx': 'an example for developers',
  'src/portals/admin/settings/messages/building.ts': 'the choice of a unit',
  'src/portals/site/shell/StructuredData.tsx': 'the codes of units',
}

describe('the locale of the building', () => {
  it('is that of every format: no currency, unit or locale of one country is in code', () => {
    const found = files.flatMap(({ path, code }) =>
      path in allowed ? [] : [...code.matchAll(names)].map(([name]) => `${path}: ${name}`),
    )
    assert.deepEqual(found, [])
  })

  it('has its own emergency number: none of one country is in a text', () => {
    const found = files.flatMap(({ path, code }) =>
      [...code.matchAll(/\b[Cc]all (?:911|999|112)\b|'(?:911|999|112)'/g)].map(([name]) => `${path}: ${name}`),
    )
    assert.deepEqual(found, [])
  })

  it('is read when a text is made, never when a file is loaded', { timeout: 120_000 }, async () => {
    const entryPoints =
      /^src\/(?:app|cli|portals)\/|\.tsx$|\/screens\/|\/islands\/|\/scripts\/|^src\/platform\/ui\/|locale-context/
    const failed: string[] = []
    for (const { path } of files.filter(({ path: one }) => !entryPoints.test(one))) {
      setLocaleSource(() => {
        throw new Error('a text is made while a file is loaded')
      })
      await import(pathToFileURL(join(repository, path)).href).catch((error: unknown) => {
        failed.push(`${path}: ${String(error)}`)
      })
    }
    assert.deepEqual(failed, [])
  })
})
