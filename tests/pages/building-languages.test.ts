import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { accounts } from '#accounts/contract.ts'
import { users } from '#accounts/server/table.ts'
import type { App } from '#app/server.ts'
import { building } from '#building/contract.ts'
import { buildingProfile } from '#building/profile-contract.ts'
import { pageContents } from '#building/server/table.ts'
import { pageContent } from '#demo/site/page-content.ts'
import { settings } from '#settings/contract.ts'
import { createAppWithPages } from '../support/other-apps.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'

let app: TestApp
let shown: App
before(async () => {
  app = await createTestApp()
  shown = await createAppWithPages(app)
  for (const page of ['home', 'contact'] as const)
    await app.db.insert(pageContents).values({ page, content: pageContent[page] })
})
after(async () => {
  await shown.close()
  await app.close()
})

const offer = (languages: string[]) => app.as('admin').request(buildingProfile.change, { body: { languages } })
const get = (url: string, headers: Record<string, string> = {}) =>
  shown.fastify.inject({ url, headers: { host: site.host, accept: 'text/html', ...headers } })

/** The page once it is in the languages that were chosen last; the other application learns of them by notification. */
async function pageWith(url: string, pattern: RegExp): Promise<string> {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const { body } = await get(url)
    if (pattern.test(body)) return body
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return assert.fail(`${url} does not match ${pattern.source}`)
}

const alternates = (html: string) => [...html.matchAll(/hrefLang="([\w-]+)"/gi)].map(([, language]) => language)

describe('the languages of the building', () => {
  it('are English and French until others are chosen, which can be undone', async () => {
    assert.deepEqual((await app.asAnonymous().requestOk(building.profile)).body.languages, ['en', 'fr'])
    assert.equal((await offer(['en'])).status, 200)
    const [made] = (await app.as('admin').requestOk(settings.changes, { query: { area: 'building' } })).body
    assert.deepEqual([made?.before, made?.after], [{ languages: ['en', 'fr'] }, { languages: ['en'] }])
    await app.as('admin').requestOk(settings.undo, { params: { id: made?.id ?? '' } })
    assert.deepEqual((await app.asAnonymous().requestOk(building.profile)).body.languages, ['en', 'fr'])
  })

  it('are at least one, each a language of the program and named once', async () => {
    for (const languages of [[], ['de'], ['en', 'en']]) {
      const { status, body } = await offer(languages)
      assert.deepEqual([status, String(body.field).split('.')[0]], [400, 'languages'])
    }
  })

  it('are those of the public pages: switch, addresses, alternates and sitemap', async () => {
    const both = await pageWith('/contact', /data-languages="en fr"/)
    assert.match(both, /data-language="fr"/)
    assert.equal((await get('/fr/contact')).statusCode, 200)

    await offer(['en'])
    const english = await pageWith('/contact', /data-languages="en"/)
    assert.doesNotMatch(english, /data-language="fr"|\/fr/)
    assert.deepEqual([...new Set(alternates(english))], ['en'])
    const moved = await get('/fr/contact?sent=1')
    assert.deepEqual([moved.statusCode, moved.headers.location], [302, '/contact?sent=1'])
    assert.doesNotMatch((await get('/sitemap.xml')).body, /\/fr/)
    assert.equal((await get('/fr/nothing')).statusCode, 404)
    await offer(['en', 'fr'])
  })

  it('begin with the default, whose pages have no prefix', async () => {
    await offer(['fr', 'en'])
    const french = await pageWith('/contact', /<html lang="fr"/)
    assert.match(french, /href="\/en\/contact"[^>]*data-language="en"|data-language="en"[^>]*href="\/en\/contact"/)
    assert.match((await get('/en/contact')).body, /<html lang="en"/)
    assert.equal((await get('/fr/contact')).headers.location, '/contact')
    assert.match((await get('/sitemap.xml')).body, /\/en\/contact</)
    assert.match((await get('/login')).body, /<html lang="fr"/)
    assert.match((await get('/login', { cookie: 'language=en' })).body, /<html lang="en"/)
    const form = await shown.fastify.inject({
      method: 'POST',
      url: '/contact',
      headers: { host: site.host, origin: site.origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=',
    })
    assert.deepEqual([form.statusCode, /<html lang="fr"/.test(form.body)], [400, true])
    await offer(['en', 'fr'])
    await pageWith('/contact', /<html lang="en"/)
  })

  it('are the choices of a person; a choice that is no longer offered is the default', async () => {
    const { id, email } = app.people.tenant
    await app.as('tenant').requestOk(accounts.prefer, { body: { language: 'fr' } })
    await offer(['en'])
    const { status, body } = await app.as('tenant').request(accounts.prefer, { body: { language: 'fr' } })
    assert.deepEqual([status, body.field], [400, 'language'])
    const before = (await app.emails(0)).length
    await app.asAnonymous().requestOk(accounts.forgot, { body: { email } })
    const message = (await app.emails(before + 1)).at(-1) ?? ''
    assert.match(message, /<html lang=3D"en">/)
    await offer(['fr', 'en'])
    await app.db.update(users).set({ language: null }).where(eq(users.id, id))
    await app.asAnonymous().requestOk(accounts.forgot, { body: { email } })
    assert.match((await app.emails(before + 2)).at(-1) ?? '', /<html lang=3D"fr">/)
    await offer(['en', 'fr'])
  })
})
