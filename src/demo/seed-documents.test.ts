import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { documents } from './documents.ts'
import { news } from './news.ts'
import { pdfOf } from './paper.ts'
import { openFiles, readStoredFile } from '#platform/server/files/files.ts'
import { createFolderStore } from '#platform/server/files/stores/folder-store.ts'
import { listResources } from '#resources/server/reads.ts'
import { openFolder, removeFolder } from '../../tests/support/database/data-folder.ts'
import { type FreshDatabase, freshDatabase } from '../../tests/support/database/test-database.ts'
import { seedDocuments } from './seed-documents.ts'
import { seedDemo } from './seed.ts'

const now = new Date('2026-11-21T14:05:00Z')
const folder = openFolder()
let database: FreshDatabase
before(async () => {
  database = await freshDatabase()
  await seedDemo(database.db, { now, passwordHash: '$argon2id$demo', secretKey: Buffer.alloc(32, 1) })
})
after(async () => {
  await database.drop()
  removeFolder(folder)
})

describe('the documents of the demo', () => {
  it('are in their folders with their versions, on the days they were issued', async () => {
    const files = openFiles(createFolderStore(folder))
    await seedDocuments(database.db, files, now)
    const stored = (await listResources(database.db)).filter(({ kind }) => kind === 'document')
    assert.equal(stored.length, documents.length)
    const rules = stored.find(({ title }) => title === 'Building rules')
    assert.deepEqual(
      rules?.versions.map(({ number, createdAt }) => [number, createdAt.slice(0, 10)]),
      [
        [2, '2026-04-25'],
        [1, '2024-12-21'],
      ],
    )
    const { rows } = await database.pool.query<{ id: string }>('select file_id as id from resource_versions')
    for (const { id } of rows) {
      const file = await files.find(database.db, id)
      const bytes = await readStoredFile(file)
      assert.deepEqual([file.mediaType, bytes.length], ['application/pdf', file.size])
    }
  })
  it('include those that an announcement refers to, for at least its readers', () => {
    const referring = news.filter(({ body }) => /under documents/.test(body))
    assert.ok(referring.length > 0)
    for (const { title, body, daysAgo, document, for: readers } of referring) {
      const found = documents.find(({ resource }) => resource.title === document)
      assert.ok(found && body.includes(`“${document}”`), title)
      assert.ok(found.resource.audience.kind === 'everyone' || readers !== undefined, title)
      assert.ok(
        found.versions.some((version) => version.daysAgo >= daysAgo),
        title,
      )
    }
  })
  it('are PDFs with a valid cross-reference table, on as many pages as they need', () => {
    const long = pdfOf({
      title: 'A (long) one',
      line: '',
      paragraphs: Array.from({ length: 60 }, () => 'word '.repeat(40)),
    })
    for (const file of [long, ...documents.flatMap(({ versions }) => versions.map(({ paper }) => pdfOf(paper)))]) {
      const text = file.toString('latin1')
      const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
      assert.equal(text.slice(table, table + 4), 'xref')
      const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place))
      for (const [at, place] of places.entries()) assert.ok(text.startsWith(`${at + 1} 0 obj`, place))
      assert.doesNotMatch(text, /[^\n -~]/, 'letters that every reader shows')
    }
    assert.match(long.toString('latin1'), /\/Count 6/)
    assert.ok(long.includes(String.raw`(A \(long\) one) Tj`))
  })
})
