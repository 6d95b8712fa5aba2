import type { ParsedMail } from 'mailparser'

/** A report that an e-mail could not be delivered (RFC 3464). */
export type Bounce = { isPermanent: boolean; address: string | null; reason: string; originalMessageId: string | null }

const text = (mail: ParsedMail, name: string): string => {
  const value: unknown = mail.headers.get(name)
  return typeof value === 'string'
    ? value
    : value !== null && typeof value === 'object' && 'value' in value
      ? String(value.value)
      : ''
}

/** An answer of a program: an out-of-office reply, a mailing list, or an e-mail of this program itself. */
export function isAutomatic(mail: ParsedMail): boolean {
  const submitted = text(mail, 'auto-submitted').toLowerCase()
  if (submitted !== '' && !submitted.startsWith('no')) return true
  if (/^(?:bulk|junk|list|auto_reply)\b/i.test(text(mail, 'precedence'))) return true
  return ['x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'list-id'].some((name) => mail.headers.has(name))
}

/** Returned e-mails are cut off: the report is before them. */
const maxReport = 200_000

/** The bounce that a message reports; null for every other message. */
export function findBounce(mail: ParsedMail, source: Buffer): Bounce | null {
  const type: unknown = mail.headers.get('content-type')
  if (!isReport(type)) return null
  const report = source
    .subarray(0, maxReport)
    .toString('latin1')
    .replaceAll(/\r?\n[ \t]+/g, ' ')
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*?)\\r?$`, 'im').exec(report)?.[1] ?? null
  const code = field('Status') ?? ''
  const ids = [...report.matchAll(/^Message-ID:\s*(<[^<>\s]+>)/gim)].map(([, id]) => id ?? '')
  return {
    isPermanent: (field('Action') ?? '').toLowerCase() === 'failed' && code.startsWith('5'),
    address: (field('Final-Recipient') ?? field('Original-Recipient'))?.split(';').at(-1)?.trim() ?? null,
    reason: (field('Diagnostic-Code')?.replace(/^smtp;\s*/i, '') ?? code).slice(0, 300),
    originalMessageId: ids.findLast((id) => id !== mail.messageId) ?? null,
  }
}

const isReport = (type: unknown): boolean => {
  if (type === null || typeof type !== 'object' || !('value' in type) || type.value !== 'multipart/report') return false
  return 'params' in type && Object(type.params)['report-type'] === 'delivery-status'
}

/** A bounce without a report still has no sender: nobody answers it. */
export const isFromMailServer = (mail: ParsedMail): boolean =>
  /^(?:mailer-daemon|postmaster)@/i.test(mail.from?.value[0]?.address ?? '') || text(mail, 'return-path') === '<>'
