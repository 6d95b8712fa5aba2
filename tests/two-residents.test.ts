import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { announcements } from '#announcements/contract.ts'
import { calendar } from '#calendar/contract.ts'
import { ownCalendar } from '#calendar/own-contract.ts'
import { directory } from '#directory/contract.ts'
import { maintenance } from '#maintenance/contract.ts'
import { requestMessages } from '#maintenance/messages-contract.ts'
import { ownRequests } from '#maintenance/own-contract.ts'
import { ownCodes } from '#occupancy/own-codes-contract.ts'
import { payments } from '#payments/contract.ts'
import { seal, sealedPlace } from '#platform/server/sealed.ts'
import { residents } from '#residents/contract.ts'
import { ownProfile } from '#residents/own-contract.ts'
import { tenants } from '#residents/server/table.ts'
import { resources } from '#resources/contract.ts'
import { units } from '#units/server/table.ts'
import { endpointsOfContracts, type NamedEndpoint, title } from './support/contracts.ts'
import { fittingBody } from './support/generated.ts'
import { openTestHouse, type TestHouse } from './support/house.ts'
import { addHome } from './support/household.ts'

/** Every call of the resident portal; a new one is walked without being named here. */
const calls = (await endpointsOfContracts()).filter(({ path }) => path.startsWith('/api/tenant/'))

type Resident = Awaited<ReturnType<typeof settle>>
let house: TestHouse
let two: Resident[]
before(async () => {
  house = await openTestHouse()
  two = [await settle('Marigold'), await settle('Thornbury')]
})
after(() => house.close())

/** Someone with a bit of everything, each value of which holds their mark and nobody else's. */
async function settle(mark: string) {
  const person = await house.addPerson('tenant', { firstName: `First${mark}`, lastName: `Last${mark}` })
  const { unit, tenantId } = await addHome(house.db, person)
  const digits = mark === 'Marigold' ? '2125550147' : '9055550162'
  const code = digits.slice(-6)
  const sealed = (noun: string, id: string, field: string) => seal(house.secretKey, code, sealedPlace(noun, id, field))
  await house.db
    .update(tenants)
    .set({
      fullName: `Full ${mark}`,
      preferredName: `Prefer${mark}`,
      emailPrimary: `${mark}@mail.example`,
      phonePrimary: digits,
      emergencyContactName: `Aunt ${mark}`,
      parkingStalls: [`Stall-${mark}`],
      lockerNumbers: [`Locker-${mark}`],
      pets: [`Cat ${mark}`],
      residentNotes: `Note for ${mark}`,
      notes: `Office about ${mark}`,
      unitAccessCodeSealed: sealed('tenants', tenantId, 'unitAccessCode'),
    })
    .where(eq(tenants.id, tenantId))
  await house.db
    .update(units)
    .set({ keypadCodeSealed: sealed('units', unit.id, 'keypadCode') })
    .where(eq(units.id, unit.id))
  const they = house.withCookie(person.cookie)
  const { body: request } = await they.sends(ownRequests.file, {
    body: { title: `Request ${mark}`, description: `In the room of ${mark}` },
  })
  const params = { id: request.id }
  await they.sends(ownRequests.write, { params, body: { body: `Message of ${mark}` } })
  await house.as('staff').sends(requestMessages.send, { params, body: { body: `Answer to ${mark}`, sentTo: 'tenant' } })
  await house.as('admin').sends(payments.enter, {
    body: { ...(fittingBody(payments.enter) as object), tenantId, description: `Charge ${mark}` },
  })
  const audience = { kind: 'units', unitIds: [unit.id] }
  await house.as('staff').sends(calendar.add, {
    body: {
      title: `Event ${mark}`,
      type: 'meeting',
      startsAt: new Date(Date.now() + 86_400_000).toISOString(),
      audience,
    },
  })
  await house
    .as('staff')
    .sends(resources.add, { body: { kind: 'text', title: `Text ${mark}`, body: `For ${mark}`, audience } })
  const { body: documented } = await house
    .as('staff')
    .sends(resources.add, { body: { kind: 'document', title: `Document ${mark}`, audience } })
  const { body: news } = await house.as('staff').sends(announcements.write, {
    body: { title: `News ${mark}`, body: `For ${mark}`, category: 'Maintenance', audience, when: 'now' },
  })
  const file = { body: Buffer.from(`%PDF-1.4\n${mark}\n%%EOF\n`), headers: { 'content-type': 'application/pdf' } }
  const { body: kept } = await house
    .as('staff')
    .sends(resources.addVersion, { params: { id: documented.id }, query: { name: `${mark}.pdf` }, ...file })
  const ids = [person.id, tenantId, unit.id, request.id, documented.id, news.id, kept.versions[0]!.id]
  return { mark, person, unit, ids, values: [mark, mark.toLowerCase(), digits, ...ids], request, news, code, tenantId }
}

