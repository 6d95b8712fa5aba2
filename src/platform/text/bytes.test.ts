import assert from 'node:assert/strict'
import { it } from 'node:test'
import { shownBytes } from './bytes.ts'

it('formats sizes for people, in both languages', () => {
  const sizes = [0, 850_400, 12_440_000, 250_400_000, 3_200_000_000]
  assert.deepEqual(
    sizes.map((size) => shownBytes(size, 'en')),
    ['1 kB', '850 kB', '12.4 MB', '250 MB', '3.2 GB'],
  )
  assert.deepEqual(
    sizes.map((size) => shownBytes(size, 'fr')),
    ['1 ko', '850 ko', '12,4 Mo', '250 Mo', '3,2 Go'],
  )
})
