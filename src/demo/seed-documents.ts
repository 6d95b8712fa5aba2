import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { documents } from './documents.ts'
import { at, dayBefore } from './moments.ts'
import { pdfOf } from './paper.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Files } from '#platform/server/files/files.ts'
import { addResource, addVersion } from '#resources/server/store.ts'
import { demoAccounts } from './people/accounts.ts'

/** Adds the demo's documents as an administrator would: each with its versions, on the days they were issued. */
export async function seedDocuments(db: Database, files: Files, now: Date): Promise<void> {
  const [by] = await db.select().from(users).where(eq(users.email, demoAccounts[0].email))
  if (!by) throw new Error('The demo has no administrator.')
  for (const { resource, versions } of documents) {
    const issued = versions.map(({ daysAgo }) => at(dayBefore(now, daysAgo), 10))
    const added = await addResource(db, { kind: 'document', body: '', ...resource }, by, issued[0] ?? now)
    for (const [nth, { file, note, paper }] of versions.entries())
      await addVersion(db, files, added.id, { bytes: pdfOf(paper), name: file, note }, by, issued[nth] ?? now)
  }
}