/** The ids a call asks for: their own, so that it answers. */
const idsFor = (e: NamedEndpoint, { person, tenantId, request, news }: Resident): Record<string, string> => {
  if (e.path.includes('/profile/:userId')) return { userId: person.id }
  if (e.path.includes('/profile/:id')) return { id: tenantId }
  if (e.path.includes('/announcements/:id')) return { id: news.id }
  return e.path.includes('/maintenance-requests/') ? { id: request.id } : {}
}
const bodyFor = (e: NamedEndpoint): unknown => {
  if (title(e) === title(ownCodes.reveal)) return { code: 'unitAccessCode' }
  if (title(e) === title(ownProfile.change)) return { emergencyContactPhone: '4165550111' }
  if (title(e) === title(directory.change)) return { showUnit: false }
  if (title(e) === title(ownRequests.file)) return { title: 'Window sticks', description: 'In the bedroom.' }
  return e.body ? fittingBody(e) : undefined
}

describe('two residents, call by call', () => {
  for (const e of calls)
    it(`${title(e)} tells neither anything of the other`, async () => {
      for (const [own, other] of [
        [two[0]!, two[1]!],
        [two[1]!, two[0]!],
      ] as const) {
        const url = e.path.replace(/:(\w+)/g, (_, name: string) => idsFor(e, own)[name] ?? crypto.randomUUID())
        const body = bodyFor(e)
        const heard = await house
          .withCookie(own.person.cookie)
          .knocks({ method: e.method, url, ...(body === undefined ? {} : { body }) })
        const said = JSON.stringify([heard.body, heard.headers])
        assert.ok(heard.status < 300 || heard.status === 409, `${own.mark} was told ${heard.status} ${said}`)
        for (const value of [...other.values, other.unit.unitNumber].filter((one) => one !== ''))
          assert.ok(!holds(said, value), `${own.mark} was told ${value}: ${said}`)
        // By the other's ids nothing is told either.
        if (!e.path.includes('/:')) continue
        const theirs = e.path.replace(/:(\w+)/g, (_, name: string) => idsFor(e, other)[name] ?? crypto.randomUUID())
        const refused = await house
          .withCookie(own.person.cookie)
          .knocks({ method: e.method, url: theirs, ...(body === undefined ? {} : { body }) })
        assert.equal(refused.status, 404, title(e))
        for (const value of other.values) assert.ok(!JSON.stringify(refused.body).includes(value), value)
      }
    })

  it('and each is told plenty of themselves, so that the silence above means something', async () => {
    for (const { mark, person, request, code } of two) {
      const they = house.withCookie(person.cookie)
      const told = JSON.stringify([
        (await they.sends(residents.own, { params: { userId: person.id } })).body,
        (await they.sends(ownRequests.find, { params: { id: request.id } })).body,
        (await they.knocks({ method: 'GET', url: '/api/tenant/resources' })).body,
        (await they.sends(ownCalendar.list)).body,
        (await they.knocks({ method: 'GET', url: '/api/tenant/payments' })).body,
        (await they.knocks({ method: 'GET', url: '/api/tenant/announcements' })).body,
      ])
      for (const part of ['Full ', 'Message of ', 'Answer to ', 'Document ', 'Text ', 'Event ', 'News ', 'Cat '])
        assert.ok(told.includes(`${part}${mark}`), `${part}${mark}`)
      assert.ok(!told.includes(`Office about ${mark}`))
      assert.equal((await they.sends(ownCodes.reveal, { body: { code: 'keypadCode' } })).body.value, code)
    }
    assert.ok((await house.as('staff').sends(maintenance.list)).body.length >= 2)
  })

  it('but what one puts into the directory the other finds there, and nowhere else', async () => {
    const [one, other] = [two[0]!, two[1]!]
    await house.withCookie(other.person.cookie).sends(directory.change, { body: { showName: true, showEmail: true } })
    const { body } = await house.withCookie(one.person.cookie).sends(directory.list)
    assert.deepEqual(body, [
      { name: `Full ${other.mark}`, unitNumbers: [], phone: null, email: `${other.mark}@mail.example` },
    ])
    for (const e of calls.filter(({ method, path }) => method === 'GET' && !path.endsWith('/directory'))) {
      const url = e.path.replace(/:(\w+)/g, (_, name: string) => idsFor(e, one)[name] ?? crypto.randomUUID())
      const heard = await house.withCookie(one.person.cookie).knocks({ method: 'GET', url })
      assert.ok(!JSON.stringify(heard.body).includes(other.mark), title(e))
    }
  })
})

/** A number only as a whole: a unit's stands by chance in many an id. */
const holds = (text: string, value: string) =>
  /^\d+$/.test(value) ? new RegExp(`(?<![\\w-])${value}(?![\\w-])`).test(text) : text.includes(value)
