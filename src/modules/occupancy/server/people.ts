import { conflict, invalid, stale } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import type { InvitationHooks } from '#accounts/server/invitations/invitation-hooks.ts'
import { emailConstraint } from '#accounts/server/users/users.ts'
import { isUndoable } from '#residents/rules.ts'
import { codeWords } from '#residents/messages/code.ts'
import type { NewResident, ResidentChanges } from '#residents/resident-input.ts'
import type { Resident } from '#residents/resident.ts'
import {
  alreadyResident,
  appendNote,
  lockResident,
  createResident,
  type Tools as ResidentTools,
  writeResident,
} from '#residents/server/store.ts'
import { rejectTakenAssets, takenAssetErrors } from '#residents/server/taken-assets.ts'
import type { Changing } from '#undo/server/record-change.ts'
import { words } from '../messages/en.ts'
import { lockHomes, sentCodes, writeHomeCodes } from './home-codes.ts'
import { listAccounts } from './invitations/invitations.ts'
import { findResident } from './listing/residents.ts'
import { addAssignment } from './store.ts'

type Tools = ResidentTools & { secretKey: Buffer }

/**
 * Creates a resident: account, record and home with its codes, in one transaction. Throws 400 for a code without a
 * home.
 */
export async function addResident(
  db: Database,
  tools: Tools,
  sent: NewResident,
  by: Author,
  now: Date,
): Promise<Resident> {
  const { unitId, unitAccessCode, storageLockerAccessCode, rejectTaken = false, ...person } = sent
  const codes = { unitAccessCode, storageLockerAccessCode }
  const codeWithoutHome = sentCodes(codes).find((name) => codes[name] !== '')
  if (!unitId && codeWithoutHome) throw invalid(codeWithoutHome, () => codeWords.needsHome)
  const constraintErrors = {
    ...emailConstraint(sent.emailPrimary),
    ...takenAssetErrors,
    residents_user_id_key: alreadyResident,
  }
  const id = await withConstraintErrors(constraintErrors, () =>
    db.transaction(async (tx) => {
      if (rejectTaken) await rejectTakenAssets(tx)
      const made = await createResident(tx, tools, person, by, now)
      if (unitId) {
        await addAssignment(tx, unitId, made.id, sent.tenantType === 'Owner' ? 'owner' : 'renter', by, now)
        await writeHomeCodes(tx, await lockHomes(tx, made.id), codes, tools.secretKey, now)
      }
      return made.id
    }),
  )
  return findResident(db, id, now)
}

/** The errors of values of a profile that contradict other records. */
export const profileErrors = {
  ...takenAssetErrors,
  assignments_one_home: () => conflict('one_home', () => words.onlyOwners, 'tenantType'),
}

/**
 * Changes a resident and the codes of a home; throws 404, and 412 with the present record when it was changed
 * meanwhile.
 */
export async function changeResident(
  db: Database,
  tools: Tools,
  id: string,
  changes: ResidentChanges,
  hooks: InvitationHooks,
  { by, ifMatch, operation, now }: Changing,
): Promise<Resident> {
  const {
    unitId,
    unitAccessCode,
    storageLockerAccessCode,
    status,
    accountStatus,
    rejectTaken = false,
    ...record
  } = changes
  const codes = { unitAccessCode, storageLockerAccessCode, unitId }
  const withCodes = sentCodes(codes).length > 0
  if (
    unitId !== undefined &&
    !withCodes &&
    Object.values({ ...record, status, accountStatus }).every((value) => value === undefined)
  )
    throw invalid('unitId', () => codeWords.onlyForCodes)
  await withConstraintErrors(profileErrors, () =>
    db.transaction(async (tx) => {
      if (rejectTaken) await rejectTakenAssets(tx)
      const isInviting = status === 'Invited' || accountStatus === 'Invited'
      if (isInviting) await hooks.lockFirst(tx, await listAccounts(tx, [id]))
      const homes = withCodes ? await lockHomes(tx, id) : []
      const locked = await lockResident(tx, id)
      if (ifMatch !== null && ifMatch !== locked.record.version) throw stale(await findResident(tx, id, now))
      const changed = await writeHomeCodes(tx, homes, codes, tools.secretKey, now)
      const { status: listed, isFormer } = await findResident(tx, id, now)
      // A former resident is listed as suspended; the same value sent back changes nothing.
      const isUnchanged = isFormer && status === listed
      const own = { ...record, status: accountStatus ?? (isUnchanged ? undefined : status) }
      await writeResident(tx, tools, locked, own, by, now, {
        codes: changed,
        operation: isUndoable(locked.user, changes) ? operation : undefined,
      })
      if (isInviting) await hooks.after(tx, [locked.user.id], by, now)
    }),
  )
  return findResident(db, id, now)
}

export async function addResidentNote(
  db: Database,
  id: string,
  note: string,
  by: Author,
  now: Date,
): Promise<Resident> {
  await db.transaction(async (tx) => appendNote(tx, await lockResident(tx, id), note, by, now))
  return findResident(db, id, now)
}
