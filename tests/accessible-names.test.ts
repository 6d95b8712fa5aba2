import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sourceFiles } from './support/source-files.ts'

// Browsers put a space before the text of an element that is out of the flow: "Inspection photos , Ann".
it('text for screen readers does not begin with a punctuation mark', () => {
  const found = sourceFiles('src').flatMap(({ path, code }) =>
    [...code.matchAll(/sr-only[^<>]*>\s*(?:\{\s*['"`])?\s*[,.;:]/g)].map(([text]) => `${path}: ${text}`),
  )
  assert.deepEqual(found, [])
})
