import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { audit } from '#audit/contract.ts'
import { deleteExpired } from '#import-export/server/retention.ts'
import { newId } from '#platform/server/database/ids.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { addHouseholdMember } from '../../../../tests/support/people/members.ts'
import { createIncidents } from '../../../../tests/support/people/incident-records.ts'
import { endIncident, startIncident, wheelchair } from '../../../../tests/support/people/roster-records.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { maxEntries } from '../choices.ts'
import { emergencyRoster } from '../contract.ts'
import { ownEmergencyNeeds } from '../own-contract.ts'
import { findPeopleWhoNeedHelp } from './need-help.ts'
import { emergencyNeeds, emergencyViews } from './table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const desk = () => app.as('concierge')
const office = () => app.as('staff')

async function addResident() {
  const person = await app.addPerson('tenant')
  const home = await addHome(app.db, person)
  return { person, unit: home.unit, own: app.withCookie(person.cookie) }
}

/** The newest views in the audit log, in words. */
async function auditedViews(limit: '2') {
  const { body } = await app.as('admin').requestOk(audit.list, { query: { kind: 'looked', limit } })
  return body.map(({ sentence }) => sentence.map(({ text }) => text).join(''))
}

/** Runs something while an incident or a drill is running. */
async function during<Result>(run: (incidentId: string) => Promise<Result>, more: object = {}): Promise<Result> {
  const id = await startIncident(app, more)
  try {
    return await run(id)
  } finally {
    await endIncident(app, id)
  }
}
const view = (way?: 'print') => desk().requestOk(emergencyRoster.view, { body: way ? { way } : {} })

describe('an own entry', () => {
  it('is entered with consent, corrected, and deleted at once when it is withdrawn', async () => {
    const { own, unit } = await addResident()
    const { body: added } = await own.requestOk(ownEmergencyNeeds.add, { body: wheelchair() })
    assert.deepEqual([added.unitNumber, added.needs, added.lastView], [unit.unitNumber, ['wheelchair'], null])
    const params = { id: added.id }
    const body = wheelchair({ needs: ['oxygen', 'walker'], pets: '' })
    const { body: changed } = await own.requestOk(ownEmergencyNeeds.change, { params, body })
    assert.deepEqual([changed.needs, changed.pets, changed.version], [['walker', 'oxygen'], '', 2])
    const headers = { 'if-match': '"1"' }
    assert.equal((await own.request(ownEmergencyNeeds.change, { params, body, headers })).status, 412)
    await own.requestOk(ownEmergencyNeeds.withdraw, { params })
    assert.equal(await app.db.$count(emergencyNeeds, eq(emergencyNeeds.id, added.id)), 0)
    assert.equal((await own.request(ownEmergencyNeeds.withdraw, { params })).status, 404)
  })

  it('names what is missing: the consent, the help, or its description', async () => {
    const { own } = await addResident()
    const field = async (more: object) =>
      (await own.request(ownEmergencyNeeds.add, { body: wheelchair(more) })).body.field
    assert.equal(await field({ agreed: false }), 'agreed')
    assert.equal(await field({ agreed: undefined }), 'agreed')
    assert.equal(await field({ needs: [], pets: ' ' }), 'needs')
    assert.equal(await field({ needs: ['other'] }), 'note')
    assert.equal(await field({ fullName: ' ' }), 'fullName')
    assert.equal(await field({ unitId: newId() }), 'unitId')
  })

  it('is one of ten at most, also when they are sent together', async () => {
    const { own } = await addResident()
    const add = () => own.request(ownEmergencyNeeds.add, { body: wheelchair() })
    const sent = await Promise.all(Array.from({ length: maxEntries + 2 }, add))
    assert.equal(sent.filter(({ status }) => status === 201).length, maxEntries)
    assert.equal((await add()).body.code, 'too_many_entries')
  })

  it('can be made by a household member, without any right', async () => {
    const { member } = await addHouseholdMember(app, { rights: [] })
    await app.withCookie(member.cookie).requestOk(ownEmergencyNeeds.add, { body: wheelchair({ fullName: 'Mo Diaz' }) })
    await during(async () => assert.ok((await view()).body.entries.some(({ fullName }) => fullName === 'Mo Diaz')))
  })

  it('leaves the roster with the home, and is deleted the night after', async () => {
    const { own, person } = await addResident()
    await own.requestOk(ownEmergencyNeeds.add, { body: wheelchair({ fullName: 'Gone Away' }) })
    await app.db.execute(sql`update assignments set ended_at = now() from residents r
      where r.id = resident_id and r.user_id = ${person.id}`)
    await during(async () => assert.ok(!JSON.stringify((await view()).body).includes('Gone Away')))
    await deleteExpired(app.db, app.now())
    assert.equal(await app.db.$count(emergencyNeeds, eq(emergencyNeeds.userId, person.id)), 0)
  })
})

