import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { firstDay } from '#occupancy/first-day-contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { moves } from '#moves/contract.ts'
import { movePhotos } from '#moves/photo-contract.ts'
import { occupancy } from '#occupancy/contract.ts'
import { residents } from '#residents/contract.ts'
import { allRows } from '../../../../../tests/support/access/canaries.ts'
import { addPersonWithCanaries, canaries } from '../../../../../tests/support/people/person-with-canaries.ts'
import { aPicture } from '../../../../../tests/support/picture.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { exportCalls } from '../../contract.ts'
import { personCalls } from '../../person-contract.ts'
import { words } from '../../messages/en.ts'
import { createWordSearch } from '../../../../../tests/support/access/word-search.ts'

let app: TestApp
let person: Awaited<ReturnType<TestApp['addPerson']>>
let [residentId, unitId] = ['', '']
before(async () => {
  app = await createTestApp()
  ;({ person, residentId, unitId } = await addPersonWithCanaries(app))
})
after(() => app.close())

const { tablesWith, filesWith } = createWordSearch(() => app)

describe('the data of a person', () => {
  it("is returned to them and to administrators, the office's notes only to the latter", async () => {
    const own = (await app.withCookie(person.cookie).requestOk(personCalls.ownData)).body
    const all = (await app.as('admin').requestOk(personCalls.personData, { params: { userId: person.id } })).body
    const text = (data: object) => JSON.stringify(data)
    for (const [what, word] of Object.entries(canaries)) {
      assert.ok(text(all).includes(word), what)
      assert.equal(text(own).includes(word), what !== 'notes', what)
    }
    assert.doesNotMatch(text(all), /argon2|_sealed|token/)
  })

  it('has the day when they dismissed the first-day card, until they are erased', async () => {
    await app.withCookie(person.cookie).requestOk(firstDay.dismiss)
    const { body } = await app.withCookie(person.cookie).requestOk(personCalls.ownData)
    assert.match(JSON.stringify(body), /"first_day_dismissed_at":"\d{4}-/)
  })

  it('is also a page without scripts', async () => {
    const script = '<script>alert(1)</script>'
    await app.withCookie(person.cookie).requestOk(ownRequests.file, { body: { title: script, description: script } })
    const answer = await app.fastify.inject({
      url: personCalls.ownPage.path,
      headers: { host: 'tower.test', cookie: person.cookie },
    })
    assert.match(answer.body, /Personal data of Quillon Zephyrine/)
    assert.doesNotMatch(answer.body, /<script/)
    assert.match(String(answer.headers['content-disposition']), /attachment; filename="quillon-zephyrine.html"/)
  })

  it('is of residents: an account of the office is not found', async () => {
    const response = await app.as('admin').request(personCalls.personData, { params: { userId: app.people.staff.id } })
    assert.equal(response.status, 404)
  })
})

describe('erasing a person', () => {
  it('is rejected until they have moved out', async () => {
    const response = await app.as('admin').request(personCalls.erase, { params: { userId: person.id } })
    assert.deepEqual([response.status, response.body.code], [409, 'lives_here'])
    assert.ok((await tablesWith(canaries.name)).length > 3)
  })

  it('leaves no canary in any table or file except the listed ones', async () => {
    const namesake = await app.addPerson('tenant', { firstName: 'Someone', lastName: 'Else' })
    const { residentId: other } = await addHome(app.db, namesake)
    await app.as('admin').requestOk(residents.change, {
      params: { id: other },
      body: { emergencyContactPhone: canaries.phone, phonePrimary: '4165550000' },
    })
    await app.as('admin').requestOk(occupancy.remove, {
      params: { id: unitId },
      body: { tenantId: residentId, notes: `${canaries.name} has left` },
    })
    const leaving = { kind: 'move_in', unitId, tenantIds: [residentId], effectiveDay: '2099-01-01' }
    const texts = { forwardingAddress: canaries.reply, elevatorNote: canaries.reply, notes: canaries.name }
    const { id: moveId } = (await app.as('admin').requestOk(moves.plan, { body: { ...leaving, ...texts } })).body
    await app.as('staff').requestOk(movePhotos.add, { params: { id: moveId }, ...(await aPicture()) })
    const { groups } = (await app.as('admin').requestOk(personCalls.personData, { params: { userId: person.id } })).body
    const photos = groups.find(({ title }) => title === 'Photos')?.rows ?? []
    const { rows: pictures } = await app.pool.query("select from files where media_type like 'image/%'")
    assert.ok(pictures.length > 0)
    assert.equal(photos.length, pictures.length / 2, 'with the inspection')
    // The e-mail about the removal is sent meanwhile.
    while ((await app.pool.query("select from mail_outbox where status = 'queued'")).rowCount) await wait(20)
    const before = await allRows(app.pool)
    const plan = (await app.as('admin').requestOk(personCalls.planErasure, { params: { userId: person.id } })).body
    assert.deepEqual(await allRows(app.pool), before, 'a dry run changes nothing')
    assert.deepEqual(
      (await app.as('staff').request(personCalls.planErasure, { params: { userId: person.id } })).status,
      403,
    )
    const stays = (await app.as('admin').requestOk(personCalls.erase, { params: { userId: person.id } })).body
    assert.deepEqual(stays, plan.stays)
    const { goes, retentionReasons } = words.person
    const numbers = new Map([...plan.goes, ...plan.stays].map(({ what, count }) => [what, count]))
    for (const what of Object.values(goes)) assert.ok((numbers.get(what) ?? 0) > 0, what)
    assert.deepEqual(
      stays.map(({ what, count }) => [what, count]),
      [
        [retentionReasons.payments.what, 1],
        [retentionReasons.homes.what, 1],
        [retentionReasons.assets.what, 1],
        [retentionReasons.packages.what, 1],
        [retentionReasons.keys.what, 1],
        [retentionReasons.requests.what, 3],
        [retentionReasons.phone.what, 2],
        [retentionReasons.contacts.what, 1],
        [retentionReasons.audit.what, numbers.get(retentionReasons.audit.what)],
        [retentionReasons.backups.what, undefined],
      ],
    )
    // What may remain: the note of a payment, which the law retains, and the telephone number, which another resident
    // has too. The number is in that resident's record and its history, and in a note on a unit.
    const allowed: Record<string, string[]> = {
      memo: ['payment_entries'],
      phone: ['audit_log', 'residents', 'unit_notes'],
    }
    for (const [what, word] of Object.entries(canaries)) {
      assert.deepEqual(await tablesWith(word), allowed[what] ?? [], `${what} in a table`)
      assert.deepEqual(await filesWith(word), [], `${what} in a file`)
    }
    assert.deepEqual((await app.pool.query('select from files')).rows, [])
    assert.equal((await app.withCookie(person.cookie).request(personCalls.ownData)).status, 401)
  })

  it('clears the dismissal of the first-day card', async () => {
    const { rows } = await app.pool.query('select first_day_dismissed_at from residents where id = $1', [residentId])
    assert.deepEqual(rows, [{ first_day_dismissed_at: null }])
  })

  it('leaves what the building needs: the home, the work, the payments, the log', async () => {
    const count = async (statement: string, values: unknown[] = []) =>
      (await app.pool.query(statement, values)).rowCount
    assert.equal(
      await count('select from assignments where resident_id = $1 and ended_at is not null', [residentId]),
      1,
    )
    assert.equal(
      await count(`select from maintenance_requests where resident_id = $1 and status = 'completed'`, [residentId]),
      1,
    )
    assert.equal(await count('select from payment_entries where resident_id = $1', [residentId]), 1)
    assert.ok(((await count(`select from audit_log where by = $1`, [person.id])) ?? 0) > 0)
    await assert.rejects(app.pool.query('delete from audit_log'), /is append-only/)
  })

  it('is audited without naming the person', async () => {
    const { rows } = await app.pool.query(`select by, before, after from audit_log where action = 'erased'`)
    assert.deepEqual(rows, [{ by: app.people.admin.id, before: null, after: null }])
    assert.equal(
      (
        await app.fastify.inject({
          url: exportCalls.exportEverything.path,
          headers: { host: 'tower.test', cookie: app.people.admin.cookie },
        })
      ).statusCode,
      200,
    )
  })

  it('keeps the photos of an inspection while another resident of the move is there', async () => {
    const people = [await app.addPerson('tenant'), await app.addPerson('tenant')]
    const tenantIds: string[] = []
    for (const { id, email } of people) {
      const body = { userId: id, fullName: 'Ada Osei', emailPrimary: email, phonePrimary: '416-555-0100' }
      tenantIds.push((await app.as('admin').requestOk(residents.add, { body })).body.id)
    }
    const arriving = { kind: 'move_in', unitId, tenantIds, effectiveDay: '2099-01-01' }
    const { id } = (await app.as('admin').requestOk(moves.plan, { body: arriving })).body
    await app.as('staff').requestOk(movePhotos.add, { params: { id }, ...(await aPicture()) })
    for (const [at, left] of [1, 0].entries()) {
      await app.as('admin').requestOk(personCalls.erase, { params: { userId: people[at]?.id ?? '' } })
      assert.equal((await app.pool.query('select from move_photos')).rowCount, left)
    }
  })
})
