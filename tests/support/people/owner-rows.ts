type Add = (table: string, row: Record<string, unknown>) => Promise<unknown>

/** Inserts a unit that the person owns without living there. */
export async function insertOwnership(
  add: Add,
  [unitId, ownerId]: readonly [string, string],
  { residentId, number }: { residentId: string; number: number },
) {
  await add('units', { id: unitId, unit_number: `${5000 + number}`, floor: 10 })
  await add('unit_owners', { id: ownerId, unit_id: unitId, resident_id: residentId })
}

/** Inserts a person whom the person invited to the household. */
export const insertMember = (
  add: Add,
  id: string,
  { userId, assignmentId, number }: { userId: string; assignmentId: string; number: number },
) =>
  add('household_members', {
    id,
    assignment_id: assignmentId,
    first_name: 'Mira',
    last_name: 'Osei',
    email: `mira.${number}@mail.example`,
    invited_by: userId,
  })
