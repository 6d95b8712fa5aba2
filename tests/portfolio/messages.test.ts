import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import {
  type Browser,
  createTestPortfolio,
  portfolioOrigin,
  type TestPortfolio,
} from '../support/portfolio/test-portfolio.ts'

let test: TestPortfolio
let browser: Browser
before(async () => {
  test = await createTestPortfolio()
  browser = test.browser()
  await browser.signIn(test.miriam.email)
})
after(() => test.close())

type Part = { id: string; state: string; people: number | null; problem: string | null }
const path = '/api/portfolio/messages'
const message = (more: object = {}) => ({
  id: crypto.randomUUID(),
  buildings: [test.ids.north, test.ids.south],
  audience: 'everyone',
  category: 'Building News',
  byMail: true,
  texts: {
    en: { title: 'Water meters in {building}', body: 'A reader visits {building}.' },
    fr: { title: 'Compteurs', body: 'Un releveur passe à {building}.' },
  },
  ...more,
})
const publish = async (body: object) => {
  const sent = await browser.send(portfolioOrigin, 'POST', path, body)
  return { ...sent, parts: (sent.body['buildings'] ?? []) as Part[] }
}
const statesOf = (parts: readonly Part[]) => Object.fromEntries(parts.map(({ id, state }) => [id, state]))
const announcementsOf = (slug: 'north' | 'south') =>
  test.inBuilding(slug, async () => {
    const { rows } = await test.app.db.execute<{
      title: string
      language: string
      translations: object
      by: string
    }>(sql`
      select a.title, a.language, a.translations, u.first_name || ' ' || u.last_name as by
      from announcements a join users u on u.id = a.created_by order by a.created_at, a.id`)
    return rows
  })
const countMails = (slug: 'north' | 'south') =>
  test.inBuilding(slug, async () => {
    const { rows } = await test.app.db.execute<{ n: number }>(sql`select count(*)::int as n from mail_outbox`)
    return rows[0]?.n
  })

describe('a message to several buildings', () => {
  it('counts whom it reaches before it is sent', async () => {
    const { body } = await browser.send(portfolioOrigin, 'POST', `${path}/reach`, {
      buildings: [test.ids.north, test.ids.south],
      audience: 'everyone',
    })
    assert.deepEqual([body['people'], body['onPaper']], [12, 0])
  })

  it('is published by each building in its name and languages, with its audit and e-mails', async () => {
    const { status, parts } = await publish(message())
    assert.equal(status, 200)
    assert.deepEqual(
      parts.map(({ state, people, problem }) => [state, people, problem]),
      [
        ['sent', 6, null],
        ['sent', 6, null],
      ],
    )
    const [north] = await announcementsOf('north')
    assert.deepEqual(north, {
      title: 'Water meters in North Tower',
      language: 'en',
      translations: {},
      by: 'Miriam Castell (Harbour & Hale)',
    })
    const [south] = await announcementsOf('south')
    assert.deepEqual([south?.title, south?.language], ['Compteurs', 'fr'])
    assert.deepEqual(south?.translations, {
      en: { title: 'Water meters in Tour du Sud', body: 'A reader visits Tour du Sud.' },
    })
    assert.deepEqual([await countMails('north'), await countMails('south')], [6, 6])
    const audit = await test.inBuilding('north', async () => {
      const { rows } = await test.app.db.execute<{ line: string }>(
        sql`select by_name || ' ' || action as line from audit_log where record_type = 'announcements' and by is not null`,
      )
      return rows.map(({ line }) => line)
    })
    assert.deepEqual(audit, ['Miriam Castell (Harbour & Hale) wrote'])
  })

  it('is sent once, however often it is repeated', async () => {
    const body = message()
    const before = (await announcementsOf('north')).length
    const [first, second] = await Promise.all([publish(body), publish(body)])
    assert.deepEqual([first.status, second.status], [200, 200])
    assert.equal((await announcementsOf('north')).length, before + 1)
    const other = await publish({ ...body, texts: { en: { title: 'Other', body: 'Text' }, fr: body.texts.fr } })
    assert.deepEqual([other.status, other.body['code']], [409, 'other_message'])
  })

  it('reaches the others when one building fails, names it, and a retry publishes there only', async () => {
    const counts = async () => [(await announcementsOf('north')).length, (await announcementsOf('south')).length]
    const [north = 0, south = 0] = await counts()
    await test.inBuilding('south', () => test.app.db.execute(sql`alter table announcement_recipients rename to away`))
    const body = message()
    const { parts } = await publish(body)
    assert.deepEqual(statesOf(parts), { [test.ids.north]: 'sent', [test.ids.south]: 'failed' })
    assert.equal(parts.find(({ id }) => id === test.ids.south)?.problem, 'failed')
    assert.deepEqual(await counts().catch(() => 'away'), [north + 1, south])
    await test.inBuilding('south', () => test.app.db.execute(sql`alter table away rename to announcement_recipients`))
    const mails = await countMails('north')
    for (let n = 0; n < 2; n += 1) {
      const again = await browser.send(portfolioOrigin, 'POST', `${path}/${body.id}/retry`)
      assert.deepEqual(statesOf(again.body['buildings'] as Part[]), {
        [test.ids.north]: 'sent',
        [test.ids.south]: 'sent',
      })
    }
    assert.deepEqual(await counts(), [north + 1, south + 1])
    assert.equal(await countMails('north'), mails)
  })

  it('is rejected when a building has none of its languages', async () => {
    const { status, body } = await publish(message({ texts: { fr: { title: 'Seulement', body: 'en français' } } }))
    assert.deepEqual([status, body['field']], [400, 'texts'])
    assert.match(String(body['message']), /North Tower/)
  })

  it('can wait for a time, and not for one that is over', async () => {
    const late = await publish(message({ publishAt: '2020-01-01T00:00:00Z' }))
    assert.deepEqual([late.status, late.body['field']], [400, 'publishAt'])
    const publishAt = new Date(test.now().getTime() + 3_600_000).toISOString()
    // Where it failed, a retry after the time publishes at once.
    await test.inBuilding('south', () =>
      test.app.db.execute(sql`alter table announcements rename to announcements_away`),
    )
    const partly = message({ publishAt })
    assert.equal(statesOf((await publish(partly)).parts)[test.ids.south], 'failed')
    await test.inBuilding('south', () =>
      test.app.db.execute(sql`alter table announcements_away rename to announcements`),
    )
    test.clock.ahead += 3_700_000
    await browser.signIn(test.miriam.email)
    const retried = await browser.send(portfolioOrigin, 'POST', `${path}/${partly.id}/retry`)
    assert.equal(statesOf(retried.body['buildings'] as Part[])[test.ids.south], 'sent')
    test.clock.ahead = 0
    await browser.signIn(test.miriam.email)
    const { parts } = await publish(message({ publishAt }))
    assert.deepEqual(statesOf(parts), { [test.ids.north]: 'sent', [test.ids.south]: 'sent' })
    const planned = await test.inBuilding('north', async () => {
      const { rows } = await test.app.db.execute(sql`select from announcements where delivered_at is null`)
      return rows.length
    })
    assert.equal(planned, 2)
  })
})
