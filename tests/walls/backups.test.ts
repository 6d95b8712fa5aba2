import { setTimeout as wait } from 'node:timers/promises'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { accounts } from '#accounts/contract.ts'
import { users } from '#accounts/server/table.ts'
import { backups } from '#backup/contract.ts'
import { checkBackup } from '#backup/server/manifest.ts'
import { restoreBackup } from '#backup/server/restore.ts'
import { building } from '#building/contract.ts'
import { requestPhotos } from '#maintenance/photos/contract.ts'
import { keyOfBuilding, sealKeyOfBuilding } from '#platform/server/buildings/building-key.ts'
import { activateBuilding, archiveBuilding, createBuilding } from '#platform/server/buildings/create-building.ts'
import { findBuilding, listBuildings, setSecretKey } from '#platform/server/buildings/registry.ts'
import { createFolderStore } from '#platform/server/files/stores/folder-store.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { isOwnKey } from '#platform/server/security/secret-key-check.ts'
import { aPicture } from '../support/picture.ts'
import {
  installationKey,
  openTwoBuildings,
  quiet,
  type TwoBuildings,
  type WalledApp,
} from '../support/walls/two-buildings.ts'

let buildings: TwoBuildings
let north: WalledApp
let south: WalledApp

before(async () => {
  buildings = await openTwoBuildings({ LOGIN_LIMIT: '3' })
  ;({ north, south } = buildings)
})
after(() => buildings.close())

const request = (url: string, headers: Record<string, string>) => buildings.app.fastify.inject({ url, headers })

describe('files and e-mails', () => {
  async function listFiles() {
    const found: string[] = []
    for await (const names of buildings.app.fileStore.list()) found.push(...names)
    return found
  }

  it('are in the folders of their building', async () => {
    const { body } = await north.as('tenant').requestOk(requestPhotos.upload, await aPicture())
    const stored = await Promise.all([north, south].map((app) => app.inside(listFiles)))
    assert.ok((stored[0]?.length ?? 0) > 0)
    assert.deepEqual(stored[1], [])
    assert.ok(existsSync(join(buildings.dataDir, 'buildings/north/files')))
    const { status } = await south.as('tenant').send({ method: 'GET', url: `/api/maintenance-photos/${body.id}` })
    assert.equal(status, 404)
    // The sweep of one building removes nothing of another.
    await south.inside(() => buildings.app.files.sweep(buildings.app.db))
    await north.inside(() => buildings.app.files.sweep(buildings.app.db))
    const left = await north.inside(listFiles)
    assert.deepEqual(left.sort(), stored[0]?.sort())
  })

  it('are sent by jobs in the name of their building', async () => {
    const { email } = south.people.tenant
    await south.asAnonymous().requestOk(accounts.forgot, { body: { email } })
    const sent = await south.emails(1)
    const text = sent.find((one) => one.includes(email)) ?? ''
    assert.match(text.replaceAll('=\r\n', ''), /http:\/\/south\.test\/reset-password/)
    assert.ok(!existsSync(join(buildings.dataDir, 'mail/north')))
  })
})

describe('changes', () => {
  it('reach the streams of their building only', async () => {
    const origin = await buildings.app.fastify.listen({ port: 0, host: '127.0.0.1' })
    const open = async (app: WalledApp) => {
      const headers = { host: `${app.slug}.test`, cookie: app.people.admin.cookie }
      const call = get(`${origin}/api/live`, { headers })
      const [response] = (await once(call, 'response')) as [IncomingMessage]
      assert.equal(response.statusCode, 200)
      const received = { text: '', close: () => call.destroy() }
      response.setEncoding('utf8').on('data', (part: string) => (received.text += part))
      call.on('error', () => {})
      return received
    }
    const streams = [await open(north), await open(south)]
    await notifyChanged(north.db, { topic: 'payments' })
    await wait(500)
    assert.match(streams[0]?.text ?? '', /payments/)
    assert.doesNotMatch(streams[1]?.text ?? '', /payments/)
    for (const { close } of streams) close()
  })

  it('of one building leave the caches of another', async () => {
    const name = async (app: WalledApp) => (await app.asAnonymous().requestOk(building.profile)).body.name
    assert.deepEqual([await name(north), await name(south)], ['north tower', 'south tower'])
    const numbers = async (app: WalledApp) =>
      (await app.as('staff').send({ method: 'GET', url: '/api/admin/units' })).headers['x-total-count']
    assert.deepEqual([await numbers(north), await numbers(south)], ['0', '0'])
  })
})

