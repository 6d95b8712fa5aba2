import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { classes, classesOf, classOf, type Colouring, colourings, fillOf, sortIntoClasses } from './colourings.ts'

const day = '2026-11-21'
const home = {
  category: 'Residential',
  residence: 'renter',
  openRequests: 0,
  oldestRequest: null,
  slaState: 'none',
  leaseEnd: '2027-10-31',
  vacantSince: null,
} as const
const empty = { ...home, residence: null, leaseEnd: null } as const

const cases: [Colouring, object, string][] = [
  ['status', {}, 'occupied'],
  ['status', { category: 'Commercial' }, 'leased'],
  ['status', { residence: null }, 'vacant'],
  ['status', { category: 'Commercial', residence: null }, 'vacant'],
  ['status', { residence: null, openRequests: 1 }, 'maintenance'],
  ['status', { openRequests: 3 }, 'maintenance'],
  ['requests', {}, 'none'],
  ['requests', { oldestRequest: '2026-11-21' }, 'days'],
  ['requests', { oldestRequest: '2026-11-19' }, 'days'],
  ['requests', { oldestRequest: '2026-11-18' }, 'week'],
  ['requests', { oldestRequest: '2026-11-14' }, 'week'],
  ['requests', { oldestRequest: '2026-11-13' }, 'month'],
  ['requests', { oldestRequest: '2026-10-22' }, 'month'],
  ['requests', { oldestRequest: '2026-10-21' }, 'longer'],
  ['sla', { slaState: 'late' }, 'late'],
  ['sla', { slaState: 'paused' }, 'paused'],
  ['sla', { slaState: null }, 'none'],
  ['leases', {}, 'later'],
  ['leases', { leaseEnd: '2027-05-23' }, 'later'],
  ['leases', { leaseEnd: '2027-05-22' }, 'half'],
  ['leases', { leaseEnd: '2027-01-20' }, 'soon'],
  ['leases', { leaseEnd: '2026-11-21' }, 'soon'],
  ['leases', { leaseEnd: '2026-11-20' }, 'ended'],
  ['leases', { leaseEnd: null }, 'open'],
  ['leases', { residence: 'owner', leaseEnd: null }, 'owner'],
  ['leases', { residence: null }, 'vacant'],
  ['vacancy', {}, 'occupied'],
  ['vacancy', { residence: null }, 'never'],
  ['vacancy', { residence: null, vacantSince: '2026-10-22' }, 'month'],
  ['vacancy', { residence: null, vacantSince: '2026-10-21' }, 'quarter'],
  ['vacancy', { residence: null, vacantSince: '2026-08-21' }, 'longer'],
]

describe('the class of a unit', () => {
  for (const [colouring, more, expected] of cases)
    it(`by ${colouring}, ${JSON.stringify(more)}, is ${expected}`, () => {
      assert.equal(classOf(colouring, { ...home, ...more }, day), expected)
    })

  it('counts whole days across a change of the clocks', () => {
    assert.equal(classOf('requests', { ...home, oldestRequest: '2026-10-30' }, '2026-11-01'), 'days')
  })
})

describe('a colouring', () => {
  it('gives each of its classes a different fill, also without colour', () => {
    for (const colouring of colourings) {
      const looks = classesOf(colouring).map((name) => fillOf(colouring, name).pattern)
      assert.equal(new Set(looks).size, looks.length, colouring)
    }
  })

  it('lists every class of the legend, and each unit once', () => {
    const units = [home, { ...home, openRequests: 1 }, empty, empty]
    const sorted = sortIntoClasses('status', units, day)
    assert.deepEqual(
      sorted.map(({ name, units: list }) => [name, list.length]),
      [
        ['occupied', 1],
        ['leased', 0],
        ['vacant', 2],
        ['maintenance', 1],
      ],
    )
    assert.deepEqual(Object.keys(classes), [...colourings])
  })
})
