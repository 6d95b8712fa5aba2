import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { canonicalEmail } from '#platform/text/email-address.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { LinkNotCreated } from '#platform/server/mail/email.ts'
import type { TokenKind } from '../choices.ts'
import { linkKinds } from '../link-kinds.ts'
import { notSent } from '../messages/email-en.ts'
import { hashToken, newToken } from './sessions.ts'
import { oneTimeTokens } from './table.ts'

export type Link = typeof oneTimeTokens.$inferSelect

type NewLink = { kind: TokenKind; userId: string; sentTo: string; about?: { id: string; at: Date } }

/** Links about a record, of which a person may have several at once. */
const aboutRecords: ReadonlySet<TokenKind> = new Set(['confirmation', 'visit', 'alert'])

/** Stores a new link and returns its token, which is only in the message. Replaces an older link, except for answers. */
export async function createLink(tx: Database, { kind, userId, sentTo, about }: NewLink, now: Date): Promise<string> {
  const token = newToken()
  if (!aboutRecords.has(kind)) await endLinks(tx, [userId], [kind], now)
  await tx.insert(oneTimeTokens).values({
    id: newId(),
    kind,
    userId,
    sentTo,
    tokenHash: hashToken(token),
    aboutId: about?.id ?? null,
    aboutAt: about?.at ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkKinds[kind].lifetime),
  })
  return token
}

/** The valid link of a token; null when it is of another kind, used, ended or expired. */
export async function openLink(
  db: Database,
  kinds: readonly TokenKind[],
  token: string,
  now: Date,
): Promise<Link | null> {
  const [link] = await db
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        inArray(oneTimeTokens.kind, [...kinds]),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
  return link ?? null
}

/** Ends the outstanding links of these accounts, of these kinds or of every kind. */
export async function endLinks(
  tx: Database,
  userIds: readonly string[],
  kinds: readonly TokenKind[] | 'all',
  now: Date,
): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        inArray(oneTimeTokens.userId, [...userIds]),
        isNull(oneTimeTokens.usedAt),
        kinds === 'all' ? undefined : inArray(oneTimeTokens.kind, [...kinds]),
      ),
    )
}

export const isSameEmail = (a: string | null, b: string | null) =>
  a !== null && b !== null && canonicalEmail(a) === canonicalEmail(b)

/** A queued link is valid only for its recipient's current address. */
export function checkRecipient(to: string, current: string | null): void {
  if (!isSameEmail(to, current)) throw new LinkNotCreated(notSent.otherAddress)
}
