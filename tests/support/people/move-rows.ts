import { newId } from '#platform/server/database/ids.ts'

type Row = Record<string, unknown>

/** Inserts a planned move of the person, with a step that the office has done. */
export async function insertMove(
  add: (table: string, row: Row) => Promise<unknown>,
  id: string,
  { residentId, unitId, staffId }: { residentId: string; unitId: string; staffId: string },
) {
  const texts = { forwarding_address: '44 Quay Street', elevator_note: 'From 9 to 12', notes: 'Late' }
  await add('moves', {
    id,
    kind: 'move_in',
    unit_id: unitId,
    effective_day: '2099-01-01',
    planned_by: staffId,
    ...texts,
  })
  await add('move_residents', { move_id: id, resident_id: residentId, position: 0, before: { pets: ['Cat'] } })
  const done = { done_at: new Date(), done_by: staffId, note: 'Signed' }
  const step = { key: 'elevator', responsible: 'office', due_day: '2099-01-01' }
  await add('move_steps', { id: newId(), move_id: id, position: 0, ...step, ...done })
}
