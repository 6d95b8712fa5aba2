import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { emptyDatabase, type FreshDatabase } from '../../../../tests/support/database/test-database.ts'
import { checkInstallationKey, keyOfBuilding, sealKeyOfBuilding } from './building-key.ts'
import { createManyBuildings, type Building, NoBuilding } from './building-scope.ts'
import { activateBuilding, archiveBuilding, createBuilding, validateNewBuilding } from './create-building.ts'
import { createHosts } from './hosts.ts'
import { migrateBuildings, migrateRegistry } from './migrate-buildings.ts'
import {
  findBuilding,
  hasRegistry,
  insertBuilding,
  listBuildings,
  type RegisteredBuilding,
  setState,
} from './registry.ts'

const log = { info: () => {}, warn: () => {} }
const north = { slug: 'north', origin: 'https://north.example.com', hosts: ['www.north.example.com'] }

describe('the scope of many buildings', () => {
  const scope = createManyBuildings()
  const building = (schema: string) => ({ schema }) as Building

  it('has a value for each building, also after a pause', async () => {
    const countOf = scope.perBuilding(() => ({ count: 0 }))
    const [a, b] = [building('b_a'), building('b_b')]
    const add = (of: Building) =>
      scope.run(of, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1))
        return (countOf().count += 1)
      })
    assert.deepEqual(await Promise.all([add(a), add(b), add(a)]), [1, 1, 2])
  })

  it('has no building outside of work, nor in work of the installation', () => {
    for (const read of [() => scope.current(), () => scope.schema(), scope.perBuilding(() => 0)])
      assert.throws(read, NoBuilding)
    scope.runForInstallation(() => {
      assert.equal(scope.schema(), null)
      assert.throws(() => scope.current(), NoBuilding)
    })
  })

  it('is entered again from an event', () => {
    const inBuilding = scope.run(building('b_a'), () => scope.bind())
    assert.equal(
      inBuilding(() => scope.schema()),
      'b_a',
    )
  })
})

describe('the building of a request', () => {
  /** Sends a request to a building that is not open yet; returns how many requests are counted in it then. */
  async function countAfterOpening(events: readonly string[], isGone: boolean): Promise<number> {
    let running = 0
    const begin = () => {
      let isRunning = true
      running += 1
      return () => {
        if (isRunning) running -= 1
        isRunning = false
      }
    }
    const open = async () => ({ schema: 'b_a' }) as Building
    const hosts = createHosts({ scope: createManyBuildings(), isServed: () => true, find: () => null, open, begin })
    hosts.use([{ ...north, hosts: ['north.example.com'], id: 'a', state: 'active' } as unknown as RegisteredBuilding])
    const request = { headers: { host: 'north.example.com' }, protocol: 'https', method: 'GET', url: '/' }
    const raw = Object.assign(new EventEmitter(), { destroyed: isGone })
    await new Promise<void>((resolve) =>
      hosts.enter(request as FastifyRequest, { raw } as unknown as FastifyReply, resolve),
    )
    for (const event of events) raw.emit(event)
    return running
  }

  it('counts the request until it ends', async () => {
    assert.equal(await countAfterOpening([], false), 1)
    assert.equal(await countAfterOpening(['finish', 'close'], false), 0)
  })

  it('does not count a request whose browser went while the building was opened', async () => {
    assert.equal(await countAfterOpening([], true), 0)
  })
})

