import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { getBuilding, withDatabaseOf, withRegistry } from '#app/many/with-registry.ts'
import { createLink } from '#accounts/server/links.ts'
import { ProfileFields } from '#building/schemas.ts'
import { hasProfile } from '#building/server/store.ts'
import { createBuilding } from '#set-up/server/create-building.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { CannotStart } from '#platform/server/process/cannot-start.ts'
import { type Config, readConfig } from '#platform/server/process/config.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { type BuildingLocale, defaultLocale } from '#platform/locale/locale.ts'
import { languages } from '#platform/language/language.ts'
import { areaUnits, weekStarts, weightUnits } from '#platform/locale/choices.ts'
import { isCountryCode, isCurrency } from '#platform/locale/known-codes.ts'
import { isKnownCountry } from '#platform/server/phones/stored-phone.ts'
import { languagesOfCountry, localeOfCountry } from '#platform/locale/country-defaults.ts'
import { isTimeZone } from '#platform/time/time-zones.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { ensureFolder } from '#platform/server/files/folders.ts'
import { printError } from '#platform/server/process/logged-error.ts'
import { paths } from '#paths.ts'

// `npm run admin:create`: sets up an empty installation and prints a one-time link for its first administrator.

const integer = (least: number, most: number) => {
  const message = `enter a whole number from ${least} to ${most}`
  return z.coerce.number(message).int(message).min(least, message).max(most, message)
}
const text = z.string().trim().min(1, 'required').max(200)
const email = z.string().trim().refine(isEmailAddress, 'enter an email address like name@example.com')

const prompts = [
  { key: 'name', prompt: 'Building name', shape: text },
  {
    key: 'code',
    prompt: 'Building code (2 to 8 capital letters or digits)',
    shape: z
      .string()
      .trim()
      .regex(/^[A-Z0-9]{2,8}$/, 'enter 2 to 8 capital letters or digits'),
  },
  { key: 'street', prompt: 'Building address', shape: text },
  { key: 'officeEmail', prompt: 'Office email', shape: email },
  {
    key: 'timeZone',
    prompt: 'Time zone (like America/Toronto)',
    shape: z.string().trim().refine(isTimeZone, 'enter a time zone like America/Toronto'),
  },
  { key: 'towerFloors', prompt: 'Number of floors in the tower', shape: integer(1, 200) },
  { key: 'firstHomes', prompt: 'Lowest floor with homes', shape: integer(1, 200) },
  { key: 'lastHomes', prompt: 'Highest floor with homes', shape: integer(1, 200) },
  { key: 'homesAFloor', prompt: 'Number of homes on each of these floors', shape: integer(1, 99) },
  { key: 'firstName', prompt: "Administrator's first name", shape: text },
  { key: 'lastName', prompt: "Administrator's last name", shape: text },
  { key: 'email', prompt: "Administrator's email", shape: email },
] as const

const codeOf = (length: number, isKnown: (code: string) => boolean, message: string) =>
  z.string().trim().toUpperCase().length(length, message).refine(isKnown, message)

const splitCodes = (typed: string) => typed.split(/[\s,]+/).filter(Boolean)

/** The last question; an empty line, or the end of the input, is the answer in brackets. */
const localePrompts = [
  {
    key: 'countryCode',
    prompt: 'Country of the building, in two letters',
    shape: codeOf(2, (code) => isCountryCode(code) && isKnownCountry(code), 'enter two letters like CA or DE'),
  },
  {
    key: 'currency',
    prompt: 'Currency, in three letters',
    shape: codeOf(3, isCurrency, 'enter three letters like CAD or EUR'),
  },
  { key: 'areaUnit', prompt: 'Unit of areas (sqft or m2)', shape: z.enum(areaUnits, 'enter sqft or m2') },
  { key: 'weightUnit', prompt: 'Unit of weights (lb or kg)', shape: z.enum(weightUnits, 'enter lb or kg') },
  {
    key: 'weekStart',
    prompt: 'First day of a week (1 is Monday, 6 Saturday, 7 Sunday)',
    shape: z.coerce.number().pipe(z.literal(weekStarts, 'enter 1, 6 or 7')),
  },
  {
    key: 'languages',
    prompt: `Languages of the public pages, the default one first (${languages.join(', ')})`,
    shape: z.string().transform(splitCodes).pipe(ProfileFields.shape.languages),
  },
] as const

