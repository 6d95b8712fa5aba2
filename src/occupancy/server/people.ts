import { conflict, stale } from '#platform/refusal.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { refusing } from '#platform/server/violation.ts'
import { emailTaken } from '#accounts/server/users.ts'
import type { NewResident, ResidentChanges } from '#residents/resident-input.ts'
import type { Resident } from '#residents/resident.ts'
import {
  alreadyResident,
  appendNote,
  holdResident,
  makeResident,
  type Tools,
  writeResident,
} from '#residents/server/store.ts'
import { words } from '../words.ts'
import { findResident } from './residents.ts'
import { moveIn } from './store.ts'

/** Adds a resident: account, record and home, all or nothing. */
export async function addResident(
  db: Database,
  tools: Tools,
  sent: NewResident,
  by: Author,
  now: Date,
): Promise<Resident> {
  const { unitId, tenantType } = sent
  const refusals = { ...emailTaken(sent.emailPrimary), tenants_user_id_key: alreadyResident }
  const id = await refusing(refusals, () =>
    db.transaction(async (tx) => {
      const made = await makeResident(tx, tools, sent, by, now)
      if (unitId) await moveIn(tx, unitId, made.id, tenantType === 'Owner' ? 'owner' : 'renter', by, now)
      return made.id
    }),
  )
  return findResident(db, id)
}

/** Changes a resident; refuses with 404, and with 412 and the present record when somebody else was faster. */
export async function changeResident(
  db: Database,
  tools: Tools,
  id: string,
  changes: ResidentChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<Resident> {
  const refusals = { assignments_one_home: () => conflict('one_home', words.onlyOwners, 'tenantType') }
  await refusing(refusals, () =>
    db.transaction(async (tx) => {
      const held = await holdResident(tx, id)
      if (ifMatch !== null && ifMatch !== held.tenant.version) throw stale(await findResident(tx, id))
      await writeResident(tx, tools, held, changes, by, now)
    }),
  )
  return findResident(db, id)
}

export async function addResidentNote(
  db: Database,
  id: string,
  note: string,
  by: Author,
  now: Date,
): Promise<Resident> {
  await db.transaction(async (tx) => appendNote(tx, await holdResident(tx, id), note, by, now))
  return findResident(db, id)
}
