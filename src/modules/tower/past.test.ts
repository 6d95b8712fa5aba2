import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ListedUnit } from './contract.ts'
import type { BuildingOnDay } from './day-contract.ts'
import { pastDay, unitsOnDay } from './past.ts'

describe('the day in an address', () => {
  const today = '2026-11-21'
  for (const [text, expected] of [
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', null],
    ['2027-01-01', null],
    ['2026-13-01', null],
    ['yesterday', null],
    [undefined, null],
  ] as const)
    it(`${text} is ${expected}`, () => assert.equal(pastDay(text, today), expected))
})

describe('the units on a day', () => {
  it('show past occupancy and open requests, without current residents', () => {
    const now = { id: 'a', isOccupied: true, openRequests: 0, hasMaintenanceIssue: false, tenant: {}, tenants: [{}] }
    const newer = { ...now, id: 'b', openRequests: 4 }
    const then = { units: [{ id: 'a', residence: null, openRequests: 2 }] } as unknown as BuildingOnDay
    const empty = { tenant: null, tenants: [] }
    assert.deepEqual(unitsOnDay([now, newer] as unknown as ListedUnit[], then), [
      { id: 'a', isOccupied: false, openRequests: 2, hasMaintenanceIssue: true, ...empty },
      { id: 'b', isOccupied: false, openRequests: 0, hasMaintenanceIssue: false, ...empty },
    ])
  })
})
