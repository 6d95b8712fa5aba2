import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { buildingProfile, type ProfileChanges } from '#building/profile-contract.ts'
import { building } from '#building/contract.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { settings } from '../contract.ts'

let app: TestApp
let other: { cookie: string }
before(async () => {
  app = await createTestApp()
  other = await app.addPerson('admin', { firstName: 'Noor', lastName: 'Haddad' })
})
after(() => app.close())

const change = async (body: ProfileChanges, admin = app.as('admin')) => {
  await admin.requestOk(buildingProfile.change, { body })
  const { body: list } = await app.as('admin').requestOk(settings.changes, { query: { area: 'building', limit: '1' } })
  assert.ok(list[0])
  return list[0]
}
const undo = (id: string) => app.as('admin').requestOk(settings.undo, { params: { id } })
const tryUndo = (id: string) => app.as('admin').request(settings.undo, { params: { id } })
const profile = async () => (await app.asAnonymous().requestOk(building.profile)).body

describe('a change of the settings', () => {
  it('records its author and the fields that differ, in the list and in the audit log', async () => {
    const made = await change({ officePhone: '416-555-0111', city: '' })
    assert.deepEqual(made.before, { officePhone: '' })
    assert.deepEqual(made.after, { officePhone: '4165550111' })
    assert.equal(made.madeBy.id, app.people.admin.id)
    assert.equal(made.undoDisabledReason, null)
    const { rows } = await app.db.execute<{ action: string; recordType: string; after: unknown }>(
      sql`select action, record_type as "recordType", after from audit_log where record_id = ${made.id}`,
    )
    assert.deepEqual(rows, [{ action: 'changed', recordType: 'building profile', after: made.after }])
  })

  it('without a difference is not recorded', async () => {
    const last = await change({ city: 'Lakeside' })
    assert.equal((await change({ city: 'Lakeside' })).id, last.id)
  })

  it('is in the list of the own changes of its author only', async () => {
    const own = await change({ region: 'QC' })
    const made = await change({ city: 'Harbour' }, app.withCookie(other.cookie))
    const query = { area: 'building', own: 'true', limit: '1' }
    assert.equal((await app.as('admin').requestOk(settings.changes, { query })).body[0]?.id, own.id)
    assert.equal((await app.withCookie(other.cookie).requestOk(settings.changes, { query })).body[0]?.id, made.id)
    await undo(own.id)
  })

  it('can be undone, and the undo can be undone', async () => {
    const made = await change({ region: 'ON' })
    const { body: back } = await undo(made.id)
    assert.equal((await profile()).region, '')
    assert.deepEqual([back.undoes, back.before, back.after], [made.id, made.after, made.before])
    const again = await tryUndo(made.id)
    assert.deepEqual([again.status, again.body.code], [409, 'already_undone'])
    await undo(back.id)
    assert.equal((await profile()).region, 'ON')
    assert.equal((await undo(made.id)).status, 200)
    assert.equal((await profile()).region, '')
  })

  it('is undone without affecting other fields', async () => {
    const made = await change({ country: 'Canada' })
    await change({ street: '2 Test Street' })
    await undo(made.id)
    const { country, street } = await profile()
    assert.deepEqual([country, street], ['', '2 Test Street'])
  })

  it('cannot be undone after another change of the same field, which the error names with its author', async () => {
    const made = await change({ name: 'First Tower' })
    await change({ name: 'Second Tower' }, app.withCookie(other.cookie))
    const { status, body } = await tryUndo(made.id)
    assert.deepEqual([status, body.code], [409, 'changed_since'])
    assert.match(body.message, /^Name: .*Noor Haddad/)
    const { body: list } = await app.as('admin').requestOk(settings.changes, { query: { area: 'building' } })
    assert.equal(list.find(({ id }) => id === made.id)?.undoDisabledReason, body.message)
    assert.equal((await profile()).name, 'Second Tower')
  })

  it('cannot be undone when the previous value is no longer valid', async () => {
    const made = await change({ towerFloors: 45 })
    await app.db.execute(sql`insert into floors (number, kind) values (44, 'mechanical')`)
    const { status, body } = await tryUndo(made.id)
    assert.deepEqual([status, body.code], [409, 'fits_no_more'])
    assert.equal((await profile()).towerFloors, 45)
  })

  it('of a telephone number can be undone, however it was typed', async () => {
    const made = await change({ securityPhone: '+1 (416) 555-0652' })
    assert.deepEqual([made.after, made.undoDisabledReason], [{ securityPhone: '4165550652' }, null])
    assert.equal((await tryUndo(made.id)).status, 200)
  })
  it('is rejected when another one was made with the same version', async () => {
    const [{ body: current }] = [await app.as('admin').requestOk(buildingProfile.find)]
    const headers = { 'if-match': `"${current.version}"` }
    const responses = await Promise.all(
      ['Left', 'Right'].map((city) => app.as('admin').request(buildingProfile.change, { body: { city }, headers })),
    )
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200, 412]))
  })
})

describe('the list of changes', () => {
  it('pages without repeating, newest first', async () => {
    const changes: string[] = []
    let cursor = ''
    do {
      const { body, headers } = await app
        .as('admin')
        .requestOk(settings.changes, { query: { area: 'building', limit: '3', ...(cursor ? { cursor } : {}) } })
      changes.push(...body.map(({ id }) => id))
      cursor = /cursor=([\w-]+)/.exec(String(headers['link'] ?? ''))?.[1] ?? ''
      assert.ok(Number(headers['x-total-count']) >= changes.length)
    } while (cursor)
    assert.ok(changes.length > 6)
    assert.deepEqual(changes, [...new Set(changes)].sort().reverse())
  })

  it('contains only the named area and its parts', async () => {
    const { body } = await app.as('admin').requestOk(settings.changes, { query: { area: 'build' } })
    assert.deepEqual(body, [])
    assert.equal((await app.as('admin').request(settings.changes, { query: { area: 'x%' } })).status, 400)
  })
})

describe("the building's record", () => {
  const rejected = async (body: Record<string, unknown>) =>
    (await app.as('admin').request(buildingProfile.change, { body })).body.field
  it('rejects invalid values, naming the field', async () => {
    assert.equal(await rejected({ timeZone: 'Toronto' }), 'timeZone')
    assert.equal(await rejected({ code: 'vp' }), 'code')
    assert.equal(await rejected({ officePhone: 'call us' }), 'officePhone')
    assert.equal(await rejected({ latitude: 43 }), 'longitude')
    assert.equal(await rejected({ poweredByName: 'Someone' }), 'poweredByUrl')
    assert.equal(await rejected({ poweredByUrl: 'javascript:alert(1)' }), 'poweredByUrl')
    assert.equal(await rejected({ towerFloors: 3 }), 'towerFloors')
    assert.equal(await rejected({ name: ' ​ ' }), 'name')
  })
})
