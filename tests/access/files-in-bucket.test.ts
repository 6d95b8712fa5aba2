import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { addHome } from '../support/people/household.ts'
import { aPicture } from '../support/picture.ts'
import { openS3Server, type S3Server } from '../support/s3/s3-server.ts'
import { repository } from '../support/source-files.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { requestPhotos } from '#maintenance/photos/contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'

describe('a bucket that is away', () => {
  let app: TestApp
  let server: S3Server
  before(async () => {
    server = await openS3Server()
    app = await createTestApp(server.env)
    await addHome(app.db, app.people.tenant)
  })
  afterEach(() => {
    server.state.faultOf = () => null
  })
  after(async () => {
    await app.close()
    await server.close()
  })
  const upload = async () => app.as('tenant').request(requestPhotos.upload, await aPicture())
  const photo = (id: string) =>
    app.as('tenant').request(requestPhotos.show, { params: { id }, query: { size: 'full' } })
  const countRows = async () =>
    (
      await app.db.execute(
        sql`select (select count(*) from files) as files, (select count(*) from request_photos) as photos`,
      )
    ).rows[0]

  it('is answered 503 with a time to try again, and nothing of the change is stored', async () => {
    const { body: stored } = await app.as('tenant').requestOk(requestPhotos.upload, await aPicture({ width: 200 }))
    const before = await countRows()
    for (const fault of [500, 503, 'reset'] as const) {
      server.state.faultOf = () => fault
      for (const answer of [await upload(), await photo(stored.id)]) {
        assert.deepEqual([answer.status, answer.body.code], [503, 'files_away'])
        assert.equal(answer.headers['retry-after'], '5')
        assert.equal(answer.body.message, "We can't reach our files right now. Please try again in a moment.")
      }
      // Everything else works.
      assert.equal((await app.as('tenant').request(ownRequests.list)).status, 200)
    }
    assert.deepEqual(await countRows(), before)
    server.state.faultOf = () => null
    assert.equal((await photo(stored.id)).status, 200)
    assert.equal((await upload()).status, 201)
  })

  it('stores nothing when it fails after the first of two files', async () => {
    const before = await countRows()
    let writes = 0
    server.state.faultOf = ({ method }) => (method === 'PUT' && (writes += 1) > 1 ? 503 : null)
    const answer = await app.as('tenant').request(requestPhotos.upload, await aPicture({ width: 300 }))
    assert.deepEqual([answer.status, answer.body.code], [503, 'files_away'])
    assert.deepEqual(await countRows(), before)
    server.state.faultOf = () => null
    assert.equal(await app.files.sweep(app.db), 1, 'the file without a record')
  })

  it('delays an e-mail with a file, and does not send it without the file', async () => {
    const bytes = Buffer.from('%PDF-1.4\n1\n%%EOF\n')
    const file = { name: 'Order.pdf', mediaType: 'application/pdf', bytes, addedBy: null }
    const fileId = await app.files.store(app.db, file, app.now())
    server.state.faultOf = () => 503
    const email = {
      to: 'vendor@example.com',
      recipient: 'outside',
      subject: 'An order',
      paragraphs: ['Here it is.'],
      attachments: [{ fileId, name: 'Order.pdf' }],
    } as const
    const id = await app.db.transaction((tx) => app.mail.enqueue(tx, email, app.now()))
    const state = async () => {
      const { rows } = await app.db.execute<{ status: string; reason: string | null }>(
        sql`select status, last_error as reason from mail_outbox where id = ${id}`,
      )
      return rows[0]
    }
    for (let attempts = 0; attempts < 300 && (await state())?.reason === null; attempts += 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
    const waiting = await state()
    assert.equal(waiting?.status, 'queued')
    assert.match(waiting?.reason ?? '', /^The store of files cannot be reached/)
    server.state.faultOf = () => null
    const sent = await findEmail(app, 'Subject: An order')
    assert.match(sent ?? '', /filename=Order\.pdf/)
    assert.ok(sent?.includes(bytes.toString('base64')))
  })
})

/** Another e-mail wakes the queue, which otherwise takes a retry up to half a minute late. */
async function findEmail(app: TestApp, subject: string): Promise<string | undefined> {
  const other = { to: 'office@example.com', recipient: 'outside', subject: 'Another', paragraphs: ['Here.'] } as const
  for (let attempts = 0; attempts < 40; attempts += 1) {
    await app.db.transaction((tx) => app.mail.enqueue(tx, other, app.now()))
    await new Promise((resolve) => setTimeout(resolve, 500))
    const found = (await app.emails(0)).find((text) => text.includes(subject))
    if (found) return found
  }
  return undefined
}

// The tests of files once more, with the files in a bucket.
process.env['TEST_FILES'] = 'bucket'
for (const file of [
  'src/modules/announcements/server/files.test.ts',
  'src/modules/building/server/logos.test.ts',
  'src/modules/maintenance/photos/server/routes.test.ts',
  'src/modules/maintenance/work-orders/server/uploads.test.ts',
  'src/modules/photos/server/pictures.test.ts',
  'src/modules/resources/server/routes.test.ts',
  'tests/access/stored-files.test.ts',
])
  await import(join(repository, file))
