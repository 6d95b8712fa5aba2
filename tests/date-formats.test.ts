import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sourceFiles } from './support/source-files.ts'

const sources = sourceFiles('src')
const linesWith = (pattern: RegExp, files = sources) =>
  files.flatMap(({ path, code }) => [...code.matchAll(pattern)].map(([text]) => `${path}: ${text}`))

/** The modules and screens that only the office sees. */
const consoleOnly =
  /^src\/(?:portals\/(?:admin|building)|modules\/(?:audit|backup|outbox|overview|settings|tower|units|import-export\/screens))\//

describe('dates and times', () => {
  it('are formatted by src/platform/time, so that each audience has one format', () => {
    const elsewhere = sources.filter(({ path }) => !path.startsWith('src/platform/time/'))
    assert.deepEqual(
      linesWith(/\bIntl\.DateTimeFormat\(|\.toLocale(?:Date|Time)String\(|\bdateFormat\(/g, elsewhere),
      [],
    )
  })

  it('have the format of the console there', () => {
    const ofConsole = sources.filter(({ path }) => consoleOnly.test(path))
    assert.deepEqual(linesWith(/\bportal(?:Date|Time|Clock|TimeOfDay)\b/g, ofConsole), [])
  })

  it('are typed into a DateInput, not into an input of the browser', () => {
    const isNative = /\btype="(?:date|datetime-local|month|time|week)"/g
    // Pages that work without scripts keep to the browser's inputs, which show the reader's locale.
    const withoutScripts = /^src\/portals\/(?:site|sign-in)\//
    const [pages, others] = [true, false].map((plain) =>
      linesWith(
        isNative,
        sources.filter(({ path }) => withoutScripts.test(path) === plain),
      ),
    )
    assert.deepEqual(others, [])
    assert.ok(pages?.includes('src/portals/site/offers/OfferFilters.tsx: type="date"'), 'the search finds them')
  })
})
