import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ownMoves } from '#moves/own-contract.ts'
import { residents } from '#residents/contract.ts'
import { resources } from '#resources/contract.ts'
import { ownResources } from '#resources/own-contract.ts'
import { addUnit } from '../support/people/household.ts'
import { createMovers } from '../support/people/moves.ts'
import { urlOf } from '../support/contracts.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { calls } from '../support/access/access-matrix.ts'

let app: TestApp
let movers: ReturnType<typeof createMovers>
let unitId: string
type Mover = Awaited<ReturnType<ReturnType<typeof createMovers>['addMover']>>
let [former, future]: (Mover | null)[] = [null, null]

before(async () => {
  app = await createTestApp()
  movers = createMovers(app)
  unitId = (await addUnit(app.db)).id
  former = await movers.addMover({ unitId })
  future = await movers.addMover()
  const neighbour = await movers.addMover({ unitId })
  await neighbour.send({ method: 'PATCH', url: '/api/tenant/directory-entry', body: { showName: true } })
  const body = { title: 'News', body: 'News', category: 'Building News', audience: { kind: 'everyone' }, when: 'now' }
  await app.as('staff').send({ method: 'POST', url: '/api/admin/announcements', body })
  const text = { kind: 'text', title: 'Garage doors', body: 'They close by themselves.' }
  await app.as('staff').send({ method: 'POST', url: '/api/admin/resources', body: text })
  const document = { kind: 'document', title: 'House rules', folder: 'Rules', audience: { kind: 'everyone' } }
  const { body: rules } = await app.as('staff').requestOk(resources.add, { body: document })
  const pdf = { body: Buffer.from('%PDF-1.4\n%%EOF\n'), headers: { 'content-type': 'application/pdf' } }
  await app.as('staff').requestOk(resources.addVersion, { params: { id: rules.id }, ...pdf })
  const startsAt = new Date(app.now().getTime() + 40 * 86_400_000).toISOString()
  const event = { title: 'Board meeting', type: 'meeting', startsAt }
  await app.as('staff').send({ method: 'POST', url: '/api/admin/events', body: event })
  const leaving = { kind: 'move_out', unitId, tenantIds: [former.id] } as const
  await movers.plan({ ...leaving, tenantIds: [former.id], effectiveDay: movers.inDays(1) })
  await movers.plan({ kind: 'move_in', unitId, tenantIds: [future.id], effectiveDay: movers.inDays(20) })
  await movers.setClock(movers.inDays(1))
  const [visible] = [await neighbour.send({ method: 'GET', url: '/api/tenant/announcements' })]
  assert.ok(visible.body.length > 0, 'there is something to see for a resident')
})
after(() => app.close())

/** What a resident without a home may read; every other list of the portal is empty for them. */
const own = new Set([
  '/api/tenant/profile',
  '/api/tenant/profile/:userId',
  '/api/tenant/payments',
  '/api/tenant/data',
  '/api/tenant/data/page',
  '/api/tenant/directory-entry',
  '/api/tenant/news-by-mail',
  '/api/tenant/calendar-address',
  '/api/tenant/announcements/unread',
  '/api/tenant/move',
  '/api/tenant/first-day',
  '/api/tenant/household',
  '/api/tenant/collection-rule',
])

/** An empty list, or several empty ones. */
const isEmpty = (body: unknown): boolean =>
  Array.isArray(body)
    ? body.length === 0
    : Object.values(body as object).every((list) => Array.isArray(list) && isEmpty(list))

describe('former and future residents', () => {
  for (const call of calls.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/tenant/')))
    it(`${own.has(call.path) ? 'read their own' : 'get nothing of a home from'} ${call.path}`, async () => {
      for (const mover of [former, future]) {
        assert.ok(mover)
        if (mover === future && call.path === '/api/tenant/resources') continue
        const { status, body } = await mover.send({ method: 'GET', url: urlOf(call) })
        if (own.has(call.path)) assert.ok(status === 200 || status === 404, `${status}`)
        else assert.ok(status === 404 || isEmpty(body), `${status} ${JSON.stringify(body)}`)
      }
    })

  it('read the documents of their next home before moving in, and nothing else of it', async () => {
    const lists = await Promise.all(
      [former, future].map(async (mover) => (await mover?.requestOk(ownResources.list))?.body ?? []),
    )
    assert.deepEqual(
      lists.map((list) => list.map(({ title }) => title)),
      [[], ['House rules']],
    )
    const url = `/api/resource-versions/${lists[1]?.[0]?.file?.id}`
    assert.equal((await future?.send({ method: 'GET', url }))?.status, 200)
    assert.equal((await former?.send({ method: 'GET', url }))?.status, 404)
    const { move } = (await future?.requestOk(ownMoves.next))?.body ?? {}
    assert.deepEqual([move?.firstDay, move?.steps.length], [movers.inDays(19), 3])
    assert.equal((await former?.requestOk(ownMoves.next))?.body.move, null)
  })

  it('cannot submit a request', async () => {
    const body = { title: 'Tap drips', description: 'In the kitchen.' }
    for (const mover of [former, future])
      assert.equal((await mover?.send({ method: 'POST', url: '/api/tenant/maintenance-requests', body }))?.status, 409)
  })
})

describe('the status of a former resident', () => {
  const list = async (query: Record<string, string>) =>
    (await app.as('staff').requestOk(residents.list, { query })).body.map(({ id }) => id)

  it('is Suspended in the specified field, with the own status of the account beside it', async () => {
    const found = await movers.find(former?.id ?? '')
    assert.deepEqual(
      [found.status, found.accountStatus, found.isFormer, found.isActive],
      ['Suspended', 'Active', true, false],
    )
    const coming = await movers.find(future?.id ?? '')
    assert.deepEqual([coming.status, coming.isFormer], ['Active', false])
  })

  it('is a filter of the list', async () => {
    const id = former?.id ?? ''
    assert.ok((await list({ status: 'Suspended' })).includes(id))
    assert.deepEqual(await list({ former: 'true' }), [id])
    for (const query of [{ status: 'Active' }, { former: 'false' }, { status: 'Suspended', former: 'false' }])
      assert.ok(!(await list(query as Record<string, string>)).includes(id))
  })

  it('is not changed by sending it back; the account itself can be suspended', async () => {
    const params = { id: former?.id ?? '' }
    const change = async (body: object) => (await app.as('staff').requestOk(residents.change, { params, body })).body
    assert.equal((await change({ status: 'Suspended' })).accountStatus, 'Active')
    assert.equal((await former?.send({ method: 'GET', url: '/api/tenant/payments' }))?.status, 200)
    const suspended = await change({ accountStatus: 'Suspended' })
    assert.deepEqual([suspended.accountStatus, suspended.isFormer], ['Suspended', true])
    assert.equal((await former?.send({ method: 'GET', url: '/api/tenant/payments' }))?.status, 401)
  })
})
