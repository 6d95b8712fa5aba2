import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { residents } from '../contract.ts'
import { Home, Resident } from '../resident.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

let made = 0
const newResident = (more: object = {}) => {
  made += 1
  return {
    fullName: `Zoé van der Berg ${made}`,
    emailPrimary: `zoe${made}@mail.example`,
    phonePrimary: '416-555-0100',
    password: 'a quiet river bends',
    ...more,
  }
}
const add = async (more: object = {}) =>
  (await app.as('staff').requestOk(residents.add, { body: newResident(more) })).body
const tryAdd = (more: object = {}) => app.as('staff').request(residents.add, { body: newResident(more) })
const change = (id: string, body: object, headers: Record<string, string> = {}) =>
  app.as('staff').request(residents.change, { params: { id }, body, headers })
const find = async (id: string) => (await app.as('staff').requestOk(residents.find, { params: { id } })).body
const list = async (query: Record<string, string> = {}) => {
  const { body, headers } = await app.as('staff').requestOk(residents.list, { query })
  return { rows: body, total: Number(headers['x-total-count']), link: String(headers['link'] ?? '') }
}
const signIn = (email: string, password: string) =>
  app.asAnonymous().send({ method: 'POST', url: '/api/auth/login', body: { email, password } })

describe('adding a resident', () => {
  it('creates account, record and home in one call', async () => {
    const unit = await addUnit(app.db)
    const sent = {
      unitId: unit.id,
      tenantType: 'owner',
      startDateOccupancy: '2026-03-01T00:00:00.000Z',
      endDateOccupancy: '2027-03-01T02:00:00Z',
      parkingStalls: 'P1-34, P1-35,',
      pets: ['Cat'],
      preferredName: '',
      emergencyContactPhone: '(647) 555 0199',
      unitAccessCode: '123456',
      createdBy: 'somebody else',
    }
    const resident = await add(sent)
    assert.deepEqual(
      [resident.user.firstName, resident.user.lastName, resident.unitId, resident.isOwner, resident.status],
      ['Zoé', `van der Berg ${made}`, unit.id, true, 'Active'],
    )
    // A timestamp at midnight keeps its day; any other is converted to the building's day.
    assert.deepEqual([resident.moveInDate, resident.leaseEndDate], ['2026-03-01', '2027-02-28'])
    assert.deepEqual(
      [resident.parkingStalls, resident.pets, resident.preferredName],
      [['P1-34', 'P1-35'], ['Cat'], null],
    )
    assert.deepEqual([resident.phonePrimary, resident.emergencyContactPhone], ['4165550100', '6475550199'])
    assert.equal(resident.hasUnitAccessCode, true)
    assert.equal(JSON.stringify(resident).includes('123456'), false)
    assert.equal((await signIn(resident.user.email, 'a quiet river bends')).status, 200)
  })

  it('invites a person without a password, by an e-mail whose link sets one', async () => {
    const resident = await add({ password: '', sendInvitation: true })
    assert.equal(resident.status, 'Invited')
    const email =
      (await app.emails(1))
        .at(-1)
        ?.replace(/=\r?\n/g, '')
        .replaceAll('=3D', '=') ?? ''
    const token = /[?&/#](?:token=)?([\w-]{43})/.exec(email)?.[1]
    assert.ok(token, email)
    const body = { token, password: 'a slow boat upstream' }
    assert.equal((await app.asAnonymous().request(accounts.reset, { body })).status, 200)
    assert.equal((await find(resident.id)).status, 'Active')
    assert.equal((await signIn(resident.user.email, 'a slow boat upstream')).status, 200)
  })

  it('also works as the two specified calls', async () => {
    const { emailPrimary: email, password } = newResident()
    const user = { firstName: 'Ana', lastName: 'Prata', email, password, phone: '4165550100', role: 'tenant' }
    const { body: account } = await app.as('staff').requestOk(accounts.addUser, { body: user })
    const { password: _, ...record } = newResident({ userId: account.id, fullName: 'Ana Maria Prata' })
    const { body } = await app.as('staff').requestOk(residents.add, { body: record })
    assert.deepEqual([body.userId, body.user.firstName, body.user.lastName], [account.id, 'Ana', 'Maria Prata'])
    const again = await app.as('staff').request(residents.add, { body: record })
    assert.deepEqual([again.status, again.body.message], [409, 'A tenant record already exists for this user'])
    const office = await tryAdd({ userId: app.people.admin.id })
    assert.deepEqual([office.status, office.body.field], [409, 'userId'])
    const conflicting = await app
      .as('staff')
      .request(accounts.addUser, { body: { ...user, email: email.toUpperCase() } })
    assert.equal(conflicting.status, 409)
    assert.equal(
      conflicting.body.message,
      `A user with email ${email.toUpperCase()} already exists. Please use a different email address or delete the existing user first.`,
    )
  })

  it('names the field of each error, in the specified texts', async () => {
    const required = 'Please fill in all required fields'
    const mistakes: [field: string, message: string | null, more: object][] = [
      ['fullName', required, { fullName: ' ' }],
      ['emailPrimary', required, { emailPrimary: '' }],
      ['phonePrimary', required, { phonePrimary: '' }],
      ['password', required, { password: '' }],
      ['password', required, { password: undefined }],
      ['phonePrimary', 'Primary phone number must be exactly 10 digits', { phonePrimary: '416-555-010' }],
      ['phoneSecondary', 'Secondary phone number must be exactly 10 digits', { phoneSecondary: '1 416 555 0100' }],
      [
        'emergencyContactPhone',
        'Emergency contact phone number must be exactly 10 digits',
        { emergencyContactPhone: '5' },
      ],
      ['unitAccessCode', null, { unitAccessCode: '1234567' }],
      ['tenantType', null, { tenantType: 'Landlord' }],
      ['status', null, { status: 'Sleeping' }],
      ['emailPrimary', null, { emailPrimary: 'nowhere' }],
      ['startDateOccupancy', null, { startDateOccupancy: '2026-02-30' }],
      ['endDateOccupancy', null, { startDateOccupancy: '2026-03-02', endDateOccupancy: '2026-03-01' }],
      ['unitId', null, { unitId: 'the blue one' }],
      ['password', null, { password: 'short' }],
      ['pets', null, { pets: 7 }],
    ]
    for (const [field, message, more] of mistakes) {
      const response = await tryAdd(more)
      assert.deepEqual([response.status, response.body.field], [400, field], JSON.stringify(more))
      if (message !== null) assert.equal(response.body.message, message)
    }
    assert.equal((await tryAdd({ unitId: crypto.randomUUID() })).status, 404)
  })

  it('leaves nothing behind when it is rejected, and creates one resident when sent twice at once', async () => {
    const body = newResident({ unitId: crypto.randomUUID() })
    await app.as('staff').request(residents.add, { body })
    assert.equal((await tryAdd({ emailPrimary: body.emailPrimary })).status, 201)
    const same = newResident()
    const responses = await Promise.all([1, 2, 3].map(() => app.as('staff').request(residents.add, { body: same })))
    assert.deepEqual(
      responses.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 409, 409],
    )
    assert.equal(responses.find(({ status }) => status === 409)?.body.field, 'email')
  })
})

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
    const refused = responses.find(({ status }) => status === 412)
    const { preferredName } = await find(id)
    assert.partialDeepStrictEqual(refused?.body.present, { preferredName })
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