describe('a backup', () => {
  const other = { slug: 'moved', origin: 'http://moved.test', hosts: [] }

  it('has the data of one building, and another lists and sends none of it', async () => {
    const { body: made } = await north.as('admin').requestOk(backups.make)
    const { body: listed } = await south.as('admin').requestOk(backups.list)
    assert.deepEqual(listed, [])
    const download = { params: { name: made.name } }
    assert.equal((await south.as('admin').request(backups.download, download)).status, 404)
    const { manifest } = await checkBackup(join(buildings.dataDir, 'buildings/north/backups', made.name))
    assert.equal(manifest.building?.name, 'north tower')
    assert.ok(manifest.files.length > 0)
  })

  it('is restored as a building of another installation, with its key', async () => {
    const { body: made } = await north.as('admin').requestOk(backups.make)
    const backup = await checkBackup(join(buildings.dataDir, 'buildings/north/backups', made.name))
    const second = await openTwoBuildings()
    try {
      const { connection } = second
      const fileStore = createFolderStore(join(second.dataDir, 'buildings/moved'))
      const secretKey = north.secretKeyOfBuilding
      const otherInstallation = Buffer.alloc(32, 6)
      const restored = await createBuilding(connection, other, quiet, async ({ id, schema }) => {
        const options = { backup, connection, schema, fileStore, secretKey, withoutSealed: false, now: new Date() }
        await restoreBackup({ ...options, log: quiet })
        await setSecretKey(second.client, id, sealKeyOfBuilding(installationKey, id, secretKey))
      })
      const known = await findBuilding(second.client, 'moved')
      assert.ok(known)
      assert.deepEqual(keyOfBuilding(installationKey, known), secretKey)
      assert.throws(() => keyOfBuilding(otherInstallation, known))
      const { rows } = await second.client.query<{ email: string }>(`select email from "${restored.schema}".users`)
      const { rows: own } = await north.pool.query<{ email: string }>('select email from users')
      assert.deepEqual(rows.map(({ email }) => email).sort(), own.map(({ email }) => email).sort())
      // The running program serves it without a restart.
      await wait(300)
      const { json } = await second.app.fastify.inject({ url: '/api/building', headers: { host: 'moved.test' } })
      assert.equal(json<{ name: string }>().name, 'north tower')
      const { rows: others } = await second.client.query<{ name: string }>('select name from b_south.building')
      assert.deepEqual(others, [{ name: 'south tower' }])
      assert.ok(
        await second.opened.active.scope.run(await second.opened.active.open('moved'), () =>
          isOwnKey(second.app.pool, secretKey),
        ),
      )
    } finally {
      await second.close()
    }
  })
})

describe('an archived building', () => {
  it('is answered 410 at once, has no jobs, and loses nothing', async () => {
    const { jobs } = buildings.opened.active
    const own = await findBuilding(buildings.client, 'south')
    await archiveBuilding(buildings.client as never, 'south')
    await wait(500)
    const response = await request('/', { host: 'south.test', accept: 'text/html' })
    assert.equal(response.statusCode, 410)
    assert.deepEqual(await jobs.list?.(), [(await findBuilding(buildings.client, 'north'))?.id])
    let isRun = false
    await jobs.run(own?.id ?? '', async () => void (isRun = true))
    assert.equal(isRun, false)
    await activateBuilding(buildings.connection, buildings.client as never, 'south', quiet)
    await wait(500)
    assert.equal((await south.as('admin').request(backups.list)).status, 200)
    assert.deepEqual(
      (await listBuildings(buildings.client)).map(({ slug, state }) => [slug, state]),
      [
        ['north', 'active'],
        ['south', 'active'],
      ],
    )
    assert.ok((await south.db.select().from(users)).length > 0)
  })
})
