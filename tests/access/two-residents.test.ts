import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { announcements } from '#announcements/contract.ts'
import { calendar } from '#calendar/contract.ts'
import { ownCalendar } from '#calendar/own-contract.ts'
import { directory } from '#directory/contract.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { requestMessages } from '#maintenance/messaging/contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { ownEmergencyNeeds } from '#emergency-roster/own-contract.ts'
import { authorisedPeople, vacationNotices } from '#front-desk/contract.ts'
import { household } from '#occupancy/members/contract.ts'
import { ownCodes } from '#occupancy/own-codes-contract.ts'
import { sealForHome } from '#occupancy/server/home-codes.ts'
import { assignments } from '#occupancy/server/table.ts'
import { ownPackages } from '#packages/own-contract.ts'
import { payments } from '#payments/contract.ts'
import { seal, sealedPlace } from '#platform/server/security/sealed.ts'
import { residents } from '#residents/contract.ts'
import { ownProfile } from '#residents/own-contract.ts'
import { residents as residentRows } from '#residents/server/table.ts'
import { resources } from '#resources/contract.ts'
import { units } from '#units/server/table.ts'
import { endpointsOfContracts, type NamedEndpoint, title } from '../support/contracts.ts'
import { validBody } from '../support/generated.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { wheelchair } from '../support/people/roster-records.ts'
import { incidents } from '#incidents/contract.ts'
import { runningIncidents } from '#incidents/own-contract.ts'
import { announce, dayAhead, takeIn } from '../support/people/desk-records.ts'
import { visitToday } from '../support/people/visitor-records.ts'
import { ownVisitors } from '#visitors/own-contract.ts'
import { addHome } from '../support/people/household.ts'

/** Only before the first day in a home, which these residents have; `access-matrix.test.ts` calls it for another resident. */
const beforeFirstDay = 'DELETE /api/tenant/move/household/:id'
/** Every call of the resident portal, found in the contracts. */
/** Those that delete come last, because the others need their records. */
const calls = (await endpointsOfContracts())
  .filter((e) => e.path.startsWith('/api/tenant/') && title(e) !== beforeFirstDay)
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))

type Resident = Awaited<ReturnType<typeof createResident>>
let app: TestApp
let two: Resident[]
/** It concerns everyone. */
let incidentId: string
before(async () => {
  app = await createTestApp()
  const leak = { kind: 'water', title: 'Leak' }
  incidentId = (await app.as('concierge').requestOk(incidents.open, { body: leak })).body.id
  two = [await createResident('Marigold'), await createResident('Thornbury')]
})
after(() => app.close())

