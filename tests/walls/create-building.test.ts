import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { backups } from '#backup/contract.ts'
import { assertKeyIsFree, sealKeyOfBuilding } from '#platform/server/buildings/building-key.ts'
import { migrateRegistry } from '#platform/server/buildings/migrate-buildings.ts'
import { findBuilding, insertBuilding, recordRestoreBegun, setSecretKey } from '#platform/server/buildings/registry.ts'
import { emptyDatabase, type FreshDatabase } from '../support/database/test-database.ts'
import { databaseUrl } from '../support/database/test-cluster.ts'
import { repository } from '../support/source-files.ts'
import { openTwoBuildings, quiet, type TwoBuildings } from '../support/walls/two-buildings.ts'

let source: TwoBuildings
let target: FreshDatabase
let dataDir: string
let backup: string

before(async () => {
  source = await openTwoBuildings()
  target = await emptyDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'create-building-'))
  await migrateRegistry(target.connection, quiet)
  const { body } = await source.north.as('admin').requestOk(backups.make)
  backup = join(source.dataDir, 'buildings/north/backups', body.name)
})
after(async () => {
  await source.close()
  await target.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const ofBackup = () => source.north.secretKeyOfBuilding.toString('hex')

function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(repository, `src/cli/${command}.ts`), ...args], {
    env: {
      ...process.env,
      BUILDINGS: 'many',
      DATABASE_URL: databaseUrl(target.connection.database ?? ''),
      DATA_DIR: dataDir,
      SECRET_KEY: '5'.repeat(64),
      BACKUP_SECRET_KEY: '',
      ...env,
    },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const create = (slug: string, rest: string[], env?: Record<string, string>) =>
  run('create-building', ['--slug', slug, '--host', `${slug}.test`, ...rest], env)

describe('create-building --restore', () => {
  it('names BACKUP_SECRET_KEY and adds nothing when that is missing or another', async () => {
    for (const key of ['', 'ab'.repeat(32)]) {
      const { status, output } = create('lost', ['--restore', backup], { BACKUP_SECRET_KEY: key })
      assert.equal(status, 1, output)
      assert.match(output, /Set BACKUP_SECRET_KEY to the key/)
    }
    assert.match(create('lost', ['--restore', `${backup}.none`]).output, /File not found/)
    assert.equal(await findBuilding(target.pool, 'lost'), null)
  })

  it('that was interrupted is completed by the same command, and is no empty building without it', async () => {
    const id = await insertBuilding(target.pool, { slug: 'moved', origin: 'https://moved.test', hosts: [] })
    await recordRestoreBegun(target.pool, id)
    const without = create('moved', [])
    assert.equal(without.status, 1, without.output)
    assert.match(without.output, /Run the command again with --restore/)
    assert.equal((await findBuilding(target.pool, 'moved'))?.state, 'creating')
    const again = create('moved', ['--restore', backup], { BACKUP_SECRET_KEY: ofBackup() })
    assert.equal(again.status, 0, again.output)
    const { rows } = await target.pool.query<{ name: string }>('select name from b_moved.building')
    assert.deepEqual(rows, [{ name: 'north tower' }])
    const { state, problem } = (await findBuilding(target.pool, 'moved')) ?? {}
    assert.deepEqual([state, problem], ['active', null])
  })
})

describe('list-buildings', () => {
  it('prints aligned columns', () => {
    const [head = '', first = ''] = run('list-buildings', []).output.split('\n')
    assert.match(head, /^slug {3}origin {14}state {3}version/)
    assert.match(first, /^moved {2}https:\/\/moved\.test {2}active {2}\d{4}/)
  })
})

describe('change-address', () => {
  const change = (...args: string[]) => run('change-address', ['--building', 'moved', ...args])
  const namesOf = async () => (await findBuilding(target.pool, 'moved'))?.hosts

  it('changes the address and lets the former names lead there until they are removed', async () => {
    const { status, output } = change('--host', 'right.test', '--host', 'www.right.test')
    assert.equal(status, 0, output)
    assert.match(output, /is at https:\/\/right\.test\. These names lead there: moved\.test, www\.right\.test\./)
    assert.equal((await findBuilding(target.pool, 'moved'))?.origin, 'https://right.test')
    assert.deepEqual(await namesOf(), ['moved.test', 'right.test', 'www.right.test'])
    assert.equal(change('--host', 'right.test', '--remove', 'www.right.test', '--remove', 'moved.test').status, 0)
    assert.deepEqual(await namesOf(), ['right.test'])
    assert.match(change('--host', 'a.test', '--remove', 'b.test').output, /b\.test is no name of this building/)
    assert.match(change('--host', 'right.test', '--remove', 'right.test').output, /right\.test is its new address/)
    assert.deepEqual(await namesOf(), ['right.test'])
  })

  it('gives an address on this machine the port of the program', async () => {
    assert.equal(change('--host', 'right.localhost').status, 0)
    assert.match((await findBuilding(target.pool, 'moved'))?.origin ?? '', /^http:\/\/right\.localhost:\d+$/)
  })

  it('rejects an address of another building, an unknown building and a missing address', async () => {
    await insertBuilding(target.pool, { slug: 'beside', origin: 'https://beside.test', hosts: [] })
    assert.match(change('--host', 'beside.test').output, /Another building has this origin/)
    assert.match(run('change-address', ['--building', 'none', '--host', 'a.test']).output, /There is no building none/)
    assert.match(change().output, /Name its address/)
  })
})

describe('a copy of a building', () => {
  const key = () => source.north.secretKeyOfBuilding
  const installation = Buffer.from('5'.repeat(64), 'hex')

  it('is not restored with the key of a building in use, whose links it would accept', async () => {
    const { status, output } = create('copy', ['--restore', backup], { BACKUP_SECRET_KEY: ofBackup() })
    assert.equal(status, 1, output)
    assert.match(output, /The building moved has the same key.*Nothing was changed/)
    assert.equal(await findBuilding(target.pool, 'copy'), null)
  })

  it('takes the place of an archived one, which then stays archived', async () => {
    const archive = (...more: string[]) => run('archive-building', ['--building', 'moved', ...more])
    assert.equal(archive().status, 0)
    await assertKeyIsFree(target.pool, installation, { slug: 'copy', key: key() })
    const id = await insertBuilding(target.pool, { slug: 'copy', origin: 'https://copy.test', hosts: [] })
    await setSecretKey(target.pool, id, sealKeyOfBuilding(installation, id, key()))
    const back = archive('--undo')
    assert.equal(back.status, 1, back.output)
    assert.match(back.output, /The building copy has the same key/)
    assert.equal((await findBuilding(target.pool, 'moved'))?.state, 'archived')
  })
})
