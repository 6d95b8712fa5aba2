import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { addHouseholdMember } from '../../../../tests/support/people/members.ts'
import { createIncidents } from '../../../../tests/support/people/incident-records.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { longestUpdate } from '../choices.ts'
import { incidents } from '../contract.ts'
import { runningIncidents } from '../own-contract.ts'
import { listRecipients } from './affected.ts'
import { incidents as incidentTable } from './table.ts'
import { sendTo } from './updates.ts'

let app: TestApp
let { desk, open, close, addResident }: ReturnType<typeof createIncidents> = {} as never
before(async () => {
  app = await createTestApp()
  ;({ desk, open, close, addResident } = createIncidents(app))
})
after(() => app.close())

const own = (person: { cookie: string }) => app.withCookie(person.cookie)

describe('an update', () => {
  it('goes to the people of affected homes and those who added themselves, in their language', async () => {
    const inside = await addResident(30, 'W-01')
    const outside = await addResident(30, 'E-01')
    await addResident(31, 'N-01')
    const { member } = await addHouseholdMember(app, { host: inside, home: inside.home })
    const incident = await open({ stacks: ['W-01'] })
    const params = { id: incident.id }
    const send = async (more: object = {}) =>
      (
        await desk.requestOk(incidents.update, {
          params,
          body: { texts: { en: 'The technician is here.', fr: 'Le technicien est ici.' }, ...more },
        })
      ).body
    const recipientsOf = async (updateId: string) =>
      (
        await app.db.execute<{ id: string }>(
          sql`select user_id as id from notifications where about_id = ${updateId} order by user_id`,
        )
      ).rows.map(({ id }) => id)
    const first = await send()
    const sorted = (ids: string[]) => ids.toSorted((a, b) => (a < b ? -1 : 1))
    assert.deepEqual(await recipientsOf(first.updates[0]?.id ?? ''), sorted([inside.id, member.id]))
    assert.equal(first.statusTexts.fr, 'Le technicien est ici.')
    await own(outside).requestOk(runningIncidents.report, { body: { incidentId: incident.id, isAffected: true } })
    const second = await send({ isStatus: false, texts: { en: 'Almost done' } })
    assert.deepEqual(await recipientsOf(second.updates[0]?.id ?? ''), sorted([inside.id, member.id, outside.id]))
    assert.equal(second.updates[0]?.recipients, 3)
    assert.equal(second.statusTexts.fr, 'Le technicien est ici.')
    const everyone = await send({ audience: 'everyone' })
    assert.ok((everyone.updates[0]?.recipients ?? 0) > 3)
    const empty = await desk.request(incidents.update, { params, body: { texts: { en: ' ' } } })
    assert.deepEqual([empty.status, empty.body.field], [400, 'texts'])
    const { body: closed } = await close(incident.id, { texts: { en: 'It is over.' } })
    assert.deepEqual([closed.updates.length, closed.updates[0]?.texts.en], [4, 'It is over.'])
  })

  it('of any length becomes the line in the portals, which does not stop a change of the rest', async () => {
    const incident = await open()
    const params = { id: incident.id }
    const texts = { en: 'Long '.repeat(longestUpdate / 5).trim() }
    const { body: sent } = await desk.requestOk(incidents.update, { params, body: { texts } })
    assert.deepEqual(sent.statusTexts, texts)
    const body = { title: 'Elevator 3', statusTexts: sent.statusTexts }
    await desk.requestOk(incidents.change, { params, body })
    await close(incident.id)
  })

  it('reaches people who need help first, then the highest floor', async () => {
    const [low, high, helped] = [await addResident(3, 'H-1'), await addResident(35, 'H-1'), await addResident(8, 'H-1')]
    const incident = await open({ stacks: ['H-1'] })
    const [row] = await app.db.select().from(incidentTable).where(eq(incidentTable.id, incident.id))
    assert.ok(row)
    const order = [helped.id, high.id, low.id]
    assert.deepEqual(await listRecipients(app.db, row, 'affected', [helped.id]), order)
    const working = { by: app.people.concierge, now: app.now(), findPeopleWhoNeedHelp: async () => [helped.id] }
    await sendTo(app.db, row, { texts: { en: 'Stopped' }, audience: 'affected' }, working)
    const { rows } = await app.db.execute<{ id: string }>(sql`
      select n.user_id as id from notification_deliveries d join notifications n on n.id = d.notification_id
      where n.kind = 'incident_update' and d.channel = 'email' and n.user_id = any(${sql.param(order)}::uuid[]) order by d.due_at, d.id`)
    assert.deepEqual(
      rows.map(({ id }) => id),
      order,
    )
    await close(incident.id)
  })

  it('counts those affected, with residents who added themselves', async () => {
    await addResident(9, 'K-1')
    await addResident(9, 'K-1')
    const elsewhere = await addResident(9, 'K-2')
    const incident = await open({ stacks: ['K-1'] })
    await own(elsewhere).requestOk(runningIncidents.report, { body: { incidentId: incident.id, isAffected: true } })
    const { affected } = (await desk.requestOk(incidents.find, { params: { id: incident.id } })).body
    const [{ count } = { count: 0 }] = (
      await app.db.execute<{ count: number }>(
        sql`select count(distinct resident_id)::int as count from assignments where ended_at is null`,
      )
    ).rows
    const members = await app.db.execute(sql`select distinct user_id from current_household_members`)
    assert.deepEqual([affected.homes, affected.people], [2, 3])
    assert.equal(affected.everyone, count + members.rows.length)
    await close(incident.id)
  })
})
