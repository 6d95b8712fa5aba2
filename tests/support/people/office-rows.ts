import type { Pool } from 'pg'
import { newId } from '#platform/server/database/ids.ts'
import { insertRow, type Office } from './people-rows.ts'

/** Tables that name accounts only for what the office did, or whose rows are about the building. */
export const tablesOfOffice =
  `alert_notices announcement_files announcement_reminders announcement_templates announcements contact_replies do_not_admit erasures
  desk_follow_ups desk_log_entries desk_photos desk_round_scans desk_rounds desk_shifts emergency_devices emergency_locks emergency_views events incident_requests incident_step_times incident_steps incident_updates incidents import_mappings imports key_seals listings move_photos package_photos resource_versions setting_changes undoable_changes unit_notes
  vendor_documents`.split(/\s+/)

/** Inserts a message from the web site with this address, without a linked resident, and the reply to it. */
export async function insertUnknownSender(pool: Pool, { staffId }: Office, email: string): Promise<string> {
  const [id, mailId] = [newId(), newId()]
  await insertRow(pool, 'contact_messages', {
    id,
    name: 'A Stranger',
    email,
    phone: '12345',
    reason: 'other',
    subject: 'Hello',
    message: 'Hello',
  })
  await insertRow(pool, 'mail_outbox', {
    id: mailId,
    to_address: email,
    subject: 'Re',
    text_body: 'Re',
    html_body: 'Re',
  })
  await insertRow(pool, 'contact_replies', {
    id: newId(),
    message_id: id,
    subject: 'Re',
    reply_message: 'Yes',
    replied_by: staffId,
    mail_id: mailId,
  })
  return id
}

/** Inserts a note of the office about a unit. */
export async function insertUnitNote(pool: Pool, { staffId, unitId }: Office, note: string): Promise<string> {
  const id = newId()
  await insertRow(pool, 'unit_notes', { id, unit_id: unitId, note, created_by: staffId })
  return id
}

/** Inserts an import of residents that is not applied yet, with one line for each address. */
export async function insertImport(pool: Pool, { staffId }: Office, emails: readonly string[]): Promise<string> {
  const id = newId()
  const rows = [['Name', 'Email'], ...emails.map((email, at) => [`Someone${at} Imported`, email])]
  await insertRow(pool, 'imports', {
    id,
    kind: 'residents',
    file_name: 'people.csv',
    sheet: { delimiter: ',', encoding: 'UTF-8', rows: rows.map((cells, at) => ({ line: at + 1, cells })) },
    columns: { fullName: 0, emailPrimary: 1 },
    rows: emails.length,
    created_by: staffId,
  })
  return id
}
