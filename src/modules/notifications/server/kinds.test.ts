import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { roles, type Role } from '#platform/roles.ts'
import { repository } from '../../../../tests/support/source-files.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { channels } from '../choices.ts'
import { type Cell, type Kind, kindNames, kinds } from '../kinds.ts'
import { describe as describeKind, kindTexts } from '../messages/kinds.ts'
import { choose } from './choices.ts'
import { newId } from '#platform/server/database/ids.ts'
import { pushSubscriptions } from './table.ts'
import { notify, type NewNotification } from './notify.ts'

/**
 * Kind by channel by role, written down a second time: bell, e-mail, push, SMS. A change of the table in `kinds.ts` is made
 * here too, on purpose.
 */
const everything = 'always always always always'
const expected: Record<Kind, Partial<Record<Role, string>>> = {
  emergency: { tenant: everything, household: everything },
  incident_update: { tenant: everything, household: everything },
  incident_opened: { admin: everything, staff: everything, maintenance: everything },
  urgent_request: { admin: everything, staff: everything, maintenance: everything },
  elevator_stopped: { admin: everything, staff: everything, maintenance: everything },
  late_promise: { admin: everything, staff: everything, maintenance: everything },
  failed_backup: { admin: everything, staff: everything, maintenance: everything },
  request_assigned: { admin: 'on at_once on off', staff: 'on at_once on off', maintenance: 'on at_once on off' },
  request_message: {
    admin: 'on at_once off off',
    staff: 'on at_once off off',
    maintenance: 'on at_once off off',
    tenant: 'on at_once on off',
    household: 'on at_once on off',
  },
  vendor_answer: { admin: 'on daily off off', staff: 'on daily off off', maintenance: 'on daily off off' },
  request_received: { tenant: 'on at_once off never', household: 'on at_once off never' },
  request_step: { tenant: 'on at_once on off', household: 'on at_once on off' },
  package_arrived: { tenant: 'on at_once on off', household: 'on at_once on off' },
  package_reminder: { tenant: 'on at_once on off', household: 'on at_once on off' },
  package_collected: { tenant: 'on off off off', household: 'on off off off' },
  package_returned: { tenant: 'on at_once on off', household: 'on at_once on off' },
  visitor_arrived: { tenant: 'on off on off', household: 'on off on off' },
  key_overdue: { admin: 'on daily off off', staff: 'on daily off off', concierge: 'on off on off' },
  key_due_back: { maintenance: 'on at_once on off', tenant: 'on at_once on off', household: 'on at_once on off' },
  key_seal_broken: { admin: 'always always on off', staff: 'always always on off' },
  announcement: { tenant: 'on at_once off never', household: 'on at_once off never' },
  move_step: { tenant: 'on always on off', household: 'on always on off' },
  office_move: { admin: 'on daily off off', staff: 'on daily off off' },
  website_message: { admin: 'on off off off', staff: 'on off off off' },
  bounced_address: { admin: 'on daily off off', staff: 'on daily off off' },
  test_call: { admin: everything, staff: everything, maintenance: everything },
  test: {
    admin: everything,
    staff: everything,
    maintenance: everything,
    concierge: everything,
    tenant: everything,
    household: everything,
  },
}

/** Parameters of every kind. */
const samples: { [K in Kind]: NewNotification<K>['params'] } = {
  emergency: { title: 'Gas', body: 'Leave the building.' },
  incident_update: { incident: 'water', isDrill: false, body: 'The plumber is here.' },
  incident_opened: { incident: 'water', title: 'No water above 20' },
  urgent_request: { number: 'TST-1', title: 'Leak', place: '1407' },
  elevator_stopped: { number: 'TST-1', title: 'Stopped', place: 'Elevator 2' },
  late_promise: { number: 'TST-1', title: 'Leak', place: '1407', dueAt: '2031-03-05T15:00:00Z' },
  failed_backup: { problem: 'The disk is full.' },
  request_assigned: { number: 'TST-1', title: 'Leak', place: '', dueAt: null, again: false },
  request_message: { author: 'Ana Bell', excerpt: 'Hello', number: 'TST-1', title: 'Leak', place: '1407' },
  vendor_answer: { vendor: 'Lakeshore', number: 'TST-1', answer: 'accepted', title: 'Leak', place: '1407', at: null },
  request_received: { number: 'TST-1', title: 'Leak', place: '1407' },
  request_step: { number: 'TST-1', title: 'Leak', place: '1407', step: 'assigned', who: 'Ana Bell' },
  package_arrived: { count: 2, unit: '1407' },
  package_reminder: { count: 1, since: '2031-03-05' },
  package_collected: { count: 1, who: 'Rosa Lima', unit: '1407' },
  package_returned: { unit: '1407', since: '2031-03-05', isDeclined: false, digits: '4567' },
  visitor_arrived: { count: 1, who: 'Rosa Lima', unit: '1407' },
  key_overdue: { number: 'K-08', place: 'Gym store', borrower: 'Rosa Lima', dueAt: '2031-03-05T15:00:00Z' },
  key_due_back: { number: 'K-08', dueAt: '2031-03-05T15:00:00Z' },
  key_seal_broken: { number: 'K-08', seal: 'S-1207', reason: 'Smoke alarm' },
  announcement: { title: 'Pool', excerpt: 'Open again.' },
  move_step: { unit: '1407', what: 'move_in', day: '2031-03-05' },
  office_move: { unit: '1407', move: 'move_in', what: 'planned', day: '2031-03-05' },
  website_message: { author: 'Ana Bell', subject: 'A tour' },
  bounced_address: { person: 'Ana Bell', address: 'ana@example.com' },
  test_call: {},
  test: {},
}

