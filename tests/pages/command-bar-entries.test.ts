import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'
import type { FoundResident } from '#command-bar/contract.ts'
import { entryOf } from '#command-bar/screens/entries.ts'

const unit = { id: randomUUID(), unitNumber: '1005' }
const noor: FoundResident = {
  kind: 'resident',
  id: randomUUID(),
  name: 'Noor Haddad',
  tenantType: 'Renter',
  status: 'Active',
  unitNumbers: [],
  plannedMoves: [],
}
const planned = (change: 'leaves' | 'moves_in', day: string) => ({
  moveId: randomUUID(),
  tenantId: noor.id,
  change,
  unit,
  day,
})

describe('the line of a resident', () => {
  it('names the homes and the planned moves, and "No unit" only without either', () => {
    assert.equal(entryOf(noor).detail, 'No unit · Renter')
    assert.equal(
      entryOf({ ...noor, plannedMoves: [planned('moves_in', '2026-11-25')] }).detail,
      'Moves into 1005 on 25-11-2026 · Renter',
    )
    assert.equal(
      entryOf({ ...noor, unitNumbers: ['1005'], plannedMoves: [planned('leaves', '2026-12-31')] }).detail,
      'Unit 1005 · Leaves 1005 on 31-12-2026 · Renter',
    )
  })
})
