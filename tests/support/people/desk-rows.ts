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
  const key = newId()
  await add('assets', { id: key, kind: 'key', number: key })
  await add('key_loans', {
    id: own(),
    asset_id: key,
    borrower_kind: 'resident',
    borrower_name: name,
    user_id: userId,
    unit_id: unitId,
    purpose: 'x',
    return_note: 'x',
    proof: 'name',
    out_at: new Date(),
    out_by: staffId,
    due_at: new Date(),
    in_at: new Date(),
    in_by: staffId,
  })
  const incident = newId()
  const opened = { opened_at: new Date(), opened_by: staffId }
  await add('incidents', { id: incident, kind: 'water', title: 'x', ...opened })
  await add('incident_reports', { incident_id: incident, user_id: userId, unit_id: unitId, reported_at: new Date() })
  await add('package_codes', { id: own(), ...of, code_sealed: 'x', code_hash: newId() })
  await add('authorised_people', { id: own(), user_id: userId, unit_id: unitId, full_name: 'Rosa Lima', note: 'x' })
  await add('collection_objections', { user_id: userId, created_at: new Date() })
  await add('emergency_needs', {
    id: own(),
    user_id: userId,
    unit_id: unitId,
    full_name: name,
    needs: ['walker'],
    note: 'x',
    consented_at: new Date(),
  })
  await insertVisitorRows(add, own, { userId, unitId, staffId, name })
  await add('vacation_notices', {
    id: own(),
    user_id: userId,
    first_day: '2031-03-01',
    last_day: '2031-03-05',
    note: 'x',
  })
}

/** A visit that a person announced, its guest, the stay of someone who came to them, and a stall. */
async function insertVisitorRows(
  add: Add,
  own: () => string,
  { userId, unitId, staffId, name }: { userId: string; unitId: string; staffId: string; name: string },
) {
  // The stall is the building's.
  const [passId, guestId, assetId] = [own(), own(), newId()]
  const day = '2031-03-01'
  await add('visitor_passes', {
    id: passId,
    unit_id: unitId,
    host_id: userId,
    first_day: day,
    last_day: day,
    starts_at: 600,
    ends_at: 700,
    note: 'x',
    guest_email: 'guest@example.com',
    code_sealed: 'x',
    code_hash: newId(),
  })
  await add('visitor_guests', { id: guestId, pass_id: passId, full_name: name, position: 0 })
  await add('visitor_stays', {
    id: own(),
    kind: 'guest',
    status: 'left',
    pass_id: passId,
    guest_id: guestId,
    full_name: name,
    unit_id: unitId,
    host_id: userId,
    note: 'x',
    arrived_at: new Date(Date.now() - 3_600_000),
    arrived_by: staffId,
    left_at: new Date(),
    left_by: staffId,
  })
  await add('assets', { id: assetId, kind: 'visitor_stall', number: `V-${assetId}`, place: 'P1' })
  await add('stall_passes', {
    id: own(),
    asset_id: assetId,
    unit_id: unitId,
    pass_id: passId,
    plate: 'x',
    day,
    starts_at: '2031-03-01T10:00:00Z',
    ends_at: '2031-03-01T12:00:00Z',
    given_by: staffId,
  })
}
