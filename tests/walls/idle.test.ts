import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { building } from '#building/contract.ts'
import { createBuilding } from '#platform/server/buildings/create-building.ts'
import { longestIdle } from '#platform/server/buildings/used-buildings.ts'
import { openPool } from '#platform/server/database/database.ts'
import { createBuilding as setUpBuilding } from '#set-up/server/create-building.ts'
import { newBuilding } from '../../bench/many/fill-building.ts'
import { openTwoBuildings, quiet, type TwoBuildings, type WalledApp } from '../support/walls/two-buildings.ts'

let buildings: TwoBuildings
let north: WalledApp
let remembered: () => { id: number }
let created = 0
before(async () => {
  buildings = await openTwoBuildings()
  ;({ north } = buildings)
  remembered = buildings.app.live.perBuilding(() => ({ id: (created += 1) }))
})
after(() => buildings.close())

const active = () => buildings.opened.active
const rememberedOf = async (slug: string) => active().scope.run(await active().open(slug), () => remembered().id)
const visit = () => north.as('admin').requestOk(building.profile)

/** Moves the clock, and does what happens every minute. */
async function passTime(milliseconds: number) {
  north.clock.ahead += milliseconds
  await active().closeIdle()
}

beforeEach(async () => {
  north.clock.ahead = 0
  await visit()
})

describe('a building that had no request for a while', () => {
  it('gives up what is remembered of it, and is opened again by the next request', async () => {
    const first = await rememberedOf('north')
    await passTime(longestIdle - 60_000)
    await visit()
    await passTime(longestIdle - 60_000)
    assert.equal(await rememberedOf('north'), first)
    await passTime(longestIdle + 60_000)
    await north.pool.query(`update building set name = 'North after a pause'`)
    const { body } = await visit()
    assert.equal(body.name, 'North after a pause')
    assert.notEqual(await rememberedOf('north'), first)
  })

  it('leaves no prepared statements in connections', async () => {
    const { id } = north.inside(() => active().scope.current())
    const prepared = () =>
      active().run(id, async () => {
        const { rows } = await buildings.app.db.execute<{ count: number }>(
          sql`select count(*)::int as count from pg_prepared_statements`,
        )
        return rows[0]?.count ?? 0
      })
    await active().run(id, () => buildings.app.pool.query({ name: 'prepared', text: 'select 1' }))
    assert.ok((await prepared()) > 0)
    await passTime(longestIdle + 60_000)
    assert.equal(await prepared(), 0)
  })

  it('is used by jobs without remembering anything of it', async () => {
    await passTime(longestIdle + 60_000)
    const { id } = north.inside(() => active().scope.current())
    const before = created
    const run = async () => void remembered()
    await active().jobs.run(id, run)
    await active().jobs.run(id, run)
    assert.equal(created, before + 2)
  })

  it('stays in use while someone has a stream of events open', async () => {
    const server = buildings.app.fastify.server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const headers = { host: 'north.test', cookie: north.people.admin.cookie }
    const request = get({ port, host: '127.0.0.1', path: '/api/live', headers })
    const [stream] = (await once(request, 'response')) as [IncomingMessage]
    assert.equal(stream.statusCode, 200)
    let received = ''
    stream.on('data', (part: Buffer) => (received += part.toString()))
    const first = await rememberedOf('north')
    await passTime(longestIdle + 60_000)
    await north.db.execute(sql`select pg_notify('changed b_north', '{"topic":"units"}')`)
    for (let attempts = 0; !received.includes('"units"') && attempts < 100; attempts += 1) await wait(50)
    assert.match(received, /"topic":"units"/)
    assert.equal(await rememberedOf('north'), first)
    request.destroy()
    server.close()
  })
})

describe('a building that is set up while the program runs', () => {
  it('is read again by the process that has it open', async () => {
    const { connection, app } = buildings
    const { schema } = await createBuilding(connection, { slug: 'east', origin: 'http://east.test', hosts: [] }, quiet)
    for (let attempts = 0; attempts < 100; attempts += 1) {
      const { statusCode } = await app.fastify.inject({ url: '/api/building', headers: { host: 'east.test' } })
      if (statusCode !== 421) break
      await wait(50)
    }
    const topics: string[] = []
    app.live.onChange(({ topic }) => {
      if (active().scope.schema() === schema) topics.push(topic)
    })
    const { db, pool } = openPool(connection, quiet, 1, () => schema)
    await db.transaction((tx) => setUpBuilding(tx, newBuilding('east', 1, new Date()), new Date()))
    await pool.end()
    for (let attempts = 0; topics.length === 0 && attempts < 100; attempts += 1) await wait(50)
    assert.deepEqual(topics, ['*'])
  })
})
