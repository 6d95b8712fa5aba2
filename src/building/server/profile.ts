import { max } from 'drizzle-orm'
import { invalid, stale } from '#platform/refusal.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { holdArea, settingArea } from '#settings/server/area.ts'
import { changeSetting } from '#settings/server/store.ts'
import { type ProfileChanges, ProfileFields, type ProfileRecord } from '../profile-contract.ts'
import { profileWords as words } from '../profile-words.ts'
import { findProfile } from './store.ts'
import { building, floors } from './table.ts'

/** The building's own record as a part of the settings: what is changed there can be taken back. */
export const profileArea = settingArea({
  area: 'building',
  noun: 'building profile',
  topics: ['building'],
  fieldName: (key) => words.fields[key as keyof typeof words.fields] ?? key,
  shape: ProfileFields,
  read: async (tx) => fieldsOf(await findProfile(tx)),
  write: async (tx, fields, _, now) => {
    await checkTogether(tx, fields)
    const { version } = await findProfile(tx)
    await tx.update(building).set({ ...fields, version: version + 1, updatedAt: now })
  },
})

/** Changes the building's record; refuses with 412 (and the record) when `ifMatch` is no longer its version. */
export async function changeProfile(
  db: Database,
  changes: ProfileChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<ProfileRecord> {
  return db.transaction(async (tx) => {
    const before = await holdArea(tx, profileArea)
    const held = await findProfile(tx)
    if (ifMatch !== null && ifMatch !== held.version) throw stale(held)
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const after = { ...before, ...given }
    const change = await changeSetting(tx, { area: profileArea, before, after, by, now })
    if (change !== null) await profileArea.write(tx, after, by, now)
    return findProfile(tx)
  })
}

/** Rules that need more than one field: halves of a pair, and floors that stand already. */
async function checkTogether(tx: Database, fields: ProfileFields): Promise<void> {
  if ((fields.latitude === null) !== (fields.longitude === null))
    throw invalid(fields.latitude === null ? 'latitude' : 'longitude', words.placeNeedsBoth)
  if ((fields.poweredByName ?? '') === '' ? fields.poweredByUrl !== null : fields.poweredByUrl === null)
    throw invalid(fields.poweredByUrl === null ? 'poweredByUrl' : 'poweredByName', words.creditNeedsBoth)
  const [top] = await tx.select({ floor: max(floors.number) }).from(floors)
  if (top?.floor && fields.towerFloors < top.floor) throw invalid('towerFloors', words.floorsAbove(top.floor))
}

const fieldsOf = (held: ProfileFields): ProfileFields =>
  Object.fromEntries(
    Object.keys(ProfileFields.shape).map((key) => [key, held[key as keyof ProfileFields]]),
  ) as ProfileFields
