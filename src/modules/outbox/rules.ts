import type { EmailKind } from './contract.ts'
import { words } from './messages/en.ts'

/** The kind of an e-mail follows from its link and the record it is about. */
export function kindOf({ linkType, aboutType }: { linkType: string | null; aboutType: string | null }): EmailKind {
  if (linkType === 'reset') return 'reset'
  if (linkType === 'invite') return 'invitation'
  switch (aboutType) {
    case 'accounts':
      return 'account'
    case 'maintenance':
      return 'request'
    case 'contact':
      return 'website'
    case 'announcements':
      return 'announcement'
    case 'backup':
      return 'backup'
    case 'outbox':
      return 'trial'
    default:
      return 'system'
  }
}

const { faults } = words
/** The first match applies. */
const descriptions: readonly [sign: RegExp, meaning: string][] = [
  [/ENOTFOUND|EAI_AGAIN|EDNS/, faults.noSuchServer],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNRESET/, faults.noAnswer],
  [/ETIMEDOUT|timeout|Greeting never received/i, faults.slow],
  [/\b535\b|Invalid login|Missing credentials|authentication/i, faults.rejectedSignIn],
  [/with STARTTLS|required STARTTLS/, faults.noEncryption],
  [/certificate|altnames|unable to get .*issuer/i, faults.untrusted],
  [/SSL|TLS|wrong version number/i, faults.tls],
  [/recipients were rejected|\b55[013]\b.*(?:mailbox|user|recipient|address)/i, faults.noSuchMailbox],
  [/Mail command failed: 5|sender.*(?:reject|refus|denied)/i, faults.notUs],
  [/\b4\d\d\b/, faults.later],
  [/\b5\d\d\b/, faults.rejected],
  [/ENOSPC|EEXIST|ENOTDIR|EACCES|EROFS|EPERM|ENOENT/, faults.disk],
  [/(?:makes|creates) the link/, faults.link],
  [/cut off/, faults.cutOff],
]

/** Explains an error of the mail server; the program's own reasons are sentences already. */
export const describeFault = (text: string) =>
  text.startsWith('Not sent: ') ? text : (descriptions.find(([sign]) => sign.test(text))?.[1] ?? faults.other)

/** Why an e-mail cannot be sent again; null when it can. */
export function resendDisabledReason({ state, text }: { state: string; text: string }, erased: string): string | null {
  if (state === 'sent') return words.sentAlready
  if (state === 'queued') return words.underWay
  if (state === 'withdrawn') return words.withdrawn
  return text === erased ? words.emptied : null
}
