import { type Role, usesResidentPortal } from '#platform/roles.ts'
import { days, hours } from '#platform/time/dates.ts'
import type { AccountStatus } from './choices.ts'
import { blockedPasswords } from './blocked-passwords.ts'
import { accountTexts } from './messages/index.ts'

/** The longest inactivity and the longest duration of a session, in milliseconds. */
export const sessionLimits = (role: Role): { idle: number; absolute: number } =>
  usesResidentPortal(role) ? { idle: days(30), absolute: days(90) } : { idle: hours(8), absolute: hours(16) }

/**
 * Whether a password is easy to guess (NIST SP 800-63B, 5.1.1.2): common passwords, sequences, repetitions, and words
 * of the account or the building. The contract checks the length.
 */
export function isGuessable(
  password: string,
  account: { email: string; firstName: string; lastName: string },
  building: { name: string; code: string },
): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const accountWords = [
    account.email.split('@')[0],
    account.email.split('@')[1]?.split('.')[0],
    account.email,
    account.firstName,
    account.lastName,
    account.firstName + account.lastName,
  ]
  if (
    accountWords.some((word) => word !== undefined && word.length >= 3 && isWordWithFewMore(plain, word.toLowerCase()))
  )
    return true
  const lettersOnly = onlyLetters(plain)
  if (nameWords(building).some((word) => word === lettersOnly || isWordWithFewMore(plain, word))) return true
  if (blockedPasswords.has(plain) || blockedPasswords.has(plain.replace(/[\d\W_]+$/, ''))) return true
  return isSequence(plain) || new Set(plain).size < 4
}

/** Whether the password is the word with at most three more characters. */
const isWordWithFewMore = (password: string, word: string) =>
  password.includes(word) && password.length - word.length <= 3

/** Removes digits and signs. */
const onlyLetters = (text: string) => text.replace(/[^\p{L}]+/gu, '')

/** The code, and every sequence of words of the name, joined: Harbour, Court, HarbourCourt. */
function nameWords({ name, code }: { name: string; code: string }): string[] {
  const parts = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s-]+/)
    .map(onlyLetters)
  const runs = parts.flatMap((_, from) =>
    parts.slice(from).map((__, more) => parts.slice(from, from + more + 1).join('')),
  )
  return [onlyLetters(code.toLowerCase()), ...runs].filter((word) => word.length >= 2)
}

/** A sequence such as abcdefgh or 87654321. */
function isSequence(text: string): boolean {
  const steps = new Set(
    Array.from(text)
      .slice(1)
      .map((c, i) => c.charCodeAt(0) - text.charCodeAt(i)),
  )
  return steps.size === 1 && Math.abs([...steps][0] ?? 0) <= 1
}

type AccountState = { id: string; role: Role; status: AccountStatus }
const isAdministrator = ({ role, status }: Omit<AccountState, 'id'>) => role === 'admin' && status === 'Active'

/** Why an account may not get this role and status; null when it may. */
export function validateRoleChange(
  current: AccountState,
  next: Omit<AccountState, 'id'>,
  byId: string,
  administrators: number,
): string | null {
  if (current.id === byId && current.role !== next.role) return accountTexts.en.ownRole
  if (current.id === byId && current.status !== next.status) return accountTexts.en.ownStatus
  return isAdministrator(current) && !isAdministrator(next) && administrators <= 1
    ? accountTexts.en.lastAdministrator
    : null
}

/** Why an account may not be deleted; null when it may. */
export function validateRemoval(current: AccountState, byId: string, administrators: number): string | null {
  if (current.id === byId) return accountTexts.en.ownDeletion
  return isAdministrator(current) && administrators <= 1 ? accountTexts.en.lastAdministrator : null
}

const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** A readable name for a user agent: 'Firefox on Windows'. */
export function parseBrowser(agent: string | null): { name: string | null; handheld: boolean } {
  const findName = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, sign]) => sign.test(agent ?? ''))?.[0]
  const [browser, system] = [findName(browsers), findName(systems)]
  const handheld = system === 'iPhone' || system === 'Android'
  if (!browser && !system) return { name: null, handheld }
  return { name: browser && system ? `${browser} on ${system}` : (browser ?? system ?? null), handheld }
}
