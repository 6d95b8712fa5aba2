import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sourceFiles } from './support/source-files.ts'

/** A French elision with a straight apostrophe, also before a fact of a text. */
const straight =
  /(?<![\p{L}'’])(?:[ldnsjcmt]|qu|lorsqu|jusqu|puisqu|quelqu|presqu|aujourd)'(?=[aeiouyhàâéèêëîïôûœ]|\$\{)/giu

it('French texts have the typographic apostrophe', () => {
  const texts = sourceFiles('src').filter(
    ({ path }) => (path.includes('/messages/') || path.includes('src/demo/')) && !path.endsWith('.test.ts'),
  )
  assert.ok(texts.length > 100)
  const found = texts.flatMap(({ path, code }) =>
    [...code.matchAll(straight)].map(({ index }) => `${path}: ${code.slice(index, index + 20)}`),
  )
  assert.deepEqual(found, [])
})
