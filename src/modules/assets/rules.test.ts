import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  type AssetKind,
  assetKinds,
  categoryOf,
  isSameNumber,
  numbersOfRange,
  statusesOf,
  waitingLonger,
  type WaitingKind,
} from './rules.ts'

describe('numbers of assets', () => {
  it('are the same in any case and with any spaces', () => {
    assert.ok(isSameNumber(' p4-30 ', 'P4-30'))
    assert.ok(isSameNumber('Fob  12', 'fob 12'))
    assert.ok(!isSameNumber('P4-30', 'P4-3'))
  })

  it('are counted from the first to the last with their leading zeros', () => {
    assert.deepEqual(numbersOfRange('P1-08', 'P1-11'), ['P1-08', 'P1-09', 'P1-10', 'P1-11'])
    assert.deepEqual(numbersOfRange('7', '7'), ['7'])
    assert.deepEqual(numbersOfRange('99007199254740992', '99007199254740994'), [
      '99007199254740992',
      '99007199254740993',
      '99007199254740994',
    ])
  })

  it('have no range between different levels, backwards or beyond five hundred', () => {
    for (const [first, last] of [
      ['P1-08', 'P2-11'],
      ['P1-11', 'P1-08'],
      ['P1-1', 'P1-501'],
      ['Red', 'Blue'],
    ] as const)
      assert.equal(numbersOfRange(first, last), null, `${first} to ${last}`)
  })
})

describe('kinds of assets', () => {
  it('are stalls, lockers, keys and fobs', () => {
    assert.deepEqual(assetKinds.map(categoryOf), ['stall', 'stall', 'stall', 'stall', 'locker', 'key', 'fob'])
  })

  it('can be deactivated only when they open something', () => {
    assert.ok(statusesOf('fob').includes('deactivated'))
    assert.ok(!statusesOf('stall').includes('deactivated'))
  })
})

describe('who has waited longer', () => {
  const line = (kind: WaitingKind, ...tenantIds: string[]) =>
    tenantIds.map((tenantId, place) => ({ kind, tenantId, position: place + 1 }))
  const waiting = [...line('stall', 'a', 'b', 'c'), ...line('locker', 'c')]
  const namesOf = (kind: AssetKind, tenantId: string) =>
    waitingLonger(waiting, kind, tenantId).map((one) => one.tenantId)

  it('is everyone of the kind before the resident, and everyone when the resident does not wait', () => {
    assert.deepEqual(namesOf('stall', 'a'), [])
    assert.deepEqual(namesOf('stall', 'c'), ['a', 'b'])
    assert.deepEqual(namesOf('stall', 'd'), ['a', 'b', 'c'])
    assert.deepEqual(namesOf('locker', 'c'), [])
    assert.deepEqual(namesOf('fob', 'd'), [])
  })
})
