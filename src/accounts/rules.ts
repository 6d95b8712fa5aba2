import type { Role } from '#platform/roles.ts'
import { days, hours } from '#platform/dates.ts'
import type { AccountStatus } from './choices.ts'
import { blockedPasswords } from './blocked-passwords.ts'
import { words } from './words.ts'

/** How long a session may lie idle, and how long it may last at all, in milliseconds. */
export const sessionLimits = (role: Role): { idle: number; absolute: number } =>
  role === 'tenant' ? { idle: days(30), absolute: days(90) } : { idle: hours(8), absolute: hours(16) }

/** Where somebody lands after signing in. */
export const homeOf = (role: Role): '/admin' | '/tenant' => (role === 'tenant' ? '/tenant' : '/admin')

/** Who may open a guarded page: /admin admits admin and staff, /tenant only tenants, /staff only staff. */
export const mayOpen = (page: 'admin' | 'tenant' | 'staff', role: Role): boolean =>
  page === 'admin' ? role === 'admin' || role === 'staff' : role === page

/**
 * Why a password is refused; null when it will do. Length is the contract's matter. Refused are the passwords that
 * are tried first (NIST SP 800-63B, 5.1.1.2: common ones, runs and repetitions, words of the account itself and of the
 * building).
 */
export function whyNotPassword(
  password: string,
  account: { email: string; firstName: string; lastName: string },
  building: { name: string; code: string },
) {
  const plain = password.normalize('NFKC').toLowerCase()
  const own = [
    account.email.split('@')[0],
    account.email.split('@')[1]?.split('.')[0],
    account.email,
    account.firstName,
    account.lastName,
    account.firstName + account.lastName,
  ]
  if (own.some((word) => word !== undefined && word.length >= 3 && isMostly(plain, word.toLowerCase())))
    return words.guessable
  const bare = lettersOf(plain)
  if (wordsOfBuilding(building).some((word) => word === bare || isMostly(plain, word))) return words.guessable
  if (blockedPasswords.has(plain) || blockedPasswords.has(plain.replace(/[\d\W_]+$/, ''))) return words.guessable
  return isRun(plain) || new Set(plain).size < 4 ? words.guessable : null
}

/** The word, with at most three characters of decoration. */
const isMostly = (password: string, word: string) => password.includes(word) && password.length - word.length <= 3

/** Without digits and signs, before, after or between the letters. */
const lettersOf = (text: string) => text.replace(/[^\p{L}]+/gu, '')

/** The code, and every run of the name's words written as one: Harbour, House, HarbourHouse. */
function wordsOfBuilding({ name, code }: { name: string; code: string }): string[] {
  const parts = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s-]+/)
    .map(lettersOf)
  const runs = parts.flatMap((_, from) =>
    parts.slice(from).map((__, more) => parts.slice(from, from + more + 1).join('')),
  )
  return [lettersOf(code.toLowerCase()), ...runs].filter((word) => word.length >= 2)
}

/** abcdefgh, 87654321 */
function isRun(text: string): boolean {
  const steps = new Set(
    Array.from(text)
      .slice(1)
      .map((c, i) => c.charCodeAt(0) - text.charCodeAt(i)),
  )
  return steps.size === 1 && Math.abs([...steps][0] ?? 0) <= 1
}

type Shape = { id: string; role: Role; status: AccountStatus }
const isAdministrator = ({ role, status }: Omit<Shape, 'id'>) => role === 'admin' && status === 'Active'

/** Why an account may not get this role and status; null when it may. */
export function whyNotReshape(
  held: Shape,
  wanted: Omit<Shape, 'id'>,
  byId: string,
  administrators: number,
): string | null {
  if (held.id === byId && held.role !== wanted.role) return words.ownRole
  if (held.id === byId && held.status !== wanted.status) return words.ownStatus
  return isAdministrator(held) && !isAdministrator(wanted) && administrators <= 1 ? words.lastAdministrator : null
}

/** Why an account may not be deleted; null when it may. */
export function whyNotRemove(held: Shape, byId: string, administrators: number): string | null {
  if (held.id === byId) return words.ownDeletion
  return isAdministrator(held) && administrators <= 1 ? words.lastAdministrator : null
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

/** A browser as its owner would name it, read out of what it says of itself: 'Firefox on Windows'. */
export function browserOf(agent: string | null): { name: string | null; handheld: boolean } {
  const named = (list: readonly (readonly [string, RegExp])[]) => list.find(([, sign]) => sign.test(agent ?? ''))?.[0]
  const [browser, system] = [named(browsers), named(systems)]
  const handheld = system === 'iPhone' || system === 'Android'
  if (!browser && !system) return { name: null, handheld }
  return { name: browser && system ? `${browser} on ${system}` : (browser ?? system ?? null), handheld }
}
