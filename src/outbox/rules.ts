import type { LetterKind } from './contract.ts'
import { words } from './words.ts'

/** The link maker and noun of a letter say what it is about. */
export function kindOf({ linkMaker, aboutNoun }: { linkMaker: string | null; aboutNoun: string | null }): LetterKind {
  if (linkMaker === 'reset') return 'reset'
  if (linkMaker === 'invite') return 'invitation'
  switch (aboutNoun) {
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
      return 'house'
  }
}

const { faults } = words
/** The first that fits counts. */
const meanings: readonly [sign: RegExp, meaning: string][] = [
  [/ENOTFOUND|EAI_AGAIN|EDNS/, faults.noSuchServer],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNRESET/, faults.noAnswer],
  [/ETIMEDOUT|timeout|Greeting never received/i, faults.slow],
  [/\b535\b|Invalid login|Missing credentials|authentication/i, faults.refusedSignIn],
  [/certificate|SSL|TLS|wrong version number/i, faults.tls],
  [/recipients were rejected|\b55[013]\b.*(?:mailbox|user|recipient|address)/i, faults.noSuchMailbox],
  [/Mail command failed: 5|sender.*(?:reject|refus|denied)/i, faults.notUs],
  [/\b4\d\d\b/, faults.later],
  [/\b5\d\d\b/, faults.refused],
  [/ENOSPC|EEXIST|ENOTDIR|EACCES|EROFS|EPERM|ENOENT/, faults.disk],
  [/makes the link/, faults.link],
  [/cut off/, faults.cutOff],
]

/** What the mail server's last words mean. */
export const faultInWords = (said: string) => meanings.find(([sign]) => sign.test(said))?.[1] ?? faults.other

/** Why a letter cannot be sent once more; null where it can. */
export function whyNotAgain({ state, text }: { state: string; text: string }, erased: string): string | null {
  if (state === 'sent') return words.sentAlready
  if (state === 'queued') return words.underWay
  return text === erased ? words.emptied : null
}