describe('the registry', () => {
  let database: FreshDatabase
  before(async () => {
    database = await emptyDatabase()
    assert.equal(await hasRegistry(database.pool), false)
    await migrateRegistry(database.connection, log)
    assert.equal(await hasRegistry(database.pool), true)
  })
  after(() => database.drop())

  it('adds a building with its schema and host names, once', async () => {
    const created = await createBuilding(database.connection, north, log)
    assert.partialDeepStrictEqual(created, { slug: 'north', schema: 'b_north', state: 'active' })
    assert.deepEqual((await findBuilding(database.pool, 'north'))?.hosts, [
      'north.example.com',
      'www.north.example.com',
    ])
    await assert.rejects(
      createBuilding(database.connection, north, log),
      /There is a building north already \(active\)/,
    )
    const other = { slug: 'other', origin: 'https://other.example.com', hosts: ['www.north.example.com'] }
    await assert.rejects(
      createBuilding(database.connection, other, log),
      /Another building has this origin or host name/,
    )
    const similar = { slug: 'river-side', origin: 'https://river.example.com', hosts: [] }
    await createBuilding(database.connection, similar, log)
    const same = { ...similar, slug: 'river-side-', origin: 'https://river2.example.com' }
    await createBuilding(database.connection, same, log)
    assert.deepEqual(
      (await listBuildings(database.pool)).map(({ slug }) => slug),
      ['north', 'river-side', 'river-side-'],
    )
  })

  it('continues a creation that was interrupted', async () => {
    const west = { slug: 'west', origin: 'https://west.example.com', hosts: [] }
    const interrupted = createBuilding(database.connection, west, log, () => Promise.reject(new Error('cut off')))
    await assert.rejects(interrupted, /cut off/)
    assert.equal((await findBuilding(database.pool, 'west'))?.state, 'creating')
    assert.equal((await createBuilding(database.connection, west, log)).state, 'active')
  })

  it('is created once by two calls at the same time', async () => {
    const east = { slug: 'east', origin: 'https://east.example.com', hosts: [] }
    await insertBuilding(database.pool, east)
    let filled = 0
    const create = () => createBuilding(database.connection, east, log, async () => void (filled += 1))
    const states = (await Promise.all([create(), create()])).map(({ state }) => state)
    assert.deepEqual([states, filled], [['active', 'active'], 1])
  })

  it('names what is wrong with a new building', () => {
    assert.equal(validateNewBuilding(north), null)
    assert.match(validateNewBuilding({ ...north, slug: 'North Tower' }) ?? '', /^--slug must/)
    assert.match(validateNewBuilding({ ...north, origin: 'https://north.example.com/x' }) ?? '', /^--origin must/)
    assert.match(
      validateNewBuilding({ ...north, hosts: ['https://north'] }) ?? '',
      /^--host must .* not https:\/\/north/,
    )
  })

  it('archives a building, and takes it back with an up-to-date schema', async () => {
    const client = database.pool as never
    await archiveBuilding(client, 'north')
    assert.equal((await findBuilding(database.pool, 'north'))?.state, 'archived')
    await assert.rejects(archiveBuilding(client, 'north'), /is archived already/)
    const undo = (slug: string) => activateBuilding(database.connection, client, slug, log)
    await database.pool.query('delete from b_north.migrations')
    await assert.rejects(undo('north'), /failed and was rolled back/)
    assert.equal((await findBuilding(database.pool, 'north'))?.state, 'archived')
    await archiveBuilding(client, 'river-side')
    await undo('river-side')
    assert.equal((await findBuilding(database.pool, 'river-side'))?.state, 'active')
    await assert.rejects(undo('river-side'), /is active already/)
    await assert.rejects(archiveBuilding(client, 'nowhere'), /There is no building nowhere/)
  })

  it('gives each building a key of its own, and knows that of the installation', async () => {
    const key = Buffer.alloc(32, 1)
    const [a, b] = await listBuildings(database.pool)
    assert.ok(a && b)
    assert.equal(keyOfBuilding(key, a).length, 32)
    assert.deepEqual(keyOfBuilding(key, a), keyOfBuilding(key, a))
    assert.notDeepEqual(keyOfBuilding(key, a), keyOfBuilding(key, b))
    const brought = Buffer.alloc(32, 9)
    const secretKeySealed = sealKeyOfBuilding(key, a.id, brought)
    assert.deepEqual(keyOfBuilding(key, { ...a, secretKeySealed }), brought)
    assert.throws(() => keyOfBuilding(key, { ...b, secretKeySealed }))
    await checkInstallationKey(database.pool, key)
    await checkInstallationKey(database.pool, key)
    await assert.rejects(checkInstallationKey(database.pool, Buffer.alloc(32, 2)), /SECRET_KEY is not the key/)
  })
})

describe('migrations of many buildings', () => {
  let database: FreshDatabase
  let folder: string
  const slugs = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1']
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'migrations-'))
    database = await emptyDatabase()
    await migrateRegistry(database.connection, log)
    for (const slug of slugs)
      await setState(
        database.pool,
        await insertBuilding(database.pool, { slug, origin: `https://${slug}.test`, hosts: [] }),
        'active',
      )
    file('0001-rooms.sql', 'create table rooms (n int); insert into rooms values (1);')
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true })
    await database.drop()
  })
  const file = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const migrated = () => migrateBuildings(database.connection, log, { folder })

  it('run in each schema once', async () => {
    assert.deepEqual((await migrated()).migrated.toSorted(), slugs)
    assert.deepEqual(await migrated(), { upToDate: slugs.length, migrated: [], failed: [] })
    file('0002-more.sql', 'insert into rooms select n + 1 from rooms;')
    assert.equal((await migrated()).migrated.length, slugs.length)
    const { rows } = await database.pool.query('select n from b_a1.rooms order by n')
    assert.deepEqual(rows, [{ n: 1 }, { n: 2 }])
    assert.deepEqual([...new Set((await listBuildings(database.pool)).map(({ version }) => version))], ['0002-more'])
  })

  it('that fail for one building leave it out, and continue there at the next start', async () => {
    await migrated()
    await database.pool.query('create table b_c1.guests (n int)')
    file('0002-guests.sql', 'create table guests (n int);')
    file('0003-more.sql', 'insert into guests values (1);')
    const report = await migrated()
    assert.equal(report.migrated.length, slugs.length - 1)
    assert.deepEqual(
      report.failed.map(({ slug }) => slug),
      ['c1'],
    )
    const failed = await findBuilding(database.pool, 'c1')
    assert.match(failed?.problem ?? '', /0002-guests/)
    assert.equal(failed?.version, '0001-rooms')
    await database.pool.query('drop table b_c1.guests')
    assert.deepEqual(await migrated(), { upToDate: slugs.length - 1, migrated: ['c1'], failed: [] })
    assert.partialDeepStrictEqual(await findBuilding(database.pool, 'c1'), { version: '0003-more', problem: null })
  })

  it('of a newer program stop an older one for that building only', async () => {
    file('0002-newer.sql', 'select 1;')
    await migrated()
    rmSync(join(folder, '0002-newer.sql'))
    await database.pool.query('delete from b_a1.migrations where number = 2')
    const { upToDate, failed } = await migrated()
    assert.deepEqual([upToDate, failed.length], [1, slugs.length - 1])
  })
})
