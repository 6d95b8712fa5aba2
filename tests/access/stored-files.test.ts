import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { deskPhotos } from '#front-desk/photo-contract.ts'
import { announcements } from '#announcements/contract.ts'
import { buildingLogos } from '#building/logo-contract.ts'
import { backups } from '#backup/contract.ts'
import { requestPhotos } from '#maintenance/photos/contract.ts'
import { vendorRecord } from '#maintenance/vendors/record-contract.ts'
import { movePhotos } from '#moves/photo-contract.ts'
import { createMovers } from '../support/people/moves.ts'
import { sitePictures } from '#photos/contract.ts'
import { packages } from '#packages/contract.ts'
import { resources } from '#resources/contract.ts'
import { endpointsOfContracts, title } from '../support/contracts.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { addHome, addUnit } from '../support/people/household.ts'
import { aPicture } from '../support/picture.ts'
import { listNames } from '../support/s3/list-names.ts'
import { repository } from '../support/source-files.ts'
import { createOrders } from '../support/work-orders.ts'

/** A call that answers with a stored file, an example of its address, and the cookie of a person who may open it. */
type Address = { call: string; url: string; cookie: string }
let app: TestApp
let addresses: Address[]

before(async () => {
  app = await createTestApp()
  const { tenant, staff, admin } = app.people
  await addHome(app.db, tenant)
  const photo = (await app.as('tenant').requestOk(requestPhotos.upload, await aPicture())).body
  const movers = createMovers(app)
  const { id: moveId } = await movers.plan({
    kind: 'move_in',
    unitId: (await addUnit(app.db)).id,
    tenantIds: [(await movers.addMover()).id],
    effectiveDay: movers.inDays(9),
  })
  const [inspection] = (
    await app.as('staff').requestOk(movePhotos.add, { params: { id: moveId }, ...(await aPicture({ width: 300 })) })
  ).body
  const pdf = { body: Buffer.from('%PDF-1.4\n1\n%%EOF\n'), headers: { 'content-type': 'application/pdf' } }
  const file = (await app.as('staff').requestOk(announcements.keepFile, { ...pdf, query: { name: 'Minutes' } })).body
  const resource = (
    await app.as('staff').requestOk(resources.add, {
      body: { kind: 'document', title: 'Rules', body: '', folder: 'Rules', audience: { kind: 'everyone' } },
    })
  ).body
  const versions = (
    await app.as('staff').requestOk(resources.addVersion, {
      params: { id: resource.id },
      query: { name: 'Rules.pdf' },
      body: Buffer.from('%PDF-1.4\n2\n%%EOF\n'),
      headers: pdf.headers,
    })
  ).body.versions
  const orders = createOrders(app)
  const vendor = await orders.addVendor()
  const [order] = (await orders.send((await orders.addRequest()).id, vendor.id)).files
  const paper = (
    await app.as('staff').requestOk(vendorRecord.addDocument, {
      params: { id: vendor.id },
      query: { kind: 'insurance', name: 'Insurance.pdf' },
      body: Buffer.from('%PDF-1.4\n3\n%%EOF\n'),
      headers: pdf.headers,
    })
  ).body
  const uploaded = (
    await app.as('admin').requestOk(sitePictures.upload, {
      ...(await aPicture({ width: 800, height: 600 })),
      query: { alt: 'Lobby', category: 'lobby', x: '0', y: '0', width: '1', height: '1' },
    })
  ).body
  const { rows } = await app.pool.query<{ name: string; width: number; format: string }>(
    'select name, width, format from picture_renditions limit 1',
  )
  const atDesk = { ...(await aPicture()), query: { kind: 'signature' as const } }
  const signature = (await app.as('staff').requestOk(deskPhotos.upload, atDesk)).body
  const logo = (await app.as('admin').requestOk(buildingLogos.upload, await aPicture({ width: 200 }))).body
  const label = (
    await app.as('concierge').requestOk(packages.upload, { query: { kind: 'label' }, ...(await aPicture()) })
  ).body
  assert.ok(uploaded.id && rows[0])
  const backup = (await app.as('admin').requestOk(backups.make)).body
  const photoCall = 'GET /api/maintenance-photos/:id'
  addresses = [
    { call: 'GET /api/admin/move-photos/:id', url: `/api/admin/move-photos/${inspection?.id}`, cookie: staff.cookie },
    { call: photoCall, url: `/api/maintenance-photos/${photo.id}?size=full`, cookie: tenant.cookie },
    { call: photoCall, url: `/api/maintenance-photos/${photo.id}?size=thumbnail`, cookie: tenant.cookie },
    { call: 'GET /api/announcement-files/:id', url: `/api/announcement-files/${file.id}`, cookie: staff.cookie },
    {
      call: 'GET /api/resource-versions/:id',
      url: `/api/resource-versions/${versions[0]?.id}`,
      cookie: tenant.cookie,
    },
    {
      call: 'GET /api/admin/work-order-files/:id',
      url: `/api/admin/work-order-files/${order?.id}`,
      cookie: staff.cookie,
    },
    {
      call: 'GET /api/admin/vendor-documents/:id',
      url: `/api/admin/vendor-documents/${paper.id}`,
      cookie: staff.cookie,
    },
    {
      call: 'GET /api/pictures/:name',
      url: `/api/pictures/${rows[0].name}-${rows[0].width}.${rows[0].format}`,
      cookie: tenant.cookie,
    },
    { call: 'GET /api/desk/photos/:id', url: `/api/desk/photos/${signature.id}`, cookie: staff.cookie },
    { call: 'GET /api/package-photos/:id', url: `/api/package-photos/${label.id}`, cookie: staff.cookie },
    { call: 'GET /api/logos/:name', url: logo.file, cookie: tenant.cookie },
    { call: 'GET /api/admin/backups/:name', url: `/api/admin/backups/${backup.name}`, cookie: admin.cookie },
  ]
})
after(() => app.close())

