import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { code } from './support/import-graph.ts'
import { isDemo, isTest } from './support/module-order.ts'
import { repeatedRuns } from './support/repeated-runs.ts'

/** The longest run of lines with the same shape that may occur twice. */
const longest = 12

/** Texts, and calls and tables that are described field by field, have the same shape without repeating a decision. */
const isDeclaration = (path: string) => /\/messages\/|(?:contract|schemas|table)\.ts$/.test(path)

describe('the sources', () => {
  it(`repeat no run of more than ${longest} lines of the same shape`, () => {
    const files = code.filter(({ path }) => !isDeclaration(path) && !isDemo(path) && !isTest(path))
    const found = repeatedRuns(files, longest).map(
      ({ first, second, lines }) =>
        `${first} and ${second} share ${lines} lines: give what they have in common one definition.`,
    )
    assert.deepEqual(found, [])
  })
})

describe('a repeated run', () => {
  const lines = (name: string) =>
    Array.from({ length: 4 }, (_, n) => `${'if '.repeat(n)}(${name}) call${name}('${name}', ${n})`).join('\n')

  it('is found with other names, texts and numbers', () => {
    const files = [
      { path: 'a.ts', text: `// first\nstart()\n${lines('one')}` },
      { path: 'b.ts', text: lines('two') },
    ]
    assert.deepEqual(repeatedRuns(files, 3), [{ first: 'a.ts:3-6', second: 'b.ts:1-4', lines: 4 }])
    assert.deepEqual(repeatedRuns(files, 4), [])
  })

  it('does not count imports, comments, punctuation and fields', () => {
    const text = "import { a } from 'b'\n// comment\nconst row = {\n  id: row.id,\n  name: row.name,\n  size,\n}\n"
    const files = ['a.ts', 'b.ts'].map((path) => ({ path, text }))
    assert.deepEqual(repeatedRuns(files, 1), [])
  })
})
