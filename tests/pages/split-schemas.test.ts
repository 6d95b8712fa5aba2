import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { partsOf } from '../../scripts/split-schemas.ts'

const file = `import { z } from 'zod'
import { texts } from 'texts'
const longest = 80
export const kinds = ['home', 'stall']
export const Kind = z.enum(kinds)
const wrong = () => texts.wrong
const Short = z.string().max(longest)
export const Name = Short.min(1, wrong)
export const isLong = (name) => name.length > longest
export function parseKind(text) { return Kind.parse(text) }
`

describe('a file with schemas in the browser', () => {
  const { values, schemas } = partsOf(file, '/src/things.ts')

  it('has values that need no zod', () => {
    assert.equal(
      values,
      [
        'const longest = 80',
        "export const kinds = ['home', 'stall']",
        'export const isLong = (name) => name.length > longest',
      ].join('\n'),
    )
  })

  it('has schemas, and what uses them, which import the values', () => {
    assert.equal(
      schemas,
      [
        'import { kinds } from "/src/things.ts?values"',
        'import { z as z } from "zod"',
        'import { texts as texts } from "texts"',
        'const longest = 80',
        'export const Kind = z.enum(kinds)',
        'const wrong = () => texts.wrong',
        'const Short = z.string().max(longest)',
        'export const Name = Short.min(1, wrong)',
        'export function parseKind(text) { return Kind.parse(text) }',
      ].join('\n'),
    )
  })

  it('does not take the name of a property for what it needs', () => {
    const parts = partsOf(
      `import { z } from 'zod'\nexport const Kind = z.string()\nexport const words = { Kind: 'Kind', z: 1 }\nexport const z1 = words.z\n`,
      '/src/things.ts',
    )
    assert.match(parts.values, /export const words/)
    assert.match(parts.values, /export const z1/)
    assert.doesNotMatch(parts.values, /import/)
  })
})
