import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import { escapeHtml } from '#platform/text/html.ts'
import { digitsOf, isTenDigits, splitExtension } from '#platform/text/phones.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { addressUses, onlyUserOf } from '#residents/server/address-uses.ts'
import { residents } from '#residents/server/table.ts'
import type { Person } from './person.ts'

export type IdentifierKind = 'name' | 'signIn' | 'contact' | 'phone'
/** A text that may identify a person in free text. */
export type Identifier = {
  kind: IdentifierKind
  /** Whether it identifies only this person, so that mentions can be redacted. */
  isUnique: boolean
  pattern: RegExp
  /** For the database, which folds ASCII case only: matches every text with a mention, and some without. */
  databasePattern: string
}

/**
 * The names, addresses and numbers of a person; those that others share are not unique.
 */
export async function findIdentifiers(db: Database, person: Person): Promise<Identifier[]> {
  const [own] = await db
    .select({ user: users, resident: residents })
    .from(users)
    .leftJoin(residents, eq(residents.userId, users.id))
    .where(eq(users.id, person.userId))
  if (!own) return []
  const { user, resident } = own
  const otherPeople = await findOtherPeople(db, person)
  const matches = (list: readonly (string | null | undefined)[]) =>
    list.filter((first) => Boolean(first?.trim())) as string[]
  const names = once(matches([resident?.fullName, `${user.firstName} ${user.lastName}`.trim()]), folded)
  const contacts = once(matches([resident?.emailPrimary, resident?.emailSecondary]), canonicalEmail).filter(
    (email) => canonicalEmail(email) !== canonicalEmail(user.email),
  )
  const phones = once(matches([user.phone, resident?.phonePrimary, resident?.phoneSecondary]), nationalDigits)
  return [
    ...names.map((name) => ({
      kind: 'name' as const,
      // A single word is ambiguous, and a name within another name may refer to that person.
      isUnique: /\S\s+\S/.test(name) && !otherPeople.names.some((second) => namePattern(folded(name)).test(second)),
      pattern: namePattern(name),
      databasePattern: toDatabasePattern(name),
    })),
    ...(user.email === ''
      ? []
      : [
          {
            kind: 'signIn' as const,
            isUnique: await signsInAlone(db, person.userId, user.email),
            pattern: addressPattern(user.email),
            databasePattern: toAddressDatabasePattern(user.email),
          },
        ]),
    // Contact addresses are not verified.
    ...contacts.map((email) => ({
      kind: 'contact' as const,
      isUnique: false,
      pattern: addressPattern(email),
      databasePattern: toAddressDatabasePattern(email),
    })),
    ...phones.map((phone) => ({
      kind: 'phone' as const,
      isUnique: !otherPeople.phones.has(nationalDigits(phone)),
      pattern: phonePattern(phone),
      databasePattern: toPhoneDatabasePattern(phone),
    })),
  ]
}

/** Whether only this account has the address, in any spelling: no other account, record, vendor or office. */
export async function signsInAlone(db: Database, userId: string, email: string): Promise<boolean> {
  const canonical = canonicalEmail(email)
  if (onlyUserOf((await addressUses(db, { deleted: true })).get(canonical)) !== userId) return false
  const { rows } = await db.execute<{ email: string }>(
    sql`select office_email as email from building union select email from vendors where email is not null`,
  )
  return rows.every((row) => canonicalEmail(row.email) !== canonical)
}

async function findOtherPeople(db: Database, { userId, residentId }: Person) {
  const { rows: named } = await db.execute<{ name: string | null }>(sql`
    select full_name as name from residents where user_id <> ${userId}
    union select btrim(first_name || ' ' || last_name) from users where id <> ${userId}
    union select name from vendors union select contact_name from vendors`)
  const { rows: names } = await db.execute<{ phone: string | null }>(sql`
    select phone from users where id <> ${userId} union select phone from vendors
    union select unnest(array[phone_primary, phone_secondary]) from residents where user_id <> ${userId}
    union select emergency_contact_phone from residents where id is distinct from ${residentId}
    union select unnest(array[office_phone, security_phone]) from building`)
  return {
    names: named.flatMap(({ name }) => name ?? []).map(folded),
    phones: new Set(names.flatMap(({ phone }) => phone ?? []).map(nationalDigits)),
  }
}

const once = (list: readonly string[], key: (first: string) => string) => [
  ...new Map(list.map((first) => [key(first), first])).values(),
]
const folded = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
/**
 * The spellings of a text: as it is, decomposed, in lower and upper case where case folding differs, and escaped for
 * HTML.
 */
const spellings = (text: string, means: (spelling: string) => boolean = () => true) =>
  [
    ...new Set(
      [text, text.toLowerCase(), text.toUpperCase()]
        .filter(means)
        .flatMap((first) => [first, first.normalize('NFC'), first.normalize('NFD')])
        .flatMap((first) => [first, escapeHtml(first)]),
    ),
  ]
    .map((first) => escaped(first).replace(/\s+/g, '\\s+'))
    .join('|')

const wordCharacter = String.raw`[\p{L}\p{N}\p{M}_]`
/** A whole name: not part of a word or of a name with a hyphen or an apostrophe. */
const namePattern = (name: string) =>
  new RegExp(
    String.raw`(?<!${wordCharacter})(?<!${wordCharacter}(?:['’-]|&#39;))(?:${spellings(name)})(?!${wordCharacter})(?!-${wordCharacter})(?!(?:['’]|&#39;)(?!s(?!${wordCharacter}))${wordCharacter})`,
    'giu',
  )

/** A whole address: not part of a longer one, nor another one (the upper case of `ı` is that of `i`). */
function addressPattern(email: string) {
  const canonical = canonicalEmail(email)
  const isSame = (spelling: string) => canonicalEmail(spelling) === canonical
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}\p{M}_.+-])(?<!${wordCharacter}[!#$%&'*/=?^\x60{|}~])(?:${spellings(email, isSame)}|${spellings(canonical, isSame)})(?!${wordCharacter})(?![.-]${wordCharacter})(?!@)`,
    'giu',
  )
}

/** The digits of a stored number without its extension; those of +1 without their code, as people write them. */
const nationalDigits = (phone: string) => digitsOf(splitExtension(phone).number.replace(/^\+1(?=\d{10}$)/, ''))

/** A whole number, however its digits are grouped. */
function phonePattern(phone: string) {
  const digits = nationalDigits(phone)
  const body = isTenDigits(digits)
    ? String.raw`(?:\+?1[\s.-]?)?\(?${[digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(String.raw`\)?[\s.-]{0,2}`)}`
    : String.raw`\+?${Array.from(digits).join(String.raw`[\s().-]{0,3}`)}`
  return new RegExp(String.raw`(?<![\p{L}\p{N}_+])(?<!\p{N}[.-])(?:${body})(?![\p{L}\p{N}_])(?![.-]\p{N})`, 'giu')
}

const toAddressDatabasePattern = (email: string) =>
  `${toDatabasePattern(email)}|${toDatabasePattern(canonicalEmail(email))}`

/**
 * Characters other than ASCII letters and digits match any characters or none: accents, dashes, escapes of JSON and
 * HTML.
 */
const toDatabasePattern = (text: string) => {
  const parts = text.match(/[A-Za-z0-9]+/g) ?? []
  return parts.length > 0 ? parts.join('.{0,12}') : '.'
}

function toPhoneDatabasePattern(phone: string) {
  const digits = nationalDigits(phone)
  return digits.length === 10
    ? [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join('.{0,3}')
    : Array.from(digits).join('.{0,3}')
}