describe('the roster at the desk', () => {
  it('is closed without an incident, for the office too', async () => {
    for (const client of [desk(), office(), app.as('admin')]) {
      const { status, body } = await client.request(emergencyRoster.view, { body: {} })
      assert.deepEqual([status, body.code], [409, 'no_incident'])
    }
    assert.deepEqual((await desk().requestOk(emergencyRoster.state)).body.running, [])
  })

  it('is viewed for the newest incident, or for the one that is chosen', async () => {
    const drill = await startIncident(app, { isDrill: true, title: 'Drill' })
    const older = await startIncident(app, { title: 'Older', openedAt: new Date(app.now().getTime() - 60_000) })
    const newer = await startIncident(app, { title: 'Newer' })
    const { body: state } = await desk().requestOk(emergencyRoster.state)
    assert.deepEqual(
      state.running.map(({ title }) => title),
      ['Newer', 'Older', 'Drill'],
    )
    assert.equal((await view()).body.running.id, newer)
    const { body: chosen } = await desk().requestOk(emergencyRoster.view, { body: { incidentId: drill } })
    assert.equal(chosen.running.id, drill)
    for (const id of [drill, older, newer]) await endIncident(app, id)
    assert.equal((await desk().request(emergencyRoster.view, { body: { incidentId: drill } })).status, 409)
  })

  it('opens in an incident or a drill, has what an evacuation needs, and each view is recorded', async () => {
    const { own, unit } = await addResident()
    await own.requestOk(ownEmergencyNeeds.add, { body: wheelchair({ fullName: 'Ada Lind', note: 'Room at the back' }) })
    await during(
      async (incidentId) => {
        const { body } = await view()
        const entry = body.entries.find(({ fullName }) => fullName === 'Ada Lind')
        assert.deepEqual(Object.keys(entry ?? {}).toSorted(), [
          'floor',
          'fullName',
          'id',
          'needs',
          'note',
          'pets',
          'phone',
          'unitNumber',
          'updatedAt',
        ])
        assert.deepEqual([entry?.unitNumber, entry?.note], [unit.unitNumber, 'Room at the back'])
        await view('print')
        const rows = await app.db.select().from(emergencyViews).where(eq(emergencyViews.incidentId, incidentId))
        assert.deepEqual(
          rows
            .map(({ way, isDrill, viewedBy }) => [way, isDrill, viewedBy])
            .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
          [
            ['print', true, app.people.concierge.id],
            ['screen', true, app.people.concierge.id],
          ],
        )
        const events = await auditedViews('2')
        assert.deepEqual(events, [
          'concierge Person printed the emergency roster in the drill “Test of the alarm”',
          'concierge Person viewed the emergency roster in the drill “Test of the alarm”',
        ])
      },
      { isDrill: true, title: 'Test of the alarm' },
    )
    const [mine] = (await own.requestOk(ownEmergencyNeeds.list)).body
    assert.deepEqual([mine?.lastView?.isDrill, mine?.lastView !== null], [true, true])
  })

  it('lets an incident reach people who need help first, not those with pets only', async () => {
    const [helped, withPets] = [await addResident(), await addResident()]
    await helped.own.requestOk(ownEmergencyNeeds.add, { body: wheelchair() })
    await withPets.own.requestOk(ownEmergencyNeeds.add, { body: wheelchair({ needs: [] }) })
    const first = await findPeopleWhoNeedHelp(app.db)
    assert.deepEqual([first.includes(helped.person.id), first.includes(withPets.person.id)], [true, false])
  })

  it('is counted for an incident while it runs, and not once it is closed', async () => {
    const { own, unit } = await addResident()
    await own.requestOk(ownEmergencyNeeds.add, { body: wheelchair() })
    const { open, close } = createIncidents(app)
    const incident = await open({ floors: [unit.floor] })
    assert.ok(incident.affected.needHelp > 0)
    assert.equal((await close(incident.id)).body.affected.needHelp, 0)
  })

  it('names a real incident rather than the drill beside it', async () => {
    await during(() => during(async () => assert.equal((await view()).body.running.title, 'Alarm on floor 12')), {
      isDrill: true,
      title: 'Drill',
    })
  })

  it('keeps its views: the database rejects a change of one', async () => {
    await during(() => view())
    await assert.rejects(app.db.execute(sql`update emergency_views set viewed_at = now()`))
    await assert.rejects(app.db.execute(sql`delete from emergency_views`))
  })
})

describe('the office', () => {
  it('enters a person on their behalf with how they agreed, and reads no details', async () => {
    const { own, person, unit } = await addResident()
    const { agreed: _, ...need } = wheelchair({ note: 'Hidden detail' }) as Record<string, unknown>
    const body = { ...need, userId: person.id, unitId: unit.id, consentNote: 'Called on Monday' }
    const { body: listed } = await office().requestOk(emergencyRoster.addNeed, { body })
    assert.equal(listed.consentNote, 'Called on Monday')
    const overview = JSON.stringify((await office().requestOk(emergencyRoster.overview)).body)
    assert.ok(overview.includes(listed.id))
    for (const hidden of ['Hidden detail', 'wheelchair', '2 cats']) assert.ok(!overview.includes(hidden), hidden)
    const [mine] = (await own.requestOk(ownEmergencyNeeds.list)).body
    assert.deepEqual([mine?.note, mine?.consentNote], ['Hidden detail', 'Called on Monday'])
    await office().requestOk(emergencyRoster.withdrawNeed, { params: { id: listed.id } })
    assert.deepEqual((await own.requestOk(ownEmergencyNeeds.list)).body, [])
  })

  it('needs the consent and a person who lives in the unit', async () => {
    const { person, unit } = await addResident()
    const { unit: elsewhere } = await addResident()
    const { agreed: _, ...need } = wheelchair() as Record<string, unknown>
    const field = async (more: object) =>
      (
        await office().request(emergencyRoster.addNeed, {
          body: { ...need, userId: person.id, unitId: unit.id, consentNote: 'By letter', ...more },
        })
      ).body.field
    assert.equal(await field({ consentNote: ' ' }), 'consentNote')
    assert.equal(await field({ unitId: elsewhere.id }), 'userId')
  })
})