let app: TestApp
before(async () => {
  app = await createTestApp()
  for (const role of roles) {
    const { id } = app.people[role]
    await app.db.execute(sql`update users set phone = '+14165550110' where id = ${id}`)
    const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${role}`
    await app.db.insert(pushSubscriptions).values({ id: newId(), userId: id, endpoint, p256dh: 'p', auth: 'a' })
  }
})
after(() => app.close())

/** The rows of docs/notifications.md: a kind and the roles with the same cells in each. */
function documentRows(): string[] {
  const rows = kindNames.flatMap((kind) => {
    const byCells = Map.groupBy(
      roles.filter((role) => kinds[kind].rows[role]),
      (role) => channels.map((channel) => (kinds[kind].rows[role]?.[channel] ?? 'never').replace('_', ' ')).join(' | '),
    )
    return [...byCells].map(
      ([shown, people]) => `| ${kindTexts.en[kind].name} (\`${kind}\`) | ${people.join(', ')} | ${shown} |`,
    )
  })
  return ['| Kind | Roles | Bell | E-mail | Push | SMS |', '|---|---|---|---|---|---|', ...rows]
}

const cells = (text: string | undefined) => (text ?? 'never never never never').split(' ') as Cell[]

/** The channels that a notification was given. */
async function channelsOf(kind: Kind, role: Role): Promise<string[]> {
  const notification = {
    kind,
    params: samples[kind],
    recipients: [app.people[role].id],
    link: null,
  } as NewNotification<Kind>
  const [notified] = await app.db.transaction((tx) => notify(tx, notification, app.now()))
  if (!notified) return []
  const { rows } = await app.db.execute<{ channel: string }>(sql`
    select 'bell' as channel from notifications where id = ${notified.id} and in_bell
    union all select channel || case when daily then ' daily' else '' end from notification_deliveries
      where notification_id = ${notified.id} order by 1`)
  return rows.map(({ channel }) => channel)
}

describe('the table of kinds', () => {
  it('is the one that is written down here, for every kind, channel and role', () => {
    const read = (kind: Kind, role: Role) => {
      const row = kinds[kind].rows[role]
      return row && channels.map((channel) => row[channel]).join(' ')
    }
    const table = Object.fromEntries(
      kindNames.map((kind) => [
        kind,
        Object.fromEntries(roles.flatMap((role) => (read(kind, role) ? [[role, read(kind, role)]] : []))),
      ]),
    )
    assert.deepEqual(table, expected)
  })

  it('is the one of docs/notifications.md', async () => {
    const document = await readFile(join(repository, 'docs/notifications.md'), 'utf8')
    assert.deepEqual(
      document.split('\n').filter((line) => line.startsWith('|')),
      documentRows(),
    )
  })

  it('locks every cell of an emergency, and no other kind goes through quiet hours', () => {
    for (const kind of kindNames)
      assert.equal(
        Object.values(kinds[kind].rows).every((row) => channels.every((channel) => row[channel] === 'always')),
        kinds[kind].urgent,
        kind,
      )
  })

  for (const kind of kindNames)
    it(`is what happens: ${kind}`, async () => {
      for (const role of roles) {
        const row = cells(expected[kind][role])
        const expectedChannels = channels.flatMap((channel, at) => {
          const cell = row[at]
          if (cell === 'daily') return [`${channel} daily`]
          return cell === 'off' || cell === 'never' ? [] : [channel]
        })
        assert.deepEqual(await channelsOf(kind, role), expectedChannels.toSorted(), role)
      }
    })

  it('gives way to choices, except where it says always or never', async () => {
    for (const role of roles)
      for (const kind of kindNames) {
        const row = cells(expected[kind][role])
        for (const [at, channel] of channels.entries()) {
          const chooser = { ...app.people[role], language: 'en' as const, sms: { folder: null } }
          const sent = choose(app.db, chooser, { kind, channel, value: 'off' }, app.now())
          const cell = row[at]
          if (cell === 'never' || kind === 'test' || kind === 'test_call') await assert.rejects(sent, { status: 400 })
          else if (cell === 'always') await assert.rejects(sent, { status: 409 })
          else await sent
        }
        if (!row.includes('always')) assert.deepEqual(await channelsOf(kind, role), [], `${kind} ${role}`)
      }
  })

  it('has a name, a title and a line for every kind, in both languages', () => {
    for (const kind of kindNames)
      for (const language of ['en', 'fr'] as const) {
        const { name, hint } = kindTexts[language][kind]
        const { title, line } = describeKind(kind, samples[kind], { language, role: 'tenant', timeZone: 'UTC' })
        for (const text of [name, hint, title, line])
          assert.ok(text.length > 1 && !/undefined|null|NaN/.test(text), text)
      }
  })
})