describe('the list', () => {
  it('pages by the order of names, each resident once', async () => {
    const mark = `Seite${made}`
    for (const name of ['Zed', 'Émile', 'eve', 'Örn', 'adam', 'Zed']) await add({ fullName: `${name} ${mark}` })
    const names: string[] = []
    let link = ''
    for (let page = 0; page < 5; page += 1) {
      const cursor = /cursor=([^&>]+)/.exec(link)?.[1]
      const query = {
        search: mark,
        sort: 'name',
        limit: '2',
        ...(cursor ? { cursor: decodeURIComponent(cursor) } : {}),
      }
      const result = await list(query)
      assert.equal(result.total, 6)
      names.push(...result.rows.map(({ fullName }) => fullName.split(' ')[0] ?? ''))
      link = result.link
      if (link === '') break
    }
    assert.deepEqual(names, ['adam', 'Émile', 'eve', 'Örn', 'Zed', 'Zed'])
    for (const cursor of ['x', btoa('["a","b"]'), btoa(`["not a day","${crypto.randomUUID()}"]`)])
      assert.equal(
        (await app.as('staff').request(residents.list, { query: { sort: 'since', cursor } })).status,
        400,
        cursor,
      )
  })

  it('matches the contract, and each resident equals the one returned by its id', async () => {
    const home = await addUnit(app.db)
    const { id } = await add({
      unitId: home.id,
      pets: ['Cat'],
      unitAccessCode: '123456',
      startDateOccupancy: '2026-03-01',
    })
    const found = Resident.extend({ unit: Home.strict().nullable(), units: Home.strict().array() }).strict()
    const { rows } = await list()
    for (const row of rows) assert.deepEqual(found.parse(row), row)
    assert.deepEqual(
      rows.find((row) => row.id === id),
      await find(id),
    )
  })

  it('finds similar names separately, and filters by type', async () => {
    const [quill, quartz] = [await add({ fullName: 'Ada Quillfeather' }), await add({ fullName: 'Bo Quartzmann' })]
    const names = async (query: Record<string, string>) => (await list(query)).rows.map((row) => row.id)
    assert.deepEqual(await names({ search: 'quillf' }), [quill.id])
    assert.deepEqual(await names({ search: 'quartz' }), [quartz.id])
    assert.deepEqual(await names({ search: 'quartz', type: 'owner' }), [])
    assert.deepEqual(await names({ search: 'quartz', type: 'renter' }), [quartz.id])
  })

  it('filters by status, area, type and words, in any spelling', async () => {
    const unit = await addUnit(app.db)
    const { id } = await add({ fullName: 'Íñigo Suspendido', unitId: unit.id })
    await change(id, { status: 'Suspended' })
    const found = async (query: Record<string, string>) => (await list(query)).rows.some((row) => row.id === id)
    for (const query of [
      { status: 'inactive' },
      { status: 'Suspended' },
      { area: 'residential' },
      { type: 'renter' },
      { search: 'inigo SUSPEN' },
      { search: unit.unitNumber },
      { search: '416-555' },
    ] as Record<string, string>[])
      assert.ok(await found(query), JSON.stringify(query))
    for (const query of [{ status: 'pending' }, { area: 'commercial' }, { type: 'Owner' }, { search: '%_%' }] as Record<
      string,
      string
    >[])
      assert.equal(await found(query), false, JSON.stringify(query))
  })

  it('is exported as a file without formulas, by administrators only, with an audit entry', async () => {
    await add({
      fullName: '=HYPERLINK("http://evil.example")',
      preferredName: 'Łucja, "Lu"',
      emailSecondary: '-1@x.example',
    })
    const url = '/api/admin/exports/tenants?sort=name'
    const { status, body, headers } = await app.as('admin').send({ method: 'GET', url })
    assert.equal(status, 200)
    assert.match(String(headers['content-type']), /^text\/csv; charset=utf-8/)
    assert.match(String(headers['content-disposition']), /^attachment; filename="tenants-\d{4}-\d\d-\d\d\.csv"$/)
    assert.ok(body.startsWith('\uFEFFFull name,Preferred name,Unit,'))
    assert.ok(body.includes(`"'=HYPERLINK(""http://evil.example"")","Łucja, ""Lu""",`), body.slice(0, 600))
    assert.ok(body.includes(",'-1@x.example,"))
    assert.equal(body.trimEnd().split('\r\n').length, (await list()).total + 1)
    const { rows } = await app.db.execute(sql`select by from audit_log where action = 'exported the list'`)
    assert.deepEqual(rows, [{ by: app.people.admin.id }])
    assert.equal((await app.as('staff').send({ method: 'GET', url })).status, 403)
  })
})
