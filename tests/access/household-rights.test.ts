import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { occupancy } from '#occupancy/contract.ts'
import { household, householdOfUnit } from '#occupancy/members/contract.ts'
import { type HouseholdRight, householdRights } from '#platform/household-rights.ts'
import { calls, isAllowed, rightOfCall } from '../support/access/access-matrix.ts'
import { title, urlOf } from '../support/contracts.ts'
import { addHouseholdMember } from '../support/people/members.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
const members = new Map<HouseholdRight | 'none', string>()
before(async () => {
  app = await createTestApp({ LOGIN_LIMIT: '100000', FORGOT_LIMIT: '100000', CONTACT_LIMIT: '100000' })
  members.set('none', (await addHouseholdMember(app, { rights: [] })).member.cookie)
  for (const right of householdRights)
    members.set(right, (await addHouseholdMember(app, { rights: [right] })).member.cookie)
})
after(() => app.close())

const ends = (path: string) => /logout/.test(path)

describe('a household member with one right', () => {
  for (const e of calls.filter(({ path }) => !ends(path)))
    it(`${title(e)} needs ${rightOfCall(title(e)) ?? 'no right'}`, async () => {
      const right = rightOfCall(title(e))
      assert.equal(e.householdRight === 'any' ? null : (e.householdRight ?? null), right)
      for (const [own, cookie] of members) {
        const { status, body } = await app.withCookie(cookie).send({ method: e.method, url: urlOf(e) })
        const isOpen = isAllowed(title(e), 'household') && (right === null || right === own)
        const text = `${own}: ${status} ${JSON.stringify(body)}`
        if (isOpen) assert.ok(status !== 401 && status !== 403 && status < 500, text)
        else assert.deepEqual([status, body.code], [403, 'not_allowed'], text)
      }
    })
})

describe('the rights of a household member', () => {
  const rightsOf = async (cookie: string) => (await app.withCookie(cookie).requestOk(household.own)).body.rights
  const meets = async (cookie: string, status: number) =>
    assert.equal((await app.withCookie(cookie).request(accounts.me)).status, status)

  it('are read at every call', async () => {
    const { id, host, member } = await addHouseholdMember(app, { rights: ['requests'] })
    assert.deepEqual(await rightsOf(member.cookie), ['requests'])
    const headers = { 'if-match': '"1"' }
    const body = { rights: ['announcements'] }
    await app.withCookie(host.cookie).requestOk(household.change, { params: { id }, body, headers })
    assert.deepEqual(await rightsOf(member.cookie), ['announcements'])
    assert.equal((await app.withCookie(member.cookie).send({ method: 'GET', url: '/api/tenant/homes' })).status, 403)
  })

  it('end with the access, by the resident or the office, together with the sessions', async () => {
    const first = await addHouseholdMember(app)
    await app.withCookie(first.host.cookie).requestOk(household.end, { params: { id: first.id } })
    await meets(first.member.cookie, 401)
    const second = await addHouseholdMember(app)
    const params = { id: second.home.unit.id, memberId: second.id }
    await app.as('staff').requestOk(householdOfUnit.end, { params })
    await meets(second.member.cookie, 401)
    assert.equal((await app.as('staff').request(householdOfUnit.end, { params })).status, 404)
  })

  it('end with the home of the resident', async () => {
    const { host, home, member } = await addHouseholdMember(app)
    const params = { id: home.unit.id }
    await app.as('staff').requestOk(occupancy.remove, { params, body: { tenantId: home.residentId } })
    await meets(member.cookie, 401)
    await meets(host.cookie, 200)
    const { rows } = await app.db.execute(
      sql`select deleted_at is not null as deleted from users where id = ${member.id}`,
    )
    assert.deepEqual(rows, [{ deleted: true }])
  })

  it('are none while the resident is suspended', async () => {
    const { host, member } = await addHouseholdMember(app)
    await app.db.execute(sql`update users set status = 'suspended' where id = ${host.id}`)
    assert.deepEqual((await app.withCookie(member.cookie).requestOk(household.own)).body.homes, [])
    assert.deepEqual(await rightsOf(member.cookie), [])
  })
})
