import { newId } from '#platform/server/database/ids.ts'

type Add = (table: string, row: Record<string, unknown>) => Promise<unknown>
type Facts = { own: () => string; id: string; userId: string; staffId: string; email: string }

let number = 0

/** What belongs to a request of a person: notes, a visit, messages, e-mails, links and a work order. */
export async function addRequestRows(add: Add, { own, id, userId, staffId, email }: Facts) {
  const now = new Date()
  const soon = new Date(now.getTime() + 3_600_000)
  const noteId = own()
  await add('maintenance_notes', { id: noteId, request_id: id, created_by: staffId, note: 'Note' })
  const visitId = own()
  await add('maintenance_visits', { id: visitId, request_id: id, visited_by: staffId, note_id: noteId, minutes: 20 })
  await add('maintenance_parts', { id: own(), visit_id: visitId, position: 0, name: 'Gasket', quantity: 1 })
  await add('maintenance_notes', {
    id: own(),
    request_id: id,
    created_by: userId,
    note: 'Not fixed',
    is_status_update: true,
    previous_status: 'completed',
    new_status: 'pending',
  })
  await add('request_messages', { id: own(), request_id: id, author_id: staffId, body: 'Body', sent_to: 'tenant' })
  const byEmail = { by_email: true, full_text: 'Body' }
  await add('request_messages', {
    id: own(),
    request_id: id,
    author_id: userId,
    body: 'Body',
    sent_to: 'staff',
    ...byEmail,
  })
  const received = { fingerprint: newId(), kind: 'reply', state: 'waiting', reason: 'Not signed', from_address: email }
  await add('incoming_emails', { id: own(), request_id: id, user_id: userId, ...received })
  await add('bounced_addresses', { user_id: userId, address: `${newId()}@mail.example`, bounced_at: now })
  const about = { kind: 'confirmation', about_id: id, about_at: now, sent_to: email }
  await add('one_time_tokens', { id: own(), user_id: userId, token_hash: newId(), expires_at: soon, ...about })
  const vendorId = newId()
  await add('vendors', { id: vendorId, name: `Plumbers ${vendorId}`, trade: 'plumbing' })
  number += 1
  const order = { number, request_id: id, vendor_id: vendorId, sent_by: staffId, scope: 'Replace the tap' }
  await add('work_orders', { id: own(), ...order })
}
