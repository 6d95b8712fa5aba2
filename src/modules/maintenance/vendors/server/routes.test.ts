import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { settings } from '#settings/contract.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { maintenance } from '../../requests/contract.ts'
import { vendorList, type VendorRecord } from '../contract.ts'
import { vendorWords as words } from '../messages/en.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const admin = () => app.as('admin')
let made = 0
const add = async (more: object = {}): Promise<VendorRecord> => {
  made += 1
  return (await admin().requestOk(vendorList.add, { body: { name: `Pipe Works ${made}`, trade: 'plumbing', ...more } }))
    .body
}
const find = async (id: string) => (await admin().requestOk(vendorList.list)).body.find((vendor) => vendor.id === id)
const lastChange = async () => {
  const [change] = (await admin().requestOk(settings.changes, { query: { area: 'vendors' } })).body
  assert.ok(change)
  return change
}

describe('vendors', () => {
  it('are added with normalized phone numbers and addresses', async () => {
    const vendor = await add({
      phone: '(416) 555-0142',
      email: ' desk@pipes.example ',
      contactName: ' ',
      insuredUntil: '2027-03-31',
    })
    assert.deepEqual(
      [vendor.phone, vendor.email, vendor.contactName, vendor.insuredUntil, vendor.retired, vendor.openRequests],
      ['4165550142', 'desk@pipes.example', null, '2027-03-31', false, 0],
    )
    const offered = (await app.as('staff').requestOk(maintenance.vendors)).body
    assert.ok(offered.some(({ id }) => id === vendor.id))
  })

  for (const [field, value, text] of [
    ['name', '  ', words.needed],
    ['trade', 'gardening', null],
    ['phone', '555-01', words.badPhone],
    ['email', 'nobody', words.badEmail],
    ['insuredUntil', 'soon', words.badDay],
    ['notes', 'x'.repeat(2001), words.tooLong(words.fields.notes, 2000)],
  ] as const)
    it(`reject an invalid ${field} and store nothing`, async () => {
      const count = (await admin().requestOk(vendorList.list)).body.length
      const body = { name: 'Odd Jobs', trade: 'general', [field]: value }
      const response = await admin().request(vendorList.add, { body })
      assert.deepEqual([response.status, response.body.field], [400, field])
      if (text !== null) assert.equal(response.body.message, text)
      assert.equal((await admin().requestOk(vendorList.list)).body.length, count)
    })

  it('reject a name that another active vendor has, in any spelling', async () => {
    const { name } = await add()
    const response = await admin().request(vendorList.add, { body: { name: name.toUpperCase(), trade: 'hvac' } })
    assert.deepEqual([response.status, response.body.field, response.body.message], [409, 'name', words.taken(name)])
  })

  it('write the changed fields, and reject an outdated version with the current record', async () => {
    const vendor = await add()
    const params = { id: vendor.id }
    await admin().requestOk(vendorList.change, {
      params,
      body: { contactName: 'Ada Lind' },
      headers: { 'if-match': `"${vendor.version}"` },
    })
    const late = await admin().request(vendorList.change, {
      params,
      body: { notes: 'x' },
      headers: { 'if-match': `"${vendor.version}"` },
    })
    assert.deepEqual([late.status, (await find(vendor.id))?.notes], [412, ''])
    assert.equal((await lastChange()).area, 'vendors')
  })

  it('can be retired and restored, and stay assigned to their requests', async () => {
    const vendor = await add()
    const params = { id: vendor.id }
    await admin().requestOk(vendorList.change, { params, body: { retired: true } })
    assert.equal((await find(vendor.id))?.retired, true)
    assert.ok(!(await app.as('staff').requestOk(maintenance.vendors)).body.some(({ id }) => id === vendor.id))
    const again = await add({ name: vendor.name })
    const response = await admin().request(vendorList.change, { params, body: { retired: false } })
    assert.deepEqual([response.status, response.body.message], [409, words.taken(again.name)])
  })

  it('can be reverted: an added vendor is deleted unless a request refers to it', async () => {
    const unused = await add()
    await admin().requestOk(settings.undo, { params: { id: (await lastChange()).id } })
    assert.equal(await find(unused.id), undefined)
    const used = await add()
    const change = await lastChange()
    const { body: request } = await admin().requestOk(maintenance.fileAnywhere, {
      body: { title: 'Valve', description: 'Drips.', placeKind: 'common_area', placeName: 'Lobby' },
    })
    await admin().requestOk(maintenance.change, { params: { id: request.id }, body: { vendorId: used.id } })
    assert.equal((await find(used.id))?.openRequests, 1)
    const response = await admin().request(settings.undo, { params: { id: change.id } })
    assert.equal(response.status, 409)
    assert.ok(response.body.message.endsWith(words.inUse(used.name, 1)))
    await admin().requestOk(vendorList.change, { params: { id: used.id }, body: { trade: 'hvac' } })
    await admin().requestOk(settings.undo, { params: { id: (await lastChange()).id } })
    assert.equal((await find(used.id))?.trade, 'plumbing')
  })

  it('are for administrators', async () => {
    assert.equal((await app.as('staff').request(vendorList.list)).status, 403)
  })
})
