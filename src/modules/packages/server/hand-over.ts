import { asc, inArray } from 'drizzle-orm'
import { mayCollect } from '#front-desk/server/collection-rule.ts'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import { notify } from '#notifications/server/notify.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { paths } from '#paths.ts'
import { recordChange } from '#undo/server/record-change.ts'
import { emailsAfter } from '#undo/server/store.ts'
import type { Package } from '../contract.ts'
import { deskWords as words } from '../messages/desk.ts'
import type { HandOver } from '../schemas.ts'
import { findByCode, openedBy } from './codes.ts'
import { attachPhoto } from './photos.ts'
import { findPackages } from './reads.ts'
import { accountsOf, hasMovedOut, nameInUnit, unitNumberOf } from './recipients.ts'
import { type Desk, leaving } from './store.ts'
import { packages } from './table.ts'
import { createPackageWriter, type PackageRow, recordType } from './write-package.ts'

type Input = HandOver & { operation?: string | undefined }

/**
 * Hands packages over to one person. Throws 400 for a missing proof, 404 for a package that does not exist or a wrong code,
 * 409 for one that has left or that the code does not open, and 429 after many wrong codes. The recipient is notified when
 * another person collected.
 */
export async function handOverPackages(
  db: Database,
  { secretKey }: Desk,
  { operation, ...input }: Input,
  by: Author,
  now: Date,
): Promise<Package[]> {
  const { packageIds, proof, code, photoId, collector } = input
  if (proof === 'code' && !code) throw invalid('code', () => words.typeCode)
  if ((proof === 'signature' || proof === 'photo') && !photoId) throw invalid('photoId', () => words.noPhoto)
  if (collector.kind !== 'recipient' && collector.name === '') throw invalid('collector', () => words.typeName)
  // Outside the transaction, so that a wrong code is counted.
  const ofCode = proof === 'code' ? await findByCode(db, secretKey, code ?? '', by, now) : null
  const opened = ofCode && (await openedBy(db, ofCode))
  const ids = [...new Set(packageIds)]
  await db.transaction(async (tx) => {
    const locked = await lockPackages(tx, ids)
    const isOther = ({ unitId, recipientId }: PackageRow) =>
      opened?.some((one) => one.unitId === unitId && one.recipientId === recipientId) === false
    if (locked.some(isOther)) throw conflict('other_code', () => words.otherCode, 'code')
    if (collector.kind === 'authorised') await checkAuthorised(tx, locked, collector.name, now)
    else await checkHome(tx, locked)
    // One signature is for all packages of the hand-over.
    const kind = proof === 'signature' ? 'signature' : 'hand_over'
    await attachPhoto(tx, photoId, { packageId: locked[0]?.id ?? '', kind }, by)
    const names = await findPackages(tx, ids, now)
    const nameOfCode = ofCode && (await nameInUnit(tx, ofCode))
    const write = createPackageWriter(secretKey)
    for (const row of locked) {
      const handedTo = collector.name || nameOfCode || collectorOf(names, row)
      const columns = {
        ...leaving(row, 'handed_over', by, now),
        handedTo: handedTo.slice(0, 200),
        handedToKind: collector.kind,
        proof,
        proofPhotoId: photoId ?? null,
      }
      await write(tx, row, columns, { by, action: 'handed over', now })
      await recordChange(tx, { operation, recordType }, row, Object.keys(columns), { by, now })
    }
    if (collector.kind !== 'recipient') await notifyCollected(tx, locked, collector.name, { by, operation, now })
  })
  return findPackages(db, ids, now)
}

/** The recipient; of a package for the whole home the person whose own packages are handed over with it, if there are any. */
function collectorOf(names: readonly Package[], { id, unitId, recipientId }: PackageRow): string {
  const own = names.find(({ unit, recipientId: person }) => unit.id === unitId && person !== null)
  const named = recipientId === null && own ? own : names.find((one) => one.id === id)
  return named?.recipient ?? ''
}

/** Locked in one order, so that two people at the desk never wait for each other. Throws 404 when one is missing. */
async function lockPackages(tx: Database, ids: readonly string[]): Promise<PackageRow[]> {
  const locked = await tx
    .select()
    .from(packages)
    .where(inArray(packages.id, ids))
    .orderBy(asc(packages.id))
    .for('update')
  const present = locked.filter(({ status }) => status !== 'withdrawn')
  if (present.length < ids.length) throw notFound('Package')
  return present
}

/** Throws 409 for packages of a home together with those of a recipient who moved out of it. */
async function checkHome(tx: Database, rows: readonly PackageRow[]) {
  for (const row of rows)
    if (
      rows.some(({ unitId, recipientId }) => unitId === row.unitId && recipientId === null) &&
      (await hasMovedOut(tx, row))
    )
      throw conflict('moved_out', () => words.movedOut, 'packageIds')
}

/**
 * Throws 400 for a person whom no one in the home has authorised for the recipient, or no longer. Who lives in a home authorises
 * no one for a recipient who moved out of it.
 */
async function checkAuthorised(tx: Database, rows: readonly PackageRow[], fullName: string, now: Date) {
  for (const row of rows)
    if ((await hasMovedOut(tx, row)) || !(await mayCollect(tx, { ...row, fullName }, now)))
      throw invalid('collector', () => words.notAuthorised(fullName))
}

async function notifyCollected(
  tx: Database,
  rows: readonly PackageRow[],
  who: string,
  { by, operation, now }: { by: Author; operation: string | undefined; now: Date },
) {
  const groups = Map.groupBy(rows, ({ unitId, recipientId }) => `${unitId} ${recipientId ?? ''}`)
  for (const [first, ...others] of groups.values()) {
    if (!first) continue
    const unit = await unitNumberOf(tx, first.unitId)
    await notify(
      tx,
      {
        kind: 'package_collected',
        params: { count: 1 + others.length, who, unit },
        recipients: await accountsOf(tx, first),
        link: paths.tenant({ tab: 'front-desk' }),
        about: { type: recordType, id: first.id },
        by,
        notBefore: emailsAfter(operation, false, now),
      },
      now,
    )
  }
}
