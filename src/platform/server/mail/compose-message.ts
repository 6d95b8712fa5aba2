import type { SendMailOptions } from 'nodemailer'
import type { Database } from '../database/drizzle.ts'
import { HttpError } from '../../http-error.ts'
import { type Files, readStoredFile } from '../files/files.ts'
import { linkPlaceholder } from './email.ts'
import type { Row } from './outbox-rows.ts'

type Addresses = {
  from: { name: string; address: string }
  /** Where answers go: the office, or the address that belongs to the request and the recipient. */
  replyTo: string
  /** The envelope sender, to which bounces go. */
  bounces: string
}
type Attachment = NonNullable<SendMailOptions['attachments']>[number]

/** The message of an outbox row, with its link filled in and its files attached. */
export function composeMessage(
  row: Row,
  link: string | null,
  { from, replyTo, bounces }: Addresses,
  thread: readonly string[],
  attachments: Attachment[],
  hostname: string,
): SendMailOptions {
  const withLink = (body: string) => body.replaceAll(linkPlaceholder, () => link ?? '')
  const references = thread.map((id) => messageIdOf(id, hostname))
  const isListMail = row.has_unsubscribe_link && link !== null
  return {
    from,
    replyTo,
    to: { name: row.to_name ?? '', address: row.to_address },
    subject: row.subject,
    text: withLink(row.text_body),
    html: withLink(row.html_body),
    attachments,
    messageId: messageIdOf(row.id, hostname),
    ...(references.length > 0 ? { inReplyTo: references.at(-1), references } : {}),
    date: new Date(row.created_at),
    headers: {
      ...(row.auto_submitted === 'no' ? {} : { 'Auto-Submitted': row.auto_submitted }),
      ...(isListMail ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(isListMail ? { list: { unsubscribe: link } } : {}),
    envelope: { from: bounces, to: row.to_address },
  }
}

export const messageIdOf = (id: string, hostname: string) => `<${id}@${hostname}>`

export const logoAttachment = (id: string, content: Buffer): Attachment => ({
  filename: 'logo.png',
  content,
  contentType: 'image/png',
  cid: id,
  contentDisposition: 'inline',
})

/** The stored files of an e-mail. One that was deleted meanwhile is left out; its picture has a text instead. */
export async function findAttachments(db: Database, files: Files, row: Row): Promise<Attachment[]> {
  const found = await Promise.all(
    row.attachments.map(async ({ fileId, name, contentId }): Promise<Attachment | null> => {
      const file = await files.find(db, fileId).catch(nullIfMissing)
      const content = file && (await readStoredFile(file).catch(nullIfMissing))
      if (content === null) return null
      const inline = contentId === undefined ? {} : { cid: contentId, contentDisposition: 'inline' as const }
      return { filename: name, content, contentType: file?.mediaType, ...inline }
    }),
  )
  return found.filter((attachment) => attachment !== null)
}

/** Any other error, such as a database that is away, must not send the e-mail without the file. */
function nullIfMissing(error: unknown): null {
  if (error instanceof HttpError && error.status === 404) return null
  throw error
}
