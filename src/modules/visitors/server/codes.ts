import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { paths } from '#paths.ts'
import { HttpError, notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { LinkNotCreated } from '#platform/server/mail/email.ts'
import { seal, sealedPlace, unseal } from '#platform/server/security/sealed.ts'
import { refundAttempt, throttle } from '#platform/server/security/throttle.ts'
import { minutes } from '#platform/time/dates.ts'
import { deskVisitorWords } from '../messages/desk.ts'
import { passPageTexts } from '../messages/pass-page.ts'
import { createPassCode, parsePassCode } from '../pass-code.ts'
import { visitorPasses } from './table.ts'

/** Wrong codes of one person at the desk, before they have to wait. */
const wrongCodes = { kind: 'visitor-codes', limit: 20, window: minutes(10) }
const signatureBytes = 16

const placeOf = (passId: string) => sealedPlace('visitor_passes', passId, 'code')
const hmac = (secretKey: Buffer, text: string) => createHmac('sha256', secretKey).update(`visitor_passes/${text}`)

/** A new code of a pass, as its row has it. */
export const createSealedCode = (
  secretKey: Buffer,
  passId: string,
  code = createPassCode((below) => randomInt(below)),
) => ({
  codeSealed: seal(secretKey, code, placeOf(passId)),
  codeHash: hmac(secretKey, `code/${code}`).digest('hex'),
})

export const codeOf = (secretKey: Buffer, { id, codeSealed }: { id: string; codeSealed: string }) =>
  unseal(secretKey, codeSealed, placeOf(id))

/**
 * The pass of a scanned or typed code. Throws 404 for a wrong one, and 429 after many wrong ones of the same person at the
 * desk.
 */
export async function findByCode(
  db: Database,
  secretKey: Buffer,
  typed: string,
  by: { id: string },
  now: Date,
): Promise<string> {
  const counters = [{ ...wrongCodes, subject: by.id }]
  await throttle(db, counters, () => deskVisitorWords.tooManyCodes, now)
  const code = parsePassCode(typed)
  const { codeHash } = visitorPasses
  const [found] =
    code === null
      ? []
      : await db
          .select({ id: visitorPasses.id })
          .from(visitorPasses)
          .where(eq(codeHash, hmac(secretKey, `code/${code}`).digest('hex')))
  if (!found) throw notFound('Visitor pass')
  await refundAttempt(db, counters)
  return found.id
}

/** The page of a pass: its id with a signature, so that nothing is stored and the link works as long as the pass. */
export function passLink(secretKey: Buffer, origin: string, passId: string): string {
  const id = Buffer.from(passId.replaceAll('-', ''), 'hex')
  const token = Buffer.concat([id, signatureOf(secretKey, passId)]).toString('base64url')
  return `${origin}${paths.visitorPass(token)}`
}

const signatureOf = (secretKey: Buffer, passId: string) =>
  hmac(secretKey, `link/${passId}`).digest().subarray(0, signatureBytes)

/** The id of the pass that a link opens. Throws 400 for a link that the program did not create. */
export function passOfToken(secretKey: Buffer, token: string): string {
  const bytes = Buffer.from(token, 'base64url')
  const hex = bytes.subarray(0, 16).toString('hex')
  const passId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const signature = bytes.subarray(16)
  if (signature.length !== signatureBytes || !timingSafeEqual(signature, signatureOf(secretKey, passId)))
    throw badLink()
  return passId
}

export const badLink = () =>
  new HttpError(400, 'bad_link', (language) => passPageTexts[language].badLink, { field: 'token' })

/** The link of an e-mail that is being sent. Throws when the visit was cancelled meanwhile, so that it is not sent. */
export async function createPassLink(
  db: Database,
  secretKey: Buffer,
  passId: string,
  to: string,
  origin: string,
): Promise<string> {
  const [pass] = await db.select().from(visitorPasses).where(eq(visitorPasses.id, passId))
  if (!pass || pass.cancelledAt !== null || pass.guestEmail !== to) throw new LinkNotCreated('The visit was cancelled.')
  return passLink(secretKey, origin, passId)
}
