import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { announcements } from '#announcements/contract.ts'
import { moves } from '#moves/contract.ts'
import { overview } from '#overview/contract.ts'
import { residents } from '#residents/contract.ts'
import { invitations } from '#residents/invitation-contract.ts'
import { createImportCalls } from '../../../../tests/support/calls/import-calls.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  for (const number of ['806', '807'])
    await app.db.execute(sql`insert into units (id, unit_number, floor) values (gen_random_uuid(), ${number}, 8)`)
})
after(() => app.close())

const { send, check, applyOk } = createImportCalls(() => app)
const checkSheet = async (...lines: string[]) => {
  const draft = await send('residents', ['Name;Email;Phone;Unit;Type;Parking', ...lines].join('\n'))
  return { draft, checked: await check(draft.id, draft.columns) }
}
const importNow = async (...lines: string[]) => {
  const { draft, checked } = await checkSheet(...lines)
  return applyOk(draft.id, checked)
}
const find = async (name: string) => {
  const { body } = await app.as('admin').requestOk(residents.list, { query: { search: name } })
  return body.filter(({ fullName }) => fullName === name)
}

describe('a resident without address or telephone', () => {
  it('is added without a sign-in, is found again, and gets one when an address is known', async () => {
    const line = 'Oto Silent;;;806;renter;'
    const { draft, checked } = await checkSheet(line)
    assert.match(checked.notes.join(' '), /1 resident has no email/)
    assert.equal((await applyOk(draft.id, checked)).createdCount, 1)
    const [oto] = await find('Oto Silent')
    assert.deepEqual([oto?.user.email, oto?.emailPrimary, oto?.phonePrimary, oto?.status], ['', null, null, 'Invited'])
    assert.equal((await checkSheet(line)).checked.counts.same, 1)

    const again = await checkSheet('Oto Silent;oto@x.example;;806;renter;')
    assert.deepEqual(again.checked.rows[0]?.changes, [
      { field: 'Email', from: '', to: 'oto@x.example' },
      { field: 'Sign-in email', from: '', to: 'oto@x.example' },
    ])
    await applyOk(again.draft.id, again.checked)
    assert.equal((await find('Oto Silent'))[0]?.user.email, 'oto@x.example')
  })

  it('is listed and counted apart from those who are invited', async () => {
    await importNow('Sol Silent;;;;renter;', 'Sol Reachable;sol@x.example;;;renter;')
    const names = async (query: Record<string, string>) =>
      (await app.as('staff').requestOk(residents.list, { query: { ...query, search: 'Sol' } })).body.map(
        ({ fullName }) => fullName,
      )
    assert.deepEqual(await names({ status: 'Invited', hasEmail: 'false' }), ['Sol Silent'])
    assert.deepEqual(await names({ status: 'Invited', hasEmail: 'true' }), ['Sol Reachable'])
    assert.deepEqual(await names({ invitation: 'no_email' }), ['Sol Silent'])
    assert.deepEqual(await names({ invitation: 'invitable' }), ['Sol Reachable'])
    assert.equal((await find('Sol Silent'))[0]?.invitation, 'no_email')
    const { tenants } = (await app.as('staff').requestOk(overview.read)).body
    const total = async (hasEmail: string) =>
      (await app.as('staff').requestOk(residents.list, { query: { status: 'Invited', former: 'false', hasEmail } }))
        .body.length
    assert.deepEqual(
      [tenants.noEmail, tenants.invited + tenants.notInvited],
      [await total('false'), await total('true')],
    )
    // The overview, the list and the figures of the invitations agree on who is invited, before and after an invitation.
    const compare = async () => {
      const people = (await app.as('staff').requestOk(overview.read)).body.tenants
      const { none, no_email, ...states } = (await app.as('staff').requestOk(invitations.figures)).body
      assert.deepEqual([people.noEmail, people.notInvited], [no_email, none])
      assert.equal(
        people.invited,
        Object.values(states).reduce((sum, count) => sum + count, 0),
      )
      const query = { status: 'Invited', former: 'false', hasEmail: 'true' }
      const listed = async (isInvited: string) =>
        (await app.as('staff').requestOk(residents.list, { query: { ...query, isInvited } })).body.length
      assert.deepEqual([await listed('true'), await listed('false')], [people.invited, people.notInvited])
      return people
    }
    const before = await compare()
    assert.ok(before.notInvited > 0)
    const [person] = await find('Sol Reachable')
    await app.as('staff').requestOk(invitations.send, { body: { tenantIds: [person?.id ?? ''] } })
    assert.deepEqual(await compare(), { ...before, invited: before.invited + 1, notInvited: before.notInvited - 1 })
  })

  it('cannot be invited before, and signs in with the first address that the office enters', async () => {
    await importNow('Pia Silent;;;;renter;', 'Quin Silent;;;;renter;')
    const [pia] = await find('Pia Silent')
    const params = { id: pia?.id ?? '' }
    await app.pool.query(`update users set status = 'suspended' where id = $1`, [pia?.userId])
    const rejected = await app.as('admin').request(residents.change, { params, body: { status: 'Invited' } })
    assert.deepEqual([rejected.status, (rejected.body as { field?: string }).field], [400, 'emailPrimary'])
    const taken = await app
      .as('admin')
      .request(residents.change, { params, body: { emailPrimary: app.people.staff.email } })
    assert.deepEqual([taken.status, (taken.body as { field?: string }).field], [409, 'emailPrimary'])
    await app
      .as('admin')
      .requestOk(residents.change, { params, body: { emailPrimary: 'pia@x.example', status: 'Invited' } })
    assert.equal((await find('Pia Silent'))[0]?.user.email, 'pia@x.example')
    const { rows } = await app.pool.query(
      `select to_address from mail_outbox where to_address in ('', 'pia@x.example')`,
    )
    assert.deepEqual(rows, [{ to_address: 'pia@x.example' }])
  })

  it('gets no e-mail, and what the office sends to everyone still goes out', async () => {
    await importNow('Ray Silent;;;807;renter;')
    const [ray] = await find('Ray Silent')
    const { body: news } = await app.as('staff').requestOk(announcements.write, {
      body: {
        title: 'Water',
        body: 'Off today',
        category: 'Building News',
        audience: { kind: 'everyone' },
        emergency: true,
        when: 'now',
        expiresAt: new Date(app.now().getTime() + 3_600_000).toISOString(),
      },
    })
    assert.ok(news.id)
    await app.as('staff').requestOk(moves.plan, {
      body: {
        kind: 'move_out',
        unitId: ray?.unit?.id ?? '',
        tenantIds: [ray?.id ?? ''],
        effectiveDay: '2099-01-01',
      },
    })
    assert.equal((await app.pool.query(`select from mail_outbox where to_address = ''`)).rowCount, 0)
    assert.ok((await app.pool.query(`select from announcement_recipients where mail_id is null`)).rowCount)
  })
})
