import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { authorisedPeople } from '#front-desk/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { undo } from '#undo/contract.ts'
import { announce, codeOf, takeIn } from '../../../../tests/support/people/desk-records.ts'
import { addHome, moveInto } from '../../../../tests/support/people/household.ts'
import { addHouseholdMember } from '../../../../tests/support/people/members.ts'
import { aPicture } from '../../../../tests/support/picture.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { packages } from '../contract.ts'
import { ownPackages } from '../own-contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const desk = () => app.as('concierge')
async function addResident() {
  const person = await app.addPerson('tenant', { firstName: 'Amara', lastName: 'Okafor' })
  const { unit } = await addHome(app.db, person)
  return { person, unit, own: app.withCookie(person.cookie) }
}
const handOver = (packageIds: string[], more: object) =>
  desk().request(packages.handOver, { body: { packageIds, collector: {}, ...more } })

describe('a hand-over', () => {
  it('by code opens what waits, ends the code with the last package, and is the same code after an undo', async () => {
    const { person, unit, own } = await addResident()
    const [first, second] = [await takeIn(app, unit.id, person.id), await takeIn(app, unit.id, person.id)]
    await announce(app)
    const code = await codeOf(app, unit.id, person.id)
    const { body: opened } = await desk().requestOk(packages.byCode, { body: { code: code?.toLowerCase() } })
    assert.deepEqual(
      opened.map(({ id }) => id),
      [first.id, second.id],
    )
    assert.equal((await handOver([first.id], { proof: 'code', code })).status, 200)
    assert.equal(await codeOf(app, unit.id, person.id), code)
    const operation = newId()
    const { body: done } = await desk().requestOk(packages.handOver, {
      query: { operation },
      body: { packageIds: [second.id], proof: 'code', code, collector: {} },
    })
    assert.deepEqual([done[0]?.status, done[0]?.handedTo, done[0]?.proof], ['handed_over', 'Amara Okafor', 'code'])
    assert.equal(await codeOf(app, unit.id, person.id), null)
    assert.equal((await desk().request(packages.byCode, { body: { code } })).status, 404)
    await desk().requestOk(undo.undoAtDesk, { params: { id: operation } })
    assert.equal(await codeOf(app, unit.id, person.id), code)
    const { body: history } = await own.requestOk(ownPackages.list, { query: { state: 'done' } })
    assert.deepEqual(
      history.map(({ id, handedTo }) => [id, handedTo]),
      [[first.id, 'Amara Okafor']],
    )
  })

  it('by the code of another recipient is rejected, and wrong codes are limited', async () => {
    const [one, two] = [await addResident(), await addResident()]
    const { id } = await takeIn(app, one.unit.id, one.person.id)
    await takeIn(app, two.unit.id, two.person.id)
    await announce(app)
    const code = await codeOf(app, two.unit.id, two.person.id)
    const { status, body } = await handOver([id], { proof: 'code', code })
    assert.deepEqual([status, body.code], [409, 'other_code'])
    const guesser = app.withCookie((await app.addPerson('concierge')).cookie)
    const guess = () => guesser.request(packages.byCode, { body: { code: 'AC 2345' } })
    for (let time = 0; time < 20; time += 1) assert.equal((await guess()).status, 404)
    const limited = await guess()
    assert.equal(limited.status, 429)
    assert.ok(Number(limited.headers['retry-after']) > 0)
  })

  it('by the code of a person who lives there opens what is for the whole home too, and names them', async () => {
    const { person, unit } = await addResident()
    const ofHome = await takeIn(app, unit.id, null)
    const own = await takeIn(app, unit.id, person.id)
    await announce(app)
    const [code, homeCode] = [await codeOf(app, unit.id, person.id), await codeOf(app, unit.id, null)]
    const { body: opened } = await desk().requestOk(packages.byCode, { body: { code } })
    assert.deepEqual(
      opened.map(({ id }) => id),
      [own.id, ofHome.id],
    )
    const byHome = await handOver([own.id, ofHome.id], { proof: 'code', code: homeCode })
    assert.deepEqual(
      [byHome.status, byHome.body.code],
      [409, 'other_code'],
      'the code of the home opens no own package',
    )
    const { body: done } = await desk().requestOk(packages.handOver, {
      body: { packageIds: [own.id, ofHome.id], proof: 'code', code, collector: {} },
    })
    assert.deepEqual(
      done.map(({ handedTo }) => handedTo),
      ['Amara Okafor', 'Amara Okafor'],
    )
  })

  it('of what is for the whole home names the person whose code it was, also without a package of their own', async () => {
    const { member, home } = await addHouseholdMember(app)
    const ofHome = await takeIn(app, home.unit.id, null)
    await takeIn(app, home.unit.id, member.id)
    await announce(app)
    const code = await codeOf(app, home.unit.id, member.id)
    const { body } = await desk().requestOk(packages.handOver, {
      body: { packageIds: [ofHome.id], proof: 'code', code, collector: {} },
    })
    assert.equal(body[0]?.handedTo, `${member.firstName} ${member.lastName}`)
  })

  it('by the code of a person who moved out does not open what is for the home', async () => {
    const { person, unit } = await addResident()
    const own = await takeIn(app, unit.id, person.id)
    const ofHome = await takeIn(app, unit.id, null)
    await announce(app)
    const code = await codeOf(app, unit.id, person.id)
    await app.db.execute(sql`update assignments set ended_at = now() where unit_id = ${unit.id}`)
    const { body: opened } = await desk().requestOk(packages.byCode, { body: { code } })
    assert.deepEqual(
      opened.map(({ id }) => id),
      [own.id],
    )
    assert.equal((await handOver([ofHome.id], { proof: 'code', code })).body.code, 'other_code')
  })

  it('to a person who moved out hands over nothing of the home', async () => {
    const { person, unit } = await addResident()
    const own = await takeIn(app, unit.id, person.id)
    const ofHome = await takeIn(app, unit.id, null)
    assert.equal(own.hasMovedOut, false)
    await app.db.execute(sql`update assignments set ended_at = now() where unit_id = ${unit.id}`)
    const next = await app.addPerson('tenant')
    const { residentId } = await addHome(app.db, next)
    await moveInto(app.db, residentId, unit.id)
    const { body: listed } = await desk().requestOk(packages.list, { query: { unitId: unit.id } })
    const movedOut = listed.map(({ id, hasMovedOut }) => [id, hasMovedOut])
    assert.deepEqual(
      new Map(movedOut as [string, boolean][]),
      new Map([
        [own.id, true],
        [ofHome.id, false],
      ]),
    )
    const { status, body } = await handOver([own.id, ofHome.id], { proof: 'name' })
    assert.deepEqual([status, body.code, body.field], [409, 'moved_out', 'packageIds'])
    for (const kind of ['household', 'other'])
      assert.equal(
        (await handOver([own.id, ofHome.id], { proof: 'name', collector: { kind, name: 'Rosa Lima' } })).body.code,
        'moved_out',
      )
    assert.equal((await handOver([own.id], { proof: 'name' })).status, 200)
    assert.equal((await handOver([ofHome.id], { proof: 'name' })).status, 200)
  })

  it('to another person names them, and tells the recipient', async () => {
    const { person, unit, own } = await addResident()
    const { id } = await takeIn(app, unit.id, person.id)
    await announce(app)
    const nameless = await handOver([id], { proof: 'name', collector: { kind: 'authorised', name: '' } })
    assert.deepEqual([nameless.status, nameless.body.field], [400, 'collector'])
    const { body: photo } = await desk().requestOk(packages.upload, {
      query: { kind: 'signature' },
      ...(await aPicture()),
    })
    const unsigned = await handOver([id], { proof: 'signature' })
    assert.deepEqual([unsigned.status, unsigned.body.field], [400, 'photoId'])
    const byRosa = { proof: 'name', collector: { kind: 'authorised', name: 'Rosa Lima' } }
    assert.equal((await handOver([id], byRosa)).body.field, 'collector')
    const { body: rosa } = await own.requestOk(authorisedPeople.add, { body: { fullName: 'Rosa Lima' } })
    await own.requestOk(authorisedPeople.end, { params: { id: rosa.id } })
    assert.equal((await handOver([id], byRosa)).body.field, 'collector', 'the desk has an older screen')
    await own.requestOk(authorisedPeople.add, { body: { fullName: 'Rosa Lima' } })
    const asPhoto = { proof: 'photo', photoId: photo.id }
    assert.equal((await handOver([id], asPhoto)).body.field, 'photoId', 'a signature is no photo')
    const { body } = await desk().requestOk(packages.handOver, {
      body: {
        packageIds: [id],
        proof: 'signature',
        photoId: photo.id,
        collector: { kind: 'authorised', name: 'Rosa Lima' },
      },
    })
    assert.deepEqual([body[0]?.handedTo, body[0]?.photos], ['Rosa Lima', [photo.id]])
    const { rows } = await app.db.execute(
      sql`select params from notifications where user_id = ${person.id} and kind = 'package_collected'`,
    )
    assert.deepEqual(rows, [{ params: { count: 1, who: 'Rosa Lima', unit: unit.unitNumber } }])
    assert.equal((await handOver([id], { proof: 'name' })).body.code, 'left')
  })

  it('of two at once succeeds for one', async () => {
    const { person, unit } = await addResident()
    const { id } = await takeIn(app, unit.id, person.id)
    const results = await Promise.all([1, 2, 3].map(() => handOver([id], { proof: 'name' })))
    assert.deepEqual(
      results.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409, 409],
    )
  })
})