type AdminValues = Record<(typeof prompts)[number]['key'], string> & { locale: BuildingLocale }

/** Repeats each question until the answer is valid; the end of the input ends the program. */
async function promptAll(): Promise<AdminValues> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY })
  const lines = terminal[Symbol.asyncIterator]()
  const values: Partial<AdminValues> = {}
  for (const { key, prompt, shape } of prompts)
    for (;;) {
      process.stdout.write(`${prompt}: `)
      const line = await lines.next()
      if (line.done) throw new CannotStart('\nThe input ended before the last answer. Nothing was set up.')
      const read = shape.safeParse(line.value)
      if (read.success) {
        values[key] = String(read.data)
        break
      }
      console.log(`  ${prompt}: ${read.error.issues[0]?.message}.`)
    }
  const locale = await promptLocale(async () => {
    const line = await lines.next()
    return line.done ? '' : line.value
  })
  terminal.close()
  return { ...(values as AdminValues), locale }
}

async function promptLocale(readLine: () => Promise<string>): Promise<BuildingLocale> {
  const locale: Record<string, string | number | readonly string[] | undefined> = {
    ...defaultLocale,
    languages: languagesOfCountry(defaultLocale.countryCode),
  }
  for (const { key, prompt, shape } of localePrompts)
    for (;;) {
      const proposed = String(locale[key])
      process.stdout.write(`${prompt} [${proposed}]: `)
      const line = (await readLine()).trim()
      const read = shape.safeParse(line === '' ? proposed : line)
      if (read.success) {
        locale[key] = read.data
        // The other answers in brackets are those of the country.
        if (key === 'countryCode') Object.assign(locale, localeOfCountry(String(read.data)))
        break
      }
      console.log(`  ${prompt}: ${read.error.issues[0]?.message}.`)
    }
  return locale as BuildingLocale
}

/** Creates the building, its floors and the administrator in one transaction; returns the token of the link. */
function setUp(db: Database, a: AdminValues, now: Date): Promise<string> {
  const [towerFloors, first, last, homes] = [a.towerFloors, a.firstHomes, a.lastHomes, a.homesAFloor].map(Number) as [
    number,
    number,
    number,
    number,
  ]
  if (first > last || last > towerFloors)
    throw new CannotStart(
      'The floors with homes must be within the tower, from the lowest to the highest. Nothing was set up.',
    )
  const { name, code, street, officeEmail, timeZone, locale, firstName, lastName, email } = a
  const created = {
    profile: { name, code, street, officeEmail, timeZone },
    locale,
    floors: { towerFloors, firstHomes: first, lastHomes: last, homesPerFloor: homes },
    administrator: { email, firstName, lastName, status: 'Invited' as const },
  }
  return db.transaction(async (tx) => {
    const userId = await createBuilding(tx, created, now)
    return createLink(tx, { kind: 'invite', userId, sentTo: email }, now)
  })
}

const originOf = ({ publicOrigin, host, port }: Config) => publicOrigin ?? `http://${host}:${port}`

async function setUpIn(db: Database, origin: string): Promise<void> {
  if (await hasProfile(db)) throw new CannotStart('This database already contains a building. Nothing was changed.')
  const token = await setUp(db, await promptAll(), new Date())
  console.log(
    `\nThe building is set up. The administrator can now set a password with this link. It works once and expires in 7 days:\n\n  ${origin}${paths.resetPassword(token)}\n`,
  )
}

async function setUpOnly(config: Config): Promise<void> {
  const { dataDir, databaseUrl, production } = config
  await ensureFolder('DATA_DIR', dataDir)
  const database = await openDatabase({ dataDir, databaseUrl, production, log: console })
  try {
    await setUpIn(database.db, originOf(config))
  } finally {
    await database.close()
  }
}

/** With many buildings: one of them, also while the program runs. */
const setUpOneOfMany = (config: Config, slug: string | undefined): Promise<void> =>
  withRegistry(config, async (registry) => {
    const building = await getBuilding(registry.client, slug)
    await withDatabaseOf(registry, building, (db) => setUpIn(db, building.origin))
  })

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '../..'))
  const { values } = parseArgs({ options: { building: { type: 'string' } } })
  await (config.hasManyBuildings ? setUpOneOfMany(config, values.building) : setUpOnly(config))
} catch (error) {
  printError(error)
  process.exit(1)
}
