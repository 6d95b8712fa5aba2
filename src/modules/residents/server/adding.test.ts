import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { accounts } from '#accounts/contract.ts'
import { residents } from '../contract.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { createResidentCalls } from '../../../../tests/support/calls/resident-calls.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const { newResident, add, find, signIn } = createResidentCalls(() => app)
const tryAdd = (more: object = {}) => app.as('staff').request(residents.add, { body: newResident(more) })

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
      createdBy: 'another person',
    }
    const resident = await add(sent)
    assert.deepEqual(
      [resident.user.firstName, resident.user.lastName, resident.unitId, resident.isOwner, resident.status],
      ['Zoé', 'van der Berg 1', unit.id, true, 'Active'],
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
