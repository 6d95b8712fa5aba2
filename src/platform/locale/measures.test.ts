import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { type BuildingLocale, defaultLocale as inSquareFeet } from './locale.ts'
import {
  shownArea,
  shownAreaLimits,
  shownSquareMetres,
  shownWeight,
  storedArea,
  storedWeight,
  toSquareMetres,
} from './measures.ts'

const inSquareMetres: BuildingLocale = { ...inSquareFeet, areaUnit: 'm2', weightUnit: 'kg' }

describe('the measures of a building', () => {
  it('an area or a weight that is saved unchanged is stored unchanged, and what is typed is shown again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (stored) => {
        assert.equal(storedArea(shownArea(stored, inSquareMetres), stored, inSquareMetres), stored)
        assert.equal(storedWeight(shownWeight(stored, 'kg'), stored, 'kg'), stored)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), (tenths) => {
        const typed = tenths / 10
        assert.equal(shownArea(storedArea(typed, null, inSquareMetres), inSquareMetres), typed)
        assert.equal(shownWeight(storedWeight(tenths, null, 'kg'), 'kg'), tenths)
      }),
    )
  })

  it('the limits of an area are in its units, and within the square metres', () => {
    assert.deepEqual(shownAreaLimits(5, 5000, inSquareMetres), { least: 5, most: 5000 })
    const { least, most } = shownAreaLimits(5, 5000, inSquareFeet)
    assert.deepEqual([least, most], [54, 53819])
    assert.deepEqual(
      [toSquareMetres(least, inSquareFeet) >= 5, toSquareMetres(most, inSquareFeet) <= 5000],
      [true, true],
    )
    assert.deepEqual(
      [toSquareMetres(least - 1, inSquareFeet) >= 5, toSquareMetres(most + 1, inSquareFeet) <= 5000],
      [false, false],
    )
  })

  it('square metres are whole square feet in its unit, and the same after they are typed', () => {
    assert.deepEqual([shownSquareMetres(68.5, inSquareFeet), shownSquareMetres(68.5, inSquareMetres)], [737, 68.5])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), (typed) => {
        assert.equal(shownSquareMetres(toSquareMetres(typed, inSquareFeet), inSquareFeet), typed)
        assert.equal(toSquareMetres(typed, inSquareMetres), typed)
      }),
    )
  })
})
