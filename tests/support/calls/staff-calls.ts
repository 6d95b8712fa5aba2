import { maintenance } from '#maintenance/requests/contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { staffRequests } from '#maintenance/staff/contract.ts'
import { tower } from '#tower/contract.ts'
import { addHome } from '../people/household.ts'
import type { TestApp } from '../test-app.ts'

const leak = { title: 'Tap drips', description: 'It drips.', entryPermission: 'call_first', petsNote: 'A shy cat.' }
export const aVisit = { note: 'New gasket.', minutes: 35, parts: [{ name: 'Trap gasket', quantity: 2, cost: 4.5 }] }

/** A home of the tenant with a door code, and the calls of the staff portal as a maintenance person makes them. */
export async function staffCallsOf(app: TestApp) {
  const home = await addHome(app.db, app.people.tenant)
  const code = { params: { id: home.unit.id }, body: { keypadCode: '4711' } }
  await app.as('admin').requestOk(tower.changeUnit, code)
  const fitter = app.as('maintenance')
  return {
    home,
    fitter,
    submit: async (more: object = {}) =>
      (await app.as('tenant').requestOk(ownRequests.file, { body: { ...leak, ...more } })).body.id,
    find: (id: string) => fitter.request(staffRequests.find, { params: { id } }),
    details: async (id: string) => (await fitter.requestOk(staffRequests.find, { params: { id } })).body,
    take: (id: string) => fitter.requestOk(staffRequests.take, { params: { id } }),
    giveTo: (id: string, assignedTo: string | null) =>
      app.as('admin').requestOk(maintenance.change, { params: { id }, body: { assignedTo } }),
    listed: async (query: Record<string, string> = {}) => (await fitter.requestOk(staffRequests.list, { query })).body,
    complete: (id: string, body: object = aVisit, headers: Record<string, string> = {}) =>
      fitter.request(staffRequests.complete, { params: { id }, body, headers }),
  }
}
