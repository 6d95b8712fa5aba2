import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sourceFiles } from './support/source-files.ts'

test('no style depends on the position of an element around it: the browser would compute all styles below every last child anew', () => {
  const found = sourceFiles('src').flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:group|in)-(?:first|last|only|odd|even|nth|empty)[\w/-]*:[\w-]+/g)].map(
      ([style]) => `${path} has ${style}: use it on the element itself, such as last:before:hidden.`,
    ),
  )
  assert.deepEqual(found, [])
})
