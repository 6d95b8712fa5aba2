import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { roles } from '#platform/roles.ts'
import { type NamedEndpoint, endpointsOfContracts, title, urlOf } from '../support/contracts.ts'
import { aPicture } from '../support/picture.ts'
import { addRecords, idsFor, type Records, validBodyFor } from '../support/real-records.ts'
import {
  hashQuietTables,
  hashTables,
  openTwoBuildings,
  type TwoBuildings,
  type WalledApp,
} from '../support/walls/two-buildings.ts'

// Every call to one building with the sessions and the ids of another: nothing of the other is read or changed.

const calls = await endpointsOfContracts()
const guarded = calls.filter((e) => e.roles !== 'anyone')
const withIds = calls.filter((e) => e.path.includes('/:'))
/** They name a list or a page, not a record. */
const withNames = /\/:(?:list|page|kind)\b/
/** They end the session that sends them. */
const endsSession = /logout|account\/(?:password|sessions)|auth\//

const files = {
  picture: await aPicture(),
  document: { body: Buffer.from('%PDF-1.4\n%%EOF\n'), headers: { 'content-type': 'application/pdf' } },
  sheet: { body: Buffer.from('Unit\n101\n'), headers: { 'content-type': 'text/csv' } },
}

let buildings: TwoBuildings
let north: WalledApp
let south: WalledApp
let records: Records
let rowsBefore: Record<string, string>
/** What no reply of the other building may contain. */
let marks: string[]

before(async () => {
  buildings = await openTwoBuildings({ LOGIN_LIMIT: '100000', FORGOT_LIMIT: '100000', CONTACT_LIMIT: '100000' })
  ;({ north, south } = buildings)
  records = await north.inside(() => addRecords(north))
  rowsBefore = await hashQuietTables(buildings, north.schema)
  marks = ['north tower', ...roles.map((role) => north.people[role].email)]
})
after(() => buildings.close())

const send = (cookie: string | null, e: NamedEndpoint, ids: Record<string, string>, body?: unknown) =>
  south.withCookie(cookie).send({
    method: e.method,
    url: urlOf(e, ids),
    ...(e.bodyType ? files[e.bodyType] : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })

function assertNothingOfNorth(text: string, name: string) {
  for (const mark of marks) assert.ok(!text.includes(mark), `${name} answered with ${mark}`)
}

const textOf = ({ body }: { body: unknown }) => (typeof body === 'string' ? body : JSON.stringify(body))
const bodyOf = (e: NamedEndpoint) => (e.body && !e.bodyType ? validBodyFor(records, e) : undefined)

describe('every call to another building', () => {
  it('knows no session of this one', async () => {
    for (const e of guarded) {
      const role = roles.find((one) => e.roles.includes(one)) ?? 'admin'
      const response = await send(north.people[role].cookie, e, idsFor(records, e), bodyOf(e))
      assert.equal(response.status, 401, `${title(e)}: ${textOf(response)}`)
      assertNothingOfNorth(textOf(response), title(e))
    }
  })

  it('knows no id of this one in its path', async () => {
    for (const e of withIds) {
      if (withNames.test(e.path)) continue
      const ids = idsFor(records, e)
      const role = e.roles === 'anyone' ? null : (roles.find((one) => e.roles.includes(one)) ?? null)
      const cookie = role === null ? null : (await south.addPerson(role)).cookie
      const response = await send(cookie, e, ids, bodyOf(e))
      const text = `${title(e)}: ${response.status} ${textOf(response)}`
      assert.equal(response.status, 404, text)
      assertNothingOfNorth(textOf(response), title(e))
    }
  })

  it('knows no id of this one in its body, and reads nothing of it', async () => {
    for (const e of calls.filter(({ path }) => !path.includes('/:') && !endsSession.test(path))) {
      const role = e.roles === 'anyone' ? null : (roles.find((one) => e.roles.includes(one)) ?? null)
      const cookie = role === null ? null : (await south.addPerson(role)).cookie
      const response = await send(cookie, e, {}, bodyOf(e))
      assert.ok(response.status < 500, `${title(e)}: ${response.status} ${textOf(response)}`)
      assertNothingOfNorth(textOf(response), title(e))
    }
  })

  it('has changed nothing in this one', async () => {
    const now = await hashTables(buildings, north.schema)
    const changed = Object.keys(rowsBefore).filter((table) => rowsBefore[table] !== now[table])
    assert.deepEqual(changed, [])
  })

  it('has logged no error of the server', () => {
    const faults = buildings.log.filter((line) => line.includes('"level":50'))
    assert.deepEqual(faults.slice(0, 3), [])
  })
})
