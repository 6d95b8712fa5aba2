import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { residents } from '../contract.ts'
import type { Resident } from '../resident.ts'
import { residentOfficeNotes } from './table.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createResidentCalls } from '../../../../tests/support/calls/resident-calls.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const { add, change, find, signIn } = createResidentCalls(() => app)

describe('changing a resident', () => {
  it('writes the changed fields; names follow the full name; the audit log has no code and no note', async () => {
    const { id, version } = await add({ unitId: (await addUnit(app.db)).id })
    const { body } = await change(id, { fullName: 'Ida B. Wells', storageLockerAccessCode: '998877', notes: 'as sent' })
    const now = body as unknown as Resident
    assert.deepEqual([now.user.firstName, now.user.lastName, now.version], ['Ida', 'B. Wells', version + 1])
    assert.equal(now.notes, 'as sent')
    const { rows } = await app.db.execute(sql`select before, after from audit_log where record_id = ${id}`)
    assert.doesNotMatch(JSON.stringify(rows), /998877|as sent|v1\./)
    assert.equal(((await change(id, { fullName: 'Ida B. Wells' })).body as unknown as Resident).version, version + 1)
  })

  it('rejects the second of two editors with the current record', async () => {
    const { id, version } = await add()
    const ifMatch = { 'if-match': `"${version}"` }
    const responses = await Promise.all(
      ['A', 'B'].map((preferredName) => change(id, { preferredName: preferredName }, ifMatch)),
    )
    assert.deepEqual(
      responses.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 412],
    )
    const rejected = responses.find(({ status }) => status === 412)
    const { preferredName } = await find(id)
    assert.partialDeepStrictEqual(rejected?.body.present, { preferredName })
  })

  it('signs out a suspended resident at once, and requires a password for the status active', async () => {
    const resident = await add()
    const session = String((await signIn(resident.user.email, 'a quiet river bends')).headers['set-cookie']).split(
      ';',
    )[0]
    const own = app.withCookie(session ?? '')
    assert.equal((await own.request(accounts.me)).status, 200)
    assert.equal((await change(resident.id, { status: 'inactive' })).status, 200)
    assert.equal((await own.request(accounts.me)).status, 401)
    assert.equal((await signIn(resident.user.email, 'a quiet river bends')).status, 401)
    const invited = await add({ password: null, sendInvitation: true })
    assert.deepEqual((await change(invited.id, { status: 'Active' })).body.field, 'status')
  })

  it('updates names and telephone when the account changes', async () => {
    const resident = await add()
    const patch = (body: object, id = resident.userId) =>
      app.as('staff').request(accounts.changeUser, { params: { id }, body })
    assert.equal((await patch({ firstName: 'Mary Ann', lastName: 'Smith', phone: '416.555.0111' })).status, 200)
    const now = await find(resident.id)
    assert.deepEqual([now.fullName, now.user.phone], ['Mary Ann Smith', '4165550111'])
    assert.equal((await patch({ phone: '12' })).body.message, 'Phone number must be exactly 10 digits')
    assert.equal((await patch({ firstName: 'X' }, app.people.admin.id)).status, 403)
  })

  it('appends notes with the time and the signed-in author', async () => {
    const { id } = await add()
    const note = async (text: string) =>
      (await app.as('staff').requestOk(residents.addNote, { params: { id }, body: { note: text, author: 'Nobody' } }))
        .body
    await note(' First ')
    const { notes } = await note('Second')
    assert.match(notes, /^\d{4}-\S+Z - staff Person: First\n\n\d{4}-\S+Z - staff Person: Second$/)
    const empty = await app.as('staff').request(residents.addNote, { params: { id }, body: { note: '  ' } })
    assert.deepEqual([empty.status, empty.body.field], [400, 'note'])
  })

  it('stores each note with its author, and a text as sent, which keeps the notes that it ends with', async () => {
    const { id } = await add()
    const read = async () => (await find(id)).notes
    const stored = () =>
      app.db
        .select()
        .from(residentOfficeNotes)
        .where(eq(residentOfficeNotes.residentId, id))
        .orderBy(residentOfficeNotes.id)
    await change(id, { notes: 'Moved in early' })
    for (const note of ['First', 'Second\n\nwith a second paragraph'])
      await app.as('staff').requestOk(residents.addNote, { params: { id }, body: { note } })
    const whole = await read()
    assert.match(
      whole,
      /^Moved in early\n\n\S+Z - staff Person: First\n\n\S+Z - staff Person: Second\n\nwith a second paragraph$/,
    )
    const by = { createdBy: app.people.staff.id, authorName: 'staff Person' }
    assert.partialDeepStrictEqual(await stored(), [
      { note: 'First', ...by },
      { note: 'Second\n\nwith a second paragraph', ...by },
    ])

    const { version } = await find(id)
    await change(id, { notes: whole })
    assert.deepEqual([await read(), (await find(id)).version], [whole, version], 'the same text changes nothing')
    const edited = whole.replace('early', 'late')
    await change(id, { notes: edited })
    assert.deepEqual([await read(), (await stored()).length], [edited, 2])
    await change(id, { notes: ' as sent ' })
    assert.deepEqual([await read(), (await stored()).length], [' as sent ', 0])
    await app.as('staff').requestOk(residents.addNote, { params: { id }, body: { note: 'Third' } })
    await change(id, { notes: ' as sent ' })
    assert.deepEqual(
      [await read(), (await stored()).length],
      [' as sent ', 0],
      'sent without the notes, they are deleted',
    )
  })

  it('leaves masked codes unchanged, clears empty ones, and reveals one at a time', async () => {
    const { id } = await add({ unitId: (await addUnit(app.db)).id, unitAccessCode: 'A1B2C3' })
    const reveal = (code: string) => app.as('staff').request(residents.reveal, { params: { id }, body: { code } })
    await change(id, { unitAccessCode: '••••••' })
    assert.equal(((await reveal('unitAccessCode')).body as unknown as { value: string }).value, 'A1B2C3')
    const revealEvents = sql`select by, address from audit_log where record_id = ${id} and action = 'looked at a code'`
    const { rows } = await app.db.execute<{ by: string }>(revealEvents)
    assert.deepEqual(
      rows.map(({ by }) => by),
      [app.people.staff.id],
    )
    assert.equal((await reveal('storageLockerAccessCode')).status, 404)
    assert.equal((await reveal('password')).status, 400)
    await change(id, { unitAccessCode: '' })
    assert.equal((await reveal('unitAccessCode')).status, 404)
    const found = (await app.as('staff').requestOk(residents.activity, { params: { id } })).body
    assert.deepEqual(
      found.map(({ action }) => action),
      ['changed', 'looked at a code', 'assigned', 'added', 'added'],
    )
  })
})
