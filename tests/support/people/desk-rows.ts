import { newId } from '#platform/server/database/ids.ts'

type Add = (table: string, row: Record<string, unknown>) => Promise<unknown>

/** A package of a person, the code that collects it, whom they authorised, and when they are away. */
export async function insertDeskRows(
  add: Add,
  own: () => string,
  { userId, unitId, staffId, name }: { userId: string; unitId: string; staffId: string; name: string },
) {
  const of = { unit_id: unitId, recipient_id: userId }
  const done = { status: 'handed_over', done_at: new Date(), done_by: staffId, handed_to: name, proof: 'name' }
  await add('packages', {
    id: own(),
    direction: 'incoming',
    tracking_number: newId(),
    carrier: 'other',
    ...of,
    place: 'A1',
    note: 'x',
    reason: 'x',
    received_at: new Date(Date.now() - 3_600_000),
    received_by: staffId,
    ...done,
  })
  await add('package_codes', { id: own(), ...of, code_sealed: 'x', code_hash: newId() })
  await add('authorised_people', { id: own(), user_id: userId, unit_id: unitId, full_name: 'Rosa Lima', note: 'x' })
  await add('vacation_notices', {
    id: own(),
    user_id: userId,
    first_day: '2031-03-01',
    last_day: '2031-03-05',
    note: 'x',
  })
}