/** Creates a resident with records of every kind. Each value contains the mark of the resident. */
async function createResident(mark: string) {
  const person = await app.addPerson('tenant', { firstName: `First${mark}`, lastName: `Last${mark}` })
  const { unit, residentId, assignmentId } = await addHome(app.db, person)
  const digits = mark === 'Marigold' ? '2125550147' : '9055550162'
  const code = digits.slice(-6)
  await app.db
    .update(residentRows)
    .set({
      fullName: `Full ${mark}`,
      preferredName: `Prefer${mark}`,
      emailPrimary: `${mark}@mail.example`,
      phonePrimary: `+1${digits}`,
      emergencyContactName: `Aunt ${mark}`,
      parkingStalls: [`Stall-${mark}`],
      lockerNumbers: [`Locker-${mark}`],
      pets: [`Cat ${mark}`],
      residentNotes: `Note for ${mark}`,
      notes: `Office about ${mark}`,
    })
    .where(eq(residentRows.id, residentId))
  await app.db
    .update(assignments)
    .set({ unitAccessCodeSealed: sealForHome(app.secretKey, { id: assignmentId }, 'unitAccessCode', code) })
    .where(eq(assignments.id, assignmentId))
  await app.db
    .update(units)
    .set({ keypadCodeSealed: seal(app.secretKey, code, sealedPlace('units', unit.id, 'keypadCode')) })
    .where(eq(units.id, unit.id))
  const client = app.withCookie(person.cookie)
  const { body: request } = await client.requestOk(ownRequests.file, {
    body: { title: `Request ${mark}`, description: `In the room of ${mark}` },
  })
  const params = { id: request.id }
  await client.requestOk(ownRequests.write, { params, body: { body: `Message of ${mark}` } })
  await app
    .as('staff')
    .requestOk(requestMessages.send, { params, body: { body: `Answer to ${mark}`, sentTo: 'tenant' } })
  await app.as('admin').requestOk(payments.enter, {
    body: { ...(validBody(payments.enter) as object), tenantId: residentId, description: `Charge ${mark}` },
  })
  const { body: member } = await client.requestOk(household.invite, {
    body: { firstName: 'Member', lastName: mark, email: `member.${mark}@mail.example`, rights: ['requests'] },
  })
  const audience = { kind: 'units', unitIds: [unit.id] }
  await app.as('staff').requestOk(calendar.add, {
    body: {
      title: `Event ${mark}`,
      type: 'meeting',
      startsAt: new Date(Date.now() + 86_400_000).toISOString(),
      audience,
    },
  })
  await app
    .as('staff')
    .requestOk(resources.add, { body: { kind: 'text', title: `Text ${mark}`, body: `For ${mark}`, audience } })
  const { body: documented } = await app
    .as('staff')
    .requestOk(resources.add, { body: { kind: 'document', title: `Document ${mark}`, audience } })
  const { body: news } = await app.as('staff').requestOk(announcements.write, {
    body: { title: `News ${mark}`, body: `For ${mark}`, category: 'Maintenance', audience, when: 'now' },
  })
  const days = { firstDay: dayAhead(app, 3), lastDay: dayAhead(app, 9), note: `Away ${mark}` }
  const { body: authorised } = await client.requestOk(authorisedPeople.add, { body: { fullName: `Helper ${mark}` } })
  const { body: vacation } = await client.requestOk(vacationNotices.add, { body: days })
  const { body: pass } = await client.requestOk(ownVisitors.add, { body: visitToday(app, [`Guest ${mark}`]) })
  const { body: need } = await client.requestOk(ownEmergencyNeeds.add, {
    body: wheelchair({ fullName: `Person ${mark}` }),
  })
  const parcel = await takeIn(app, unit.id, person.id, { note: `Parcel ${mark}` })
  await announce(app)
  const file = { body: Buffer.from(`%PDF-1.4\n${mark}\n%%EOF\n`), headers: { 'content-type': 'application/pdf' } }
  const { body: stored } = await app
    .as('staff')
    .requestOk(resources.addVersion, { params: { id: documented.id }, query: { name: `${mark}.pdf` }, ...file })
  const ids = [person.id, residentId, unit.id, request.id, documented.id, news.id, member.id, stored.versions[0]!.id]
  ids.push(authorised.id, vacation.id, parcel.id, pass.id, need.id)
  return {
    mark,
    person,
    unit,
    ids,
    values: [mark, mark.toLowerCase(), digits, ...ids],
    request,
    news,
    member,
    authorised,
    vacation,
    parcel,
    pass,
    need,
    code,
    tenantId: residentId,
  }
}

/** The resident's own ids for the parameters of a path. */
const idsFor = (
  e: NamedEndpoint,
  { person, tenantId: residentId, request, news, member, authorised, vacation, parcel, pass, need }: Resident,
): Record<string, string> => {
  if (e.path.includes('/profile/:userId')) return { userId: person.id }
  if (e.path.includes('/profile/:id')) return { id: residentId }
  if (e.path.includes('/household/members/:id')) return { id: member.id }
  if (e.path.includes('/authorised-people/:id')) return { id: authorised.id }
  if (e.path.includes('/vacation-notices/:id')) return { id: vacation.id }
  if (e.path.includes('/emergency-needs/:id')) return { id: need.id }
  if (e.path.includes('/packages/:id')) return { id: parcel.id }
  if (e.path.includes('/visitor-passes/:id')) return { id: pass.id }
  if (e.path.includes('/announcements/:id')) return { id: news.id }
  return e.path.includes('/maintenance-requests/') ? { id: request.id } : {}
}
const bodyFor = (e: NamedEndpoint): unknown => {
  if (title(e) === title(runningIncidents.report)) return { incidentId, isAffected: true }
  if (title(e) === title(ownCodes.reveal)) return { code: 'unitAccessCode' }
  if (title(e) === title(ownProfile.change)) return { emergencyContactPhone: '4165550111' }
  if (title(e) === title(household.invite))
    return { firstName: 'Mira', lastName: 'Osei', email: 'mira@mail.example', rights: ['requests'] }
  if (title(e) === title(authorisedPeople.add)) return { fullName: 'Rosa Lima' }
  if (title(e) === title(authorisedPeople.change)) return { fullName: 'Rosa Lima' }
  if (title(e) === title(ownVisitors.add) || title(e) === title(ownVisitors.change)) return visitToday(app)
  if (e.path.startsWith('/api/tenant/emergency-needs')) return wheelchair()
  if (title(e) === title(ownVisitors.email)) return { email: 'guest@mail.example' }
  if (title(e) === title(ownPackages.pause)) return { until: dayAhead(app, 5) }
  if (title(e) === title(directory.change)) return { showUnit: false }
  if (title(e) === title(ownRequests.file)) return { title: 'Window sticks', description: 'In the bedroom.' }
  return e.body ? validBody(e) : undefined
}

