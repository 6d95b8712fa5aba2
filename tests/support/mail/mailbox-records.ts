import { bouncedAddresses, incomingEmails } from '#mailbox/server/table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import type { Records } from '../real-records.ts'
import type { TestApp } from '../test-app.ts'

type Given = {
  request: { id: string; number: number }
  resident: { id: string; email: string }
  /** The account whose address does not work. */
  bounced: { id: string; email: string }
}

/** An e-mail that waits for the office, and an address that does not work. */
export async function addMailboxRecords(app: TestApp, { request, resident, bounced }: Given) {
  const id = newId()
  await app.db.insert(incomingEmails).values({
    id,
    fingerprint: id,
    kind: 'reply',
    state: 'waiting',
    reason: 'not_authenticated',
    fromAddress: resident.email,
    subject: 'Re: Tap drips',
    body: 'It still drips.',
    requestId: request.id,
    userId: resident.id,
    receivedAt: app.now(),
  })
  await app.db
    .insert(bouncedAddresses)
    .values({ userId: bounced.id, address: canonicalEmail(bounced.email), reason: '550 unknown', bouncedAt: app.now() })
  const records: Records['records'] = [[/\/incoming-emails\/:id/, { id }]]
  const values: Records['values'] = {
    'POST /api/admin/incoming-emails/:id/accept': { requestNumber: request.number },
    'POST /api/admin/tenants/:id/bounced-addresses/working': { address: bounced.email },
  }
  return { records, values }
}
