import { assets } from '#assets/contract.ts'
import { residents } from '#residents/contract.ts'
import type { TestApp } from '../test-app.ts'
import { addHome, addUnit } from './household.ts'

/** Stalls, a key, a conflict and a waiting list, with the values by which valid calls refer to them. */
export async function addAssetRecords(app: TestApp, residentId: string) {
  const office = app.as('staff')
  const add = async (number: string, kind = 'stall') =>
    (await office.requestOk(assets.add, { body: { kind, number } })).body.id
  const [free, wrong, given] = [await add('P9-1'), await add('P9-2'), await add('P9-3')]
  const issued = await add('K-9', 'key')
  await office.requestOk(assets.assign, { params: { id: issued }, body: { tenantId: residentId } })
  const addWaiting = async () => {
    const { residentId: tenantId } = await addHome(app.db, await app.addPerson('tenant'))
    return (await office.requestOk(assets.join, { body: { tenantId, kind: 'stall' } })).body
  }
  const [leaving, next, newcomer] = [await addWaiting(), await addWaiting(), await addWaiting()]
  for (const { tenantId: id } of [leaving, next])
    await office.requestOk(residents.change, { params: { id }, body: { parkingStalls: ['P9-4'] } })
  const lists = { parkingAllocation: ['P9-5'] }
  const [, otherUnit] = [await addUnit(app.db, lists), await addUnit(app.db, lists)]
  const { body: conflicts } = await office.requestOk(assets.conflicts)
  const records: [RegExp, Record<string, string>][] = [
    [/\/asset-conflicts\/:id\/settle-units/, { id: conflicts.find(({ units }) => units.length > 0)?.asset.id ?? '' }],
    [/\/asset-conflicts\/:id/, { id: conflicts[0]?.asset.id ?? '' }],
    [/\/asset-waiting-list\/:id\/give/, { id: next.id }],
    [/\/asset-waiting-list\/:id/, { id: leaving.id }],
    [/\/assets\/:id\/holder/, { id: free }],
    [/\/assets\/:id\/return/, { id: issued }],
    [/\/assets\/:id/, { id: wrong }],
  ]
  const values = {
    'POST /api/admin/assets': { number: 'P9-10', lastNumber: 'P9-12', unitId: null },
    'PATCH /api/admin/assets/:id': { kind: 'stall', status: 'in_service', unitId: null },
    'POST /api/admin/assets/:id/holder': { tenantId: newcomer.tenantId },
    'POST /api/admin/asset-conflicts/:id/settle': { tenantId: next.tenantId },
    'POST /api/admin/asset-conflicts/:id/settle-units': { unitId: otherUnit.id },
    'POST /api/admin/asset-waiting-list': { tenantId: residentId },
    'POST /api/admin/asset-waiting-list/:id/give': { assetId: given },
  }
  return { records, values }
}
