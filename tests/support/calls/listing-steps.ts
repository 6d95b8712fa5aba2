import fc from 'fast-check'
import { units } from '#units/contract.ts'
import type { TestApp } from '../test-app.ts'

/** Publishing and withdrawing listings, as steps of a random sequence. */
export const listingSteps = (unit: fc.Arbitrary<number>) =>
  [
    { weight: 1, arbitrary: fc.record({ what: fc.constant('list' as const), unit }) },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('withdraw' as const), unit }) },
  ] as const

/** Runs a step of the office; returns the status of its call. */
export async function runListingStep(app: TestApp, what: 'list' | 'withdraw', id: string): Promise<number> {
  const office = app.as('staff')
  if (what === 'list')
    return (await office.request(units.publish, { params: { id }, body: { kind: 'lease', price: 2000 } })).status
  const { body } = await office.requestOk(units.listings, { params: { id } })
  const listing = body.find(({ withdrawnAt }) => withdrawnAt === null)
  return listing ? (await office.request(units.withdraw, { params: { id: listing.id } })).status : 404
}
