import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { oneTimeTokens, users } from '#accounts/server/table.ts'
import { facings } from '#building/contract.ts'
import { hasProfile } from '#building/server/store.ts'
import { building, businessHours, floors } from '#building/server/table.ts'
import { days } from '#platform/dates.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { type Config, readConfig } from '#platform/server/config.ts'
import { type Database, openDatabase } from '#platform/server/database.ts'
import { readyFolder } from '#platform/server/folders.ts'
import { newId } from '#platform/server/ids.ts'
import { paths } from './paths.ts'

// `npm run admin:create`: sets up an empty installation and prints a one-time link for its first administrator.

const isTimeZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
const whole = (least: number, most: number) =>
  z.coerce.number().int().min(least, `from ${least} to ${most}`).max(most, `from ${least} to ${most}`)
const text = z.string().trim().min(1, 'must not be empty').max(200)
const email = z.email('must be an e-mail address')

const questions = [
  { key: 'name', ask: "The building's name", shape: text },
  {
    key: 'code',
    ask: 'Its code, two to eight capital letters or digits',
    shape: z
      .string()
      .trim()
      .regex(/^[A-Z0-9]{2,8}$/, 'two to eight capital letters or digits'),
  },
  { key: 'street', ask: 'Its address', shape: text },
  { key: 'officeEmail', ask: "The office's e-mail", shape: email },
  {
    key: 'timeZone',
    ask: 'Its time zone, like America/Toronto',
    shape: z.string().trim().refine(isTimeZone, 'is no time zone'),
  },
  { key: 'towerFloors', ask: 'How many floors the tower has', shape: whole(1, 200) },
  { key: 'firstHomes', ask: 'The lowest floor with homes', shape: whole(1, 200) },
  { key: 'lastHomes', ask: 'The highest floor with homes', shape: whole(1, 200) },
  { key: 'homesAFloor', ask: 'How many homes such a floor has', shape: whole(1, 99) },
  { key: 'firstName', ask: "The first administrator's first name", shape: text },
  { key: 'lastName', ask: "The first administrator's last name", shape: text },
  { key: 'email', ask: "The first administrator's e-mail", shape: email },
] as const

type Answers = Record<(typeof questions)[number]['key'], string>

/** Asks again until the answer will do; the end of the input ends the program. */
async function askAll(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY })
  const lines = terminal[Symbol.asyncIterator]()
  const answers: Partial<Answers> = {}
  for (const { key, ask, shape } of questions)
    for (;;) {
      process.stdout.write(`${ask}: `)
      const line = await lines.next()
      if (line.done) throw new CannotStart('\nThe answers ended too early; nothing was set up.')
      const read = shape.safeParse(line.value)
      if (read.success) {
        answers[key] = String(read.data)
        break
      }
      console.log(`  ${ask}: ${read.error.issues[0]?.message}.`)
    }
  terminal.close()
  return answers as Answers
}

/** Writes building, floors and administrator in one transaction; gives the token of the link. */
function setUp(db: Database, a: Answers, now: Date): Promise<string> {
  const [towerFloors, first, last, homes] = [a.towerFloors, a.firstHomes, a.lastHomes, a.homesAFloor].map(Number) as [
    number,
    number,
    number,
    number,
  ]
  if (first > last || last > towerFloors)
    throw new CannotStart('The floors with homes must lie within the tower, the lowest first; nothing was set up.')
  return db.transaction(async (tx) => {
    if (await hasProfile(tx)) throw new CannotStart('This database holds a building already; nothing was changed.')
    const { name, code, street, officeEmail, timeZone } = a
    await tx.insert(building).values({ name, code, street, officeEmail, timeZone, towerFloors })
    await tx.insert(floors).values(
      Array.from({ length: towerFloors }, (_, index) => {
        const number = index + 1
        if (number < first) return { number, kind: 'commercial' as const }
        if (number > last) return { number, kind: 'mechanical' as const }
        // A quarter of the slots for each side, until the office says otherwise.
        const sides = Array.from({ length: homes }, (_, slot) => facings[Math.floor((slot * 4) / homes)] ?? 'North')
        return { number, kind: 'residential' as const, layout: 'standard', facings: sides }
      }),
    )
    await tx
      .insert(businessHours)
      .values([1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })))
    const id = newId()
    const { firstName, lastName } = a
    await tx.insert(users).values({ id, email: a.email, firstName, lastName, role: 'admin', status: 'Invited' })
    const token = newToken()
    const expiresAt = new Date(now.getTime() + days(7))
    await tx
      .insert(oneTimeTokens)
      .values({ id: newId(), kind: 'invite', userId: id, tokenHash: hashToken(token), createdAt: now, expiresAt })
    await writeAudit(tx, { by: null, action: 'set up the building', noun: 'building', about: [id], now })
    return token
  })
}

const originOf = ({ publicOrigin, host, port }: Config) => publicOrigin ?? `http://${host}:${port}`

try {
  const config = readConfig(process.env, resolve(import.meta.dirname, '..'))
  const { dataDir, databaseUrl, production } = config
  await readyFolder('DATA_DIR', dataDir)
  const database = await openDatabase({ dataDir, databaseUrl, production, log: console })
  try {
    if (await hasProfile(database.db))
      throw new CannotStart('This database holds a building already; nothing was changed.')
    const token = await setUp(database.db, await askAll(), new Date())
    console.log(
      `\nThe building is set up. Within seven days the administrator sets a password here, once:\n\n  ${originOf(config)}${paths.resetPassword(token)}\n`,
    )
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  process.exit(1)
}
