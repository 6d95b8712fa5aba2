import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, ne } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import { languageNames } from '#platform/language/language.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { CurrentUser } from '#platform/server/http/app-context.ts'
import type { SendProblem } from '../../choices.ts'
import type { CompanyMessage } from '../../contract.ts'
import { portfolioErrors } from '../../messages/errors.ts'
import { textForBuilding } from '../../rules.ts'
import type { NewMessage } from '../../schemas.ts'
import { type Company, listBuildingsOf } from '../company.ts'
import { findLinkedAccount, linkAccount } from '../linked-accounts.ts'
import type { PortfolioBuildings } from '../portfolio-buildings.ts'
import { mapFew, readBuilding } from '../reading/each-building.ts'
import type { Summaries } from '../reading/summaries.ts'
import { companyMessageBuildings, companyMessages } from '../table.ts'
import { publishInBuilding } from './publish.ts'

type Parts = { db: Database; buildings: PortfolioBuildings; summaries: Summaries }

/** Milliseconds that a building may take to publish; it goes on, and a retry finds what it has published. */
const limit = 20_000
const maxListed = 20

/**
 * Publishes a message in several buildings of the company. Those that fail are named and can be tried again; the id makes a
 * repeated call the same message. Throws 400 with the field, 404 for a building of another company.
 */
export async function sendMessage(
  parts: Parts,
  company: Company,
  by: CurrentUser,
  input: NewMessage,
  now: Date,
): Promise<CompanyMessage> {
  const { db } = parts
  if (input.publishAt !== null && new Date(input.publishAt) <= now)
    throw invalid('publishAt', (language) => portfolioErrors[language].past)
  await checkBuildings(parts, company, input, now)
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .insert(companyMessages)
      .values({ id: input.id, companyId: company.id, createdBy: by.id, input, createdAt: now })
      .onConflictDoNothing()
    if (rowCount === 0) {
      const [earlier] = await tx.select().from(companyMessages).where(eq(companyMessages.id, input.id))
      if (earlier?.companyId !== company.id || !isDeepStrictEqual(earlier.input, JSON.parse(JSON.stringify(input))))
        throw conflict('other_message', (language) => portfolioErrors[language].otherMessage, 'id')
      return
    }
    await tx
      .insert(companyMessageBuildings)
      .values(input.buildings.map((buildingId) => ({ messageId: input.id, buildingId, updatedAt: now })))
    await writeAudit(tx, {
      by,
      action: 'sent',
      recordType: 'messages to buildings',
      recordId: input.id,
      about: input.buildings,
      after: { buildings: input.buildings.length },
      now,
    })
  })
  return publishWaiting(parts, company, by, input.id, now)
}

/** Publishes a message where it is not published yet. Throws 404 for one of another company. */
export async function publishWaiting(
  { db, buildings, summaries }: Parts,
  company: Company,
  by: CurrentUser,
  id: string,
  now: Date,
): Promise<CompanyMessage> {
  const input = await getInput(db, company, id)
  const isMessage = eq(companyMessageBuildings.messageId, id)
  const waiting = await db
    .select({ id: companyMessageBuildings.buildingId })
    .from(companyMessageBuildings)
    .where(and(isMessage, ne(companyMessageBuildings.state, 'sent')))
  const profile = { email: by.email, firstName: by.firstName, lastName: by.lastName, company: company.name }
  const known = await listBuildingsOf(db, buildings, company.id)
  const shown = new Map((await summaries.list(known, now)).map((building) => [building.id, building]))
  await mapFew(waiting, async ({ id: buildingId }) => {
    const building = shown.get(buildingId)
    const text = building?.figures ? textForBuilding(input.texts, building) : null
    const row = and(isMessage, eq(companyMessageBuildings.buildingId, buildingId))
    const fail = (problem: SendProblem) =>
      db
        .update(companyMessageBuildings)
        .set({ state: 'failed', problem, updatedAt: now })
        // Another call may have published it meanwhile.
        .where(and(row, ne(companyMessageBuildings.state, 'sent')))
    if (!text) return void (await fail(building?.figures ? 'language' : 'failed'))
    const linkedId = await findLinkedAccount(db, by.id, buildingId)
    const publish = () =>
      buildings.run(buildingId, async (context) => {
        const published = await publishInBuilding(context, { ...input, text }, { linkedId, profile }, now)
        // Also after the time limit: an account without a link would not be suspended with its person.
        await linkAccount(db, by.id, buildingId, published.accountId, now)
        return published
      })
    const { value, problem } = await readBuilding(publish, limit)
    if (problem) return void (await fail(problem))
    const sent = { announcementId: value.announcementId, people: value.people, problem: null, updatedAt: now }
    await db
      .update(companyMessageBuildings)
      .set({ state: 'sent', ...sent })
      .where(row)
  })
  const [message] = await listMessages({ db, buildings, summaries }, company, now, id)
  if (!message) throw notFound('Message')
  return message
}

async function getInput(db: Database, company: Company, id: string): Promise<NewMessage> {
  const [found] = await db
    .select({ input: companyMessages.input })
    .from(companyMessages)
    .where(and(eq(companyMessages.id, id), eq(companyMessages.companyId, company.id)))
  if (!found) throw notFound('Message')
  return found.input
}

/** Throws 404 for a building that the company does not manage, 400 when the message is in none of the languages of one. */
async function checkBuildings({ db, buildings, summaries }: Parts, company: Company, input: NewMessage, now: Date) {
  const known = await listBuildingsOf(db, buildings, company.id)
  const chosen = known.filter(({ id, state }) => input.buildings.includes(id) && state === 'active')
  if (chosen.length !== input.buildings.length) throw notFound('Building')
  for (const building of await summaries.list(chosen, now))
    if (building.figures && !textForBuilding(input.texts, building)) {
      const names = building.languages.map((language) => languageNames[language]).join(', ')
      throw invalid('texts', (language) => `${building.name}: ${portfolioErrors[language].languageMissing(names)}`)
    }
}

/** The latest messages of the company, or one of them. */
export async function listMessages(
  { db, buildings, summaries }: Parts,
  company: Company,
  now: Date,
  only?: string,
): Promise<CompanyMessage[]> {
  const rows = await db
    .select({ message: companyMessages, firstName: users.firstName, lastName: users.lastName })
    .from(companyMessages)
    .innerJoin(users, eq(users.id, companyMessages.createdBy))
    .where(and(eq(companyMessages.companyId, company.id), only ? eq(companyMessages.id, only) : undefined))
    .orderBy(desc(companyMessages.createdAt), desc(companyMessages.id))
    .limit(maxListed)
  const known = new Map((await listBuildingsOf(db, buildings, company.id)).map((building) => [building.id, building]))
  return mapFew(rows, async ({ message: { id, input, createdAt }, firstName, lastName }) => {
    const parts = await db.select().from(companyMessageBuildings).where(eq(companyMessageBuildings.messageId, id))
    const listed = await mapFew(parts, async ({ buildingId, state, people, problem }) => {
      const building = known.get(buildingId)
      return { id: buildingId, name: building ? await summaries.nameOf(building, now) : '', state, people, problem }
    })
    const title = Object.values(input.texts).find((text) => text !== undefined)?.title ?? ''
    return {
      id,
      title,
      by: `${firstName} ${lastName}`.trim(),
      createdAt: createdAt.toISOString(),
      publishAt: input.publishAt,
      buildings: listed.toSorted((a, b) => a.name.localeCompare(b.name)),
    }
  })
}
