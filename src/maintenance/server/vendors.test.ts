import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { settings } from '#settings/contract.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { maintenance } from '../contract.ts'
import { vendorList, type VendorRecord } from '../vendor-contract.ts'
import { vendorWords as words } from '../vendor-words.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse()
})
after(() => house.close())

const admin = () => house.as('admin')
let made = 0
const add = async (more: object = {}): Promise<VendorRecord> => {
  made += 1
  return (await admin().sends(vendorList.add, { body: { name: `Pipe Works ${made}`, trade: 'plumbing', ...more } }))
    .body
}
const find = async (id: string) => (await admin().sends(vendorList.list)).body.find((one) => one.id === id)
const lastChange = async () => {
  const [change] = (await admin().sends(settings.changes, { query: { area: 'vendors' } })).body
  assert.ok(change)
  return change
}

describe('vendors', () => {
  it('are added with what is known of them, numbers and addresses cleaned', async () => {
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
    const offered = (await house.as('staff').sends(maintenance.vendors)).body
    assert.ok(offered.some(({ id }) => id === vendor.id))
  })

  for (const [field, value, said] of [
    ['name', '  ', words.needed],
    ['trade', 'gardening', null],
    ['phone', '555-01', words.badPhone],
    ['email', 'nobody', words.badEmail],
    ['insuredUntil', 'soon', words.badDay],
    ['notes', 'x'.repeat(2001), words.tooLong(words.fields.notes, 2000)],
  ] as const)
    it(`refuse ${field} that does not fit, and keep nothing`, async () => {
      const count = (await admin().sends(vendorList.list)).body.length
      const body = { name: 'Odd Jobs', trade: 'general', [field]: value }
      const heard = await admin().tries(vendorList.add, { body })
      assert.deepEqual([heard.status, heard.body.field], [400, field])
      if (said !== null) assert.equal(heard.body.message, said)
      assert.equal((await admin().sends(vendorList.list)).body.length, count)
    })

  it('refuse a name that is offered already, however it is written', async () => {
    const { name } = await add()
    const heard = await admin().tries(vendorList.add, { body: { name: name.toUpperCase(), trade: 'hvac' } })
    assert.deepEqual([heard.status, heard.body.field, heard.body.message], [409, 'name', words.taken(name)])
  })

  it('change what differs; whoever was slower is told what stands there', async () => {
    const vendor = await add()
    const params = { id: vendor.id }
    await admin().sends(vendorList.change, {
      params,
      body: { contactName: 'Ada Lind' },
      headers: { 'if-match': `"${vendor.version}"` },
    })
    const late = await admin().tries(vendorList.change, {
      params,
      body: { notes: 'x' },
      headers: { 'if-match': `"${vendor.version}"` },
    })
    assert.deepEqual([late.status, (await find(vendor.id))?.notes], [412, ''])
    assert.equal((await lastChange()).area, 'vendors')
  })

  it('are retired and offered again; what they work on stays theirs', async () => {
    const vendor = await add()
    const params = { id: vendor.id }
    await admin().sends(vendorList.change, { params, body: { retired: true } })
    assert.equal((await find(vendor.id))?.retired, true)
    assert.ok(!(await house.as('staff').sends(maintenance.vendors)).body.some(({ id }) => id === vendor.id))
    const again = await add({ name: vendor.name })
    const heard = await admin().tries(vendorList.change, { params, body: { retired: false } })
    assert.deepEqual([heard.status, heard.body.message], [409, words.taken(again.name)])
  })

  it('are taken back: an added one goes unless a request names it', async () => {
    const unused = await add()
    await admin().sends(settings.undo, { params: { id: (await lastChange()).id } })
    assert.equal(await find(unused.id), undefined)
    const used = await add()
    const change = await lastChange()
    const { body: request } = await admin().sends(maintenance.fileAnywhere, {
      body: { title: 'Valve', description: 'Drips.', placeKind: 'common_area', placeName: 'Lobby' },
    })
    await admin().sends(maintenance.change, { params: { id: request.id }, body: { vendorId: used.id } })
    assert.equal((await find(used.id))?.openRequests, 1)
    const heard = await admin().tries(settings.undo, { params: { id: change.id } })
    assert.equal(heard.status, 409)
    assert.ok(heard.body.message.endsWith(words.inUse(used.name, 1)))
    await admin().sends(vendorList.change, { params: { id: used.id }, body: { trade: 'hvac' } })
    await admin().sends(settings.undo, { params: { id: (await lastChange()).id } })
    assert.equal((await find(used.id))?.trade, 'plumbing')
  })

  it('are for administrators', async () => {
    assert.equal((await house.as('staff').tries(vendorList.list)).status, 403)
  })
})
