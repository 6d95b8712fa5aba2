import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Package } from '#packages/contract.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { type QueuedParcel, sendParcels } from '#portals/desk/offline/parcels/send-parcels.ts'

function queueOf(...units: string[]) {
  const parcels = new Map<string, QueuedParcel>(
    units.map((unit) => [unit, { key: unit, number: null, unit, scannedAt: new Date(), problem: null }]),
  )
  return {
    left: () => [...parcels.values()].map(({ unit, problem }) => [unit, problem]),
    store: {
      list: () => Promise.resolve([...parcels.values()]),
      update: (key: string, change: (parcel: QueuedParcel) => QueuedParcel) => {
        const parcel = parcels.get(key)
        return Promise.resolve(parcel && void parcels.set(key, change(parcel)))
      },
      delete: (key: string) => Promise.resolve(void parcels.delete(key)),
    },
  }
}
const failing = (status: number, code?: string) => () =>
  Promise.reject(new CallFailed(status, 'No', code === undefined ? {} : { code }))
const findUnit = (unit: string) => Promise.resolve(unit === '99' ? null : unit)

describe('parcels that were scanned without a connection', () => {
  it('are sent in their order, each once; an unknown unit stays with its reason', async () => {
    const { store, left } = queueOf('1', '99', '2')
    const added: string[] = []
    const add = ({ key }: QueuedParcel) => {
      added.push(key)
      return Promise.resolve({ id: key } as Package)
    }
    const sent = await sendParcels(store, { findUnit, add }, 'No unit')
    assert.deepEqual([sent.count, sent.taken.map(({ id }) => id)], [2, ['1', '2']])
    assert.deepEqual([added, left()], [['1', '2'], [['99', 'No unit']]])
    assert.equal((await sendParcels(store, { findUnit, add }, 'No unit')).count, 0)
  })

  it('wait while the server cannot be reached or the session has ended', async () => {
    for (const status of [0, 401, 503]) {
      const { store, left } = queueOf('1', '2')
      assert.equal((await sendParcels(store, { findUnit, add: failing(status) }, '')).count, 0)
      assert.equal(left().length, 2)
    }
  })

  it('are done when their label is here already, and stay when the server rejects them', async () => {
    const here = queueOf('1')
    assert.equal((await sendParcels(here.store, { findUnit, add: failing(409, 'already_here') }, '')).count, 1)
    const rejected = queueOf('1')
    await sendParcels(rejected.store, { findUnit, add: failing(400) }, '')
    assert.deepEqual(rejected.left(), [['1', 'No']])
  })
})
