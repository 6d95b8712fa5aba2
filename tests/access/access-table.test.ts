import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { tokenKinds } from '#accounts/choices.ts'
import { linkKinds } from '#accounts/link-kinds.ts'
import { type AccessEvent, accessEvents } from '../support/access/access-events.ts'
import { accessKinds, type Kind } from '../support/access/access-kinds.ts'
import { addSubject, setStatus, type Subject } from '../support/access/access-subject.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp({ LOGIN_LIMIT: '100000', FORGOT_LIMIT: '100000' })
  await app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
after(() => app.close())

type Outcome = 'works' | 'ended' | '-'

/** The expected outcome for a kind of session or link after an event. */
function expected(kind: string, event: AccessEvent): Outcome {
  if (event.endsOnly) return event.endsOnly.includes(kind) ? 'ended' : 'works'
  if (kind === 'own session') return event.byPerson ? 'works' : 'ended'
  if (kind === 'unsubscribe') return event.removesAccount ? 'ended' : 'works'
  if (kind === 'calendar-feed') return event.endsSignIn ? 'ended' : 'works'
  return 'ended'
}

/** Creates a session or link, runs the event for its person, and uses it. */
async function outcomeOf(kind: Kind, event: AccessEvent, role: Subject['role']): Promise<Outcome> {
  await app.db.execute(sql`delete from throttle_counters`)
  const subject = await addSubject(app, role, {
    invited: kind.name === 'invite',
    ...(event.secondFactor ? { secondFactor: true } : {}),
  })
  const attempt = await kind.create(subject)
  // An invitation works only without a password, so events that change no sign-in data keep that status.
  if (!event.endsOnly) await setStatus(app, subject.id, event.from ?? 'Active')
  const links = await openLinks(subject.id, kind.name)
  await event.run(subject)
  const works = (await attempt(expected(kind.name, event) === 'works')) ? 'works' : 'ended'
  if (works === 'ended' && linkKindNames.has(kind.name))
    await assertEndedInDatabase(subject.id, kind.name, links, event)
  return works
}

const linkKindNames = new Set<string>(tokenKinds)
const endsAllLinks = (event: AccessEvent) => event.endsOnly === undefined && event.name !== 'erasure'

/** The ids of a person's links of a kind that can still be used. */
async function openLinks(userId: string, kind: string): Promise<string[]> {
  const { rows } = await app.db.execute<{ id: string }>(
    sql`select id from one_time_tokens where user_id = ${userId} and kind = ${kind} and used_at is null`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Asserts that the links from before the event have ended. A rejection alone can have another reason, such as a suspended
 * account; the event itself can send a new link.
 */
async function assertEndedInDatabase(userId: string, kind: string, links: readonly string[], event: AccessEvent) {
  if (!endsAllLinks(event)) return
  assert.equal(links.length, 1, `${kind} before ${event.name}`)
  const open = await openLinks(userId, kind)
  assert.deepEqual(
    links.filter((id) => open.includes(id)),
    [],
    `${kind} after ${event.name}`,
  )
}

const names = ['own session', 'session elsewhere', 'event stream elsewhere', ...Object.keys(linkKinds)]
const printed: string[][] = []

describe('every kind of session and link, after every change of the sign-in data', () => {
  it('includes every kind of the app and of the database', async () => {
    assert.deepEqual(new Set(accessKinds(app).map(({ name }) => name)), new Set(names))
    const { rows } = await app.db.execute<{ rule: string }>(
      sql`select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'one_time_tokens_kind_check'`,
    )
    const inDatabase = [...(rows[0]?.rule ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name)
    assert.deepEqual(new Set(inDatabase), new Set(tokenKinds))
    const stored = Object.entries(linkKinds).flatMap(([name, { stored: isStored }]) => (isStored ? [name] : []))
    assert.deepEqual(new Set(stored), new Set(tokenKinds))
  })

  const events = accessEvents(new Proxy({} as TestApp, { get: (_, name) => Reflect.get(app, name) as unknown }))
  for (const event of events)
    for (const role of event.roles)
      it(`${event.name} (${role === 'tenant' ? 'resident' : role})`, async () => {
        const row = new Map<string, Outcome>()
        const expectedOutcomes = new Map<string, Outcome>()
        for (const kind of accessKinds(app)) {
          const applies = kind.roles.includes(role)
          expectedOutcomes.set(kind.name, applies ? expected(kind.name, event) : '-')
          row.set(kind.name, applies ? await outcomeOf(kind, event, role) : '-')
        }
        printed.push([
          `${event.name} (${role === 'tenant' ? 'resident' : role})`,
          ...names.map((n) => row.get(n) ?? ''),
        ])
        assert.deepEqual(Object.fromEntries(row), Object.fromEntries(expectedOutcomes))
      })

  after(() => {
    const table = [['', ...names], ...printed]
    const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length))) ?? []
    for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  })
})