describe('two residents', () => {
  for (const e of calls)
    it(`get no data of each other from ${title(e)}`, async () => {
      for (const [own, other] of [
        [two[0]!, two[1]!],
        [two[1]!, two[0]!],
      ] as const) {
        const url = e.path.replace(/:(\w+)/g, (_, name: string) => idsFor(e, own)[name] ?? crypto.randomUUID())
        const body = bodyFor(e)
        const response = await app
          .withCookie(own.person.cookie)
          .send({ method: e.method, url, ...(body === undefined ? {} : { body }) })
        const text = JSON.stringify([response.body, response.headers])
        assert.ok(response.status < 300 || response.status === 409, `${own.mark} got ${response.status} ${text}`)
        for (const value of [...other.values, other.unit.unitNumber].filter((value) => value !== ''))
          assert.ok(!includesValue(text, value), `${own.mark} got ${value}: ${text}`)
        // A call with the ids of the other resident returns no data either.
        if (!e.path.includes('/:')) continue
        const path = e.path.replace(/:(\w+)/g, (_, name: string) => idsFor(e, other)[name] ?? crypto.randomUUID())
        const rejected = await app
          .withCookie(own.person.cookie)
          .send({ method: e.method, url: path, ...(body === undefined ? {} : { body }) })
        assert.equal(rejected.status, 404, title(e))
        for (const value of other.values) assert.ok(!JSON.stringify(rejected.body).includes(value), value)
      }
    })

  it('get their own data, so that the tests above are meaningful', async () => {
    for (const { mark, person, request, code } of two) {
      const client = app.withCookie(person.cookie)
      const found = JSON.stringify([
        (await client.requestOk(residents.own, { params: { userId: person.id } })).body,
        (await client.requestOk(ownRequests.find, { params: { id: request.id } })).body,
        (await client.send({ method: 'GET', url: '/api/tenant/resources' })).body,
        (await client.requestOk(ownCalendar.list)).body,
        (await client.send({ method: 'GET', url: '/api/tenant/payments' })).body,
        (await client.send({ method: 'GET', url: '/api/tenant/announcements' })).body,
      ])
      for (const part of ['Full ', 'Message of ', 'Answer to ', 'Document ', 'Text ', 'Event ', 'News ', 'Cat '])
        assert.ok(found.includes(`${part}${mark}`), `${part}${mark}`)
      assert.ok(!found.includes(`Office about ${mark}`))
      assert.equal((await client.requestOk(ownCodes.reveal, { body: { code: 'keypadCode' } })).body.value, code)
    }
    assert.ok((await app.as('staff').requestOk(maintenance.list)).body.length >= 2)
  })

  it('see in the directory, and nowhere else, what the other publishes there', async () => {
    const [one, other] = [two[0]!, two[1]!]
    await app.withCookie(other.person.cookie).requestOk(directory.change, { body: { showName: true, showEmail: true } })
    const { body } = await app.withCookie(one.person.cookie).requestOk(directory.list)
    assert.deepEqual(body, [
      { name: `Full ${other.mark}`, unitNumbers: [], phone: null, email: `${other.mark}@mail.example` },
    ])
    for (const e of calls.filter(({ method, path }) => method === 'GET' && !path.endsWith('/directory'))) {
      const url = e.path.replace(/:(\w+)/g, (_, name: string) => idsFor(e, one)[name] ?? crypto.randomUUID())
      const response = await app.withCookie(one.person.cookie).send({ method: 'GET', url })
      assert.ok(!JSON.stringify(response.body).includes(other.mark), title(e))
    }
  })
})

/** Matches numbers only as a whole, because a unit number can occur in an id by chance. */
const includesValue = (text: string, value: string) =>
  /^\d+$/.test(value) ? new RegExp(`(?<![\\w-])${value}(?![\\w-])`).test(text) : text.includes(value)