const open = (method: 'GET' | 'HEAD', { url, cookie }: Address) =>
  app.fastify.inject({ method, url, headers: { host: 'tower.test', cookie } })
/** Removes the bytes of every file, and writes others instead of them. */
async function replaceFiles(bytes: Buffer | null) {
  const names = await listNames(app.fileStore)
  assert.ok(names.length >= addresses.length - 1)
  for (const name of names) {
    await app.fileStore.remove(name)
    if (bytes) await app.fileStore.write(name, bytes)
  }
}
const removeBackups = async () => {
  const folder = join(app.config.dataDir, 'backups')
  for (const name of await readdir(folder)) await rm(join(folder, name))
}

describe('a stored file', () => {
  it('is tested here for every call that answers with one', async () => {
    const tested = new Set(addresses.map(({ call }) => call))
    // An export and the PDF of a shift are generated for each response and are not stored.
    const others = new Set([
      'GET /api/admin/exports/everything',
      'POST /api/admin/exports/everything',
      'GET /api/desk/shifts/:id/pdf',
      'GET /api/desk/incidents/:id/pdf',
    ])
    for (const e of await endpointsOfContracts())
      if (e.contentType !== undefined && !e.contentType.startsWith('text/') && !others.has(title(e)))
        assert.ok(tested.has(title(e)), `${title(e)} answers with ${e.contentType}: add an address of it to this test`)
  })

  it('is opened for a response in one place only', () => {
    const root = join(repository, 'src')
    const files = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => /createReadStream/.test(readFileSync(path, 'utf8')))
      .map((path) => path.slice(root.length + 1))
    assert.deepEqual(files.sort(), [
      'modules/backup/server/create-backup.ts',
      'modules/backup/server/manifest.ts',
      'modules/backup/server/tar.ts',
      'platform/server/files/local-file.ts',
    ])
  })

  it('is sent while it exists', async () => {
    for (const address of addresses) {
      let length = 0
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await open(method, address)
        assert.equal(answer.statusCode, 200, `${method} ${address.url} ${answer.body.slice(0, 200)}`)
        if (method === 'GET') length = answer.rawPayload.length
        assert.equal(Number(answer.headers['content-length']), length)
      }
    }
  })

  it('is sent in part when a part is requested', async () => {
    for (const address of addresses) {
      const whole = await open('GET', address)
      const { length } = whole.rawPayload
      const etag = whole.headers.etag ?? '"none"'
      const send = (headers: Record<string, string>) =>
        app.fastify.inject({ url: address.url, headers: { host: 'tower.test', cookie: address.cookie, ...headers } })
      for (const [range, start, end] of [
        ['bytes=0-4', 0, 5],
        ['bytes=3-', 3, length],
        ['bytes=-2', length - 2, length],
        [`bytes=1-${length + 99}`, 1, length],
      ] as const) {
        const part = await send({ range })
        assert.equal(part.statusCode, 206, `${address.url} ${range}`)
        assert.equal(part.headers['content-range'], `bytes ${start}-${end - 1}/${length}`)
        assert.equal(Number(part.headers['content-length']), end - start)
        assert.deepEqual(part.rawPayload, whole.rawPayload.subarray(start, end))
      }
      for (const range of ['bytes=0-1,4-5', `bytes=${length}-`, 'bytes=5-2', 'bytes=-', 'lines=1-2'])
        assert.deepEqual((await send({ range })).rawPayload, whole.rawPayload, range)
      if (whole.headers.etag) assert.equal((await send({ range: 'bytes=0-4', 'if-range': etag })).statusCode, 206)
      const other = await send({ range: 'bytes=0-4', 'if-range': '"another version"' })
      assert.deepEqual([other.statusCode, other.rawPayload], [200, whole.rawPayload])
    }
  })

  for (const [fault, damage] of [
    ['damaged', () => replaceFiles(Buffer.from('bad'))],
    ['missing', () => Promise.all([replaceFiles(null), removeBackups()])],
  ] as const)
    it(`returns 404 in the error shape when it is ${fault}, and logs it`, async () => {
      // The expected size of a backup is unknown, so only a missing one is detected; a restore checks the content.
      await damage()
      const damaged = addresses.filter(({ call }) => fault === 'missing' || !call.includes('backups'))
      for (const address of damaged) {
        const from = app.log.length
        const answer = await open('GET', address)
        assert.equal(answer.statusCode, 404, address.url)
        const body = answer.json<Record<string, string>>()
        assert.deepEqual(Object.keys(body).sort(), ['code', 'message', 'requestId'], address.url)
        assert.equal(body.code, 'not_found')
        assert.match(String(answer.headers['content-type']), /^application\/json/)
        for (const name of ['etag', 'content-disposition']) assert.equal(answer.headers[name], undefined, address.url)
        assert.equal(answer.headers['cache-control'], 'no-store')
        assert.equal((await open('HEAD', address)).statusCode, 404, address.url)
        const lines = app.log.slice(from).join('\n')
        assert.doesNotMatch(lines, /"level":50/)
        if (!address.call.includes('backups')) assert.match(lines, /"missingFile":"[0-9a-f-]{36}"/)
      }
    })
})
