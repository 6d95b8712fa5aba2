import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { HttpError } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { CurrentUser } from '#platform/server/http/app-context.ts'
import { newId } from '#platform/server/database/ids.ts'
import { days, minutes } from '#platform/time/dates.ts'
import { portfolioErrors } from '../../messages/errors.ts'
import type { Opening } from '../../schemas.ts'
import type { KnownBuilding } from '../portfolio-buildings.ts'
import { openingCodes } from '../table.ts'

/** How long a code may take from the portfolio to the building. */
const lifetime = minutes(1)

/** Creates a code that opens a building once, within a minute, in the browser of this hash. */
export async function createOpeningCode(
  db: Database,
  by: CurrentUser,
  building: KnownBuilding,
  { browser, destination }: Opening,
  address: string,
  now: Date,
): Promise<string> {
  const code = newToken()
  await db.transaction(async (tx) => {
    await tx.delete(openingCodes).where(lt(openingCodes.expiresAt, new Date(now.getTime() - days(1))))
    await tx.insert(openingCodes).values({
      id: newId(),
      codeHash: hashToken(code),
      browserHash: browser,
      userId: by.id,
      buildingId: building.id,
      destination,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
    })
    const after = { building: building.slug }
    await writeAudit(tx, { by, action: 'opened', recordType: 'buildings', recordId: building.id, after, address, now })
  })
  return code
}

/**
 * Uses up a code in a building, in the browser that has the secret. Throws the same 409 whether the code is unknown, used, expired,
 * of another building or in another browser; a wrong browser uses it up as well, because another program has read it. That is
 * recorded in the audit log of the registry.
 */
export async function redeemOpeningCode(
  db: Database,
  input: { code: string; secret: string; buildingId: string },
  now: Date,
): Promise<{ userId: string; destination: string }> {
  const [used] = await db
    .update(openingCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(openingCodes.codeHash, hashToken(input.code)),
        isNull(openingCodes.usedAt),
        gt(openingCodes.expiresAt, now),
      ),
    )
    .returning()
  const isRight = used?.buildingId === input.buildingId && used.browserHash === hashToken(input.secret)
  if (used && !isRight) {
    const about = [used.userId, used.buildingId]
    await writeAudit(db, {
      by: null,
      action: 'rejected a code',
      recordType: 'buildings',
      recordId: input.buildingId,
      about,
      now,
    })
  }
  if (!used || !isRight)
    throw new HttpError(409, 'code_not_valid', (language) => portfolioErrors[language].codeNotValid)
  return used
}
