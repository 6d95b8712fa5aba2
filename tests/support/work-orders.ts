import assert from 'node:assert/strict'
import { maintenance } from '#maintenance/requests/contract.ts'
import { vendorList, type VendorRecord } from '#maintenance/vendors/contract.ts'
import { workOrders, type WorkOrder } from '#maintenance/work-orders/contract.ts'
import { createOrderLink } from '#maintenance/work-orders/server/links.ts'
import { acceptOrder, type Acceptance, finishOrder } from '#maintenance/work-orders/server/vendor-acts.ts'
import { HttpError } from '#platform/http-error.ts'
import { days, hours } from '#platform/time/dates.ts'
import { addHome } from './people/household.ts'
import type { TestApp } from './test-app.ts'

/** Sends work orders to vendors, and answers them by their links. */
export function createOrders(app: TestApp) {
  let made = 0
  const address = 'pipes@example.com'
  // A sent e-mail would create a link of its own, which is a token that no test knows.
  const delivery = { mail: app.mail, origin: 'http://tower.test' }
  const window = (inDays: number) => {
    const from = new Date(Math.floor((app.now().getTime() + days(inDays)) / 60_000) * 60_000)
    return { from: from.toISOString(), to: new Date(from.getTime() + hours(2)).toISOString() }
  }
  const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''
  const addVendor = async (more: object = {}): Promise<VendorRecord> => {
    made += 1
    const body = {
      name: `Lakeshore Plumbing ${made} ${crypto.randomUUID().slice(0, 4)}`,
      trade: 'plumbing',
      email: address,
      phone: '4165550177',
      ...more,
    }
    return (await app.as('admin').requestOk(vendorList.add, { body })).body
  }
  /** A request for a common area, or for the home of a person. */
  const addRequest = async (home?: { unit: { id: string }; residentId: string }) => {
    const place = home ? { unitId: home.unit.id, tenantId: home.residentId } : { placeName: 'Lobby' }
    const body = { title: 'Supply line leaks', description: 'Below the sink.', ...place }
    return (await app.as('admin').requestOk(maintenance.fileAnywhere, { body })).body
  }
  const addResident = async (more: object = {}) => {
    const person = await app.addPerson('tenant', {
      firstName: 'Leila',
      lastName: 'Pryce',
      phone: '+14165550199',
      ...more,
    })
    return { person, home: await addHome(app.db, person) }
  }
  const send = async (requestId: string, vendorId: string, more: object = {}): Promise<WorkOrder> =>
    (
      await app.as('admin').requestOk(workOrders.send, {
        params: { id: requestId },
        body: { vendorId, scope: 'Replace the supply line.', offered: [window(2), window(3)], ...more },
      })
    ).body
  const linkOf = async ({ requestId }: { requestId: string }, to = address) =>
    tokenOf(await createOrderLink(app.db, requestId, to, 'http://tower.test', app.now()))
  const use = (token: string) => ({ token, address: '203.0.113.7', now: app.now() })
  const find = async ({ requestId, id }: { requestId: string; id: string }): Promise<WorkOrder> => {
    const { body } = await app.as('staff').requestOk(workOrders.list, { params: { id: requestId } })
    const found = body.find((order) => order.id === id)
    if (!found) throw new Error('The order is not listed')
    return found
  }
  const accept = async (order: WorkOrder, more: Partial<Acceptance> = {}) => {
    const token = await linkOf(order)
    const visit = order.offered[0] ?? window(2)
    await acceptOrder(app.db, delivery, use(token), { visit, note: '', estimateCents: null, ...more })
    return token
  }
  const finish = async (order: WorkOrder) => {
    const token = await accept(order)
    await finishOrder(app.db, delivery, use(token), 'New line fitted.')
    return token
  }
  return {
    address,
    delivery,
    window,
    tokenOf,
    addVendor,
    addRequest,
    addResident,
    send,
    linkOf,
    use,
    find,
    accept,
    finish,
  }
}

/** Asserts the status, the code and the field of a rejection. */
export const rejects = (promise: Promise<unknown>, status: number, code: string, field?: string) =>
  assert.rejects(promise, (error) => {
    assert.ok(error instanceof HttpError, String(error))
    assert.deepEqual([error.status, error.code, field === undefined ? undefined : error.field], [status, code, field])
    return true
  })
