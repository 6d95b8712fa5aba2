import { createHash } from 'node:crypto'
import type { Attachment, ParsedMail } from 'mailparser'
import { type Drawn, redraw } from '#platform/server/files/pictures.ts'
import { isAuthenticated } from '#platform/server/mail/incoming/authentication.ts'
import { type Bounce, findBounce, isAutomatic, isFromMailServer } from '#platform/server/mail/incoming/classify.ts'
import { emailIdIn, parseReplyAddress, type ReplyToken } from '#platform/server/mail/incoming/reply-address.ts'
import { writtenText } from '#platform/server/mail/incoming/written-text.ts'
import { oneLine } from '#platform/server/mail/email.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import type { WaitingReason } from '../choices.ts'

export type Picture = { full: Drawn; thumbnail: Drawn }

/** A received e-mail, as far as it can be judged without the database. */
export type ParsedEmail = {
  fingerprint: string
  kind: 'reply' | 'bounce' | 'automatic' | 'other'
  fromAddress: string
  fromName: string
  subject: string
  /** What the person wrote, and the whole text where a quotation or a signature was cut off. */
  body: string
  fullText: string | null
  pictures: Picture[]
  leftOutFiles: number
  token: ReplyToken | null
  isAuthenticated: boolean
  bounce: (Bounce & { emailId: string | null }) | null
  /** Why it cannot be judged. */
  problem: Extract<WaitingReason, 'too_large' | 'unreadable'> | null
}

export type Addresses = { replyAddress: string; bounceAddress: string; authservId: string; office: string }

const maxText = 5_000
const maxFullText = 50_000
const maxPictures = 8
/** A smaller picture inside the text is the logo of a signature. */
const smallestInline = 10_000
const recipientHeaders = new Set(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'])

/** Reads the source of a message. With `headersOnly` it was too large to be fetched. */
export async function parseEmail(source: Buffer, addresses: Addresses, headersOnly = false): Promise<ParsedEmail> {
  const { simpleParser } = await import('mailparser')
  const mail = await simpleParser(source, {
    skipTextToHtml: true,
    skipImageLinks: true,
    maxHtmlLengthToParse: 2_000_000,
  })
  const recipients = recipientsOf(mail)
  const token = firstOf(recipients, (address) => parseReplyAddress(addresses.replyAddress, address))
  const bounce = headersOnly ? null : findBounce(mail, source)
  const from = mail.from?.value ?? []
  const [sender] = from
  const fromAddress = from.length === 1 ? (sender?.address ?? '') : ''
  const isOwn = canonicalEmail(fromAddress) === canonicalEmail(addresses.office)
  const isProgram = bounce !== null || isOwn || isAutomatic(mail) || isFromMailServer(mail)
  const { text, isCut } = writtenText(clean(mail.text ?? ''))
  const files = isProgram ? { pictures: [], leftOut: 0 } : await picturesOf(mail.attachments)
  return {
    fingerprint: fingerprintOf(mail, token, source),
    kind: bounce ? 'bounce' : isProgram ? 'automatic' : token ? 'reply' : 'other',
    fromAddress: oneLine(fromAddress),
    fromName: oneLine(sender?.name ?? ''),
    subject: oneLine(mail.subject ?? ''),
    body: text.slice(0, maxText),
    fullText:
      isCut || text.length > maxText
        ? clean(mail.text ?? '')
            .trim()
            .slice(0, maxFullText)
        : null,
    pictures: files.pictures,
    leftOutFiles: files.leftOut,
    token,
    isAuthenticated: isAuthenticated([...mail.headerLines], addresses.authservId, fromAddress),
    bounce: bounce && {
      ...bounce,
      emailId: firstOf(recipients, (address) => emailIdIn(addresses.bounceAddress, address)) ?? idOf(bounce),
    },
    problem: headersOnly ? 'too_large' : null,
  }
}

/** What replaces a message that ended the process when it was read. */
export const unreadableEmail = (uidValidity: string, uid: number): ParsedEmail => ({
  fingerprint: hash(`unreadable ${uidValidity} ${uid}`),
  kind: 'other',
  fromAddress: '',
  fromName: '',
  subject: '',
  body: '',
  fullText: null,
  pictures: [],
  leftOutFiles: 0,
  token: null,
  isAuthenticated: false,
  bounce: null,
  problem: 'unreadable',
})

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** Copies of one e-mail have the same Message-ID and address. */
const fingerprintOf = (mail: ParsedMail, token: ReplyToken | null, source: Buffer) =>
  mail.messageId ? hash(`${mail.messageId} ${token?.number ?? ''} ${token?.userId ?? ''}`) : hash(source)

/** PostgreSQL stores no NUL, and the placeholder of links is not a text. */
const clean = (text: string) => text.replaceAll(/[\0\uE000]/g, '')

function recipientsOf(mail: ParsedMail): string[] {
  const lines = mail.headerLines.filter(({ key }) => recipientHeaders.has(key.toLowerCase()))
  return lines.flatMap(({ line }) => line.slice(line.indexOf(':') + 1).match(/[^\s<>,;"()]+@[^\s<>,;"()]+/g) ?? [])
}

function firstOf<Found>(addresses: readonly string[], find: (address: string) => Found | null): Found | null {
  for (const address of addresses) {
    const found = find(address)
    if (found !== null) return found
  }
  return null
}

/** The id of an e-mail of this program is the first part of its Message-ID. */
const idOf = ({ originalMessageId }: Bounce): string | null =>
  /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/.exec(originalMessageId ?? '')?.[1] ?? null

/** Pictures by their content; everything else is left out and counted. */
async function picturesOf(attachments: readonly Attachment[]): Promise<{ pictures: Picture[]; leftOut: number }> {
  const pictures: Picture[] = []
  let leftOut = 0
  for (const { content, contentType, related } of attachments) {
    if (related && content.length < smallestInline) continue
    const isCandidate = contentType.startsWith('image/') && pictures.length < maxPictures
    const drawn = isCandidate ? await redraw(content).catch(() => null) : null
    if (drawn) pictures.push(drawn)
    else leftOut += 1
  }
  return { pictures, leftOut }
}
