import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { building, pageContents } from '#building/server/table.ts'
import { photos, pictureSlots } from '#photos/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { units } from '#units/contract.ts'
import { pageContent } from '#demo/site/page-content.ts'
import type { App } from '#app/server.ts'
import { createAppWithPages } from '../support/other-apps.ts'
import { createTestApp, site, type TestApp } from '../support/test-app.ts'
import { addUnit } from '../support/people/household.ts'

/** The app of the office, and a second app that serves the public pages of the same building. */
let office: TestApp
let shown: App

before(async () => {
  office = await createTestApp()
  shown = await createAppWithPages(office)
})
after(async () => {
  await shown.close()
  await office.close()
})

const visit = (url: string) => shown.fastify.inject({ url, headers: { host: site.host, accept: 'text/html' } })

/** Asserts that a cached page changes soon after a change of its data. */
async function assertPageUpdates(
  url: string,
  change: () => Promise<unknown>,
  isUpdated: (html: string, status: number) => boolean,
) {
  for (let look = 0; look < 2; look += 1) {
    const { body, statusCode } = await visit(url)
    assert.ok(!isUpdated(body, statusCode), `${url} before the change`)
  }
  await change()
  await assertPageShows(url, isUpdated)
}

async function assertPageShows(url: string, isUpdated: (html: string, status: number) => boolean) {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const { body, statusCode } = await visit(url)
    if (isUpdated(body, statusCode)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.fail(`${url} still shows the former content`)
}
const inOne = (topic: string, write: (tx: Database) => Promise<unknown>) => () =>
  office.db.transaction(async (tx) => {
    await write(tx)
    await notifyChanged(tx, { topic })
  })

describe('public pages show a change without a restart:', () => {
  it('the first unit on the market has a page, although the office wrote no texts for it', async () => {
    const { id, unitNumber } = await addUnit(office.db)
    assert.equal((await visit('/building-view')).statusCode, 404)
    const body = { kind: 'lease', price: 2400 }
    const { body: listing } = await office.as('staff').requestOk(units.publish, { params: { id }, body })
    for (const url of ['/building-view', '/fr/building-view'])
      await assertPageShows(url, (html, status) => status === 200 && html.includes(unitNumber))
    await office.as('staff').requestOk(units.withdraw, { params: { id: listing.id } })
  })

  it("the building's profile", async () => {
    const moved = { name: 'Harbour <Gate>', street: '7 Quay Street', securityPhone: '4165550123', petLimitLbs: 30 }
    await assertPageUpdates(
      '/contact',
      inOne('building', (tx) => tx.update(building).set(moved)),
      (html) =>
        html.includes('Harbour &lt;Gate&gt;') && html.includes('7 Quay Street') && html.includes('416-555-0123'),
    )
  })

  it('the content of a page: the page appears with its first content, shows changes, and is a 404 without content', async () => {
    const services = { ...pageContent.services, headline: 'At your service' }
    await assertPageUpdates(
      '/services',
      inOne('building', (tx) => tx.insert(pageContents).values({ page: 'services', content: services })),
      (html, status) => status === 200 && html.includes('At your service'),
    )
    assert.match((await visit('/sitemap.xml')).body, /\/services</)
    await assertPageUpdates(
      '/services',
      inOne('building', (tx) =>
        tx
          .update(pageContents)
          .set({ content: { ...services, headline: 'Still at your service' } })
          .where(eq(pageContents.page, 'services')),
      ),
      (html) => html.includes('Still at your service'),
    )
    await assertPageUpdates(
      '/services',
      inOne('building', (tx) => tx.delete(pageContents).where(eq(pageContents.page, 'services'))),
      (_, status) => status === 404,
    )
    assert.doesNotMatch((await visit('/sitemap.xml')).body, /\/services</)
  })

  it('a picture that is assigned to a place', async () => {
    await office.db.insert(pageContents).values({ page: 'home', content: pageContent.home })
    await inOne('building', async () => undefined)()
    const photo = { id: newId(), picture: 'ext-hero-dusk', alt: 'The tower at dusk', category: 'exterior' as const }
    await assertPageUpdates(
      '/',
      inOne('photos', async (tx) => {
        await tx.insert(photos).values(photo)
        await tx.insert(pictureSlots).values({ slot: pageContent.home.heroSlot, photoId: photo.id })
      }),
      (html) => html.includes('alt="The tower at dusk"'),
    )
  })

  it('a listing that is published, changed and withdrawn', async () => {
    const words = { page: 'building-view' as const, content: pageContent['building-view'] }
    await office.db.insert(pageContents).values(words)
    await inOne('building', async () => undefined)()
    const unit = await addUnit(office.db)
    const admin = office.as('admin')
    let listing = { id: '', version: 0 }
    await assertPageUpdates(
      '/building-view',
      async () => {
        const body = { kind: 'lease' as const, price: 2345 }
        listing = (await admin.requestOk(units.publish, { params: { id: unit.id }, body })).body
      },
      (html) => html.includes(`${unit.unitNumber}</h2>`) && html.includes('$2,345'),
    )
    await assertPageUpdates(
      '/building-view',
      () =>
        admin.requestOk(units.changeListing, {
          params: { id: listing.id },
          body: { price: 2300 },
          headers: { 'if-match': `"${listing.version}"` },
        }),
      (html) => html.includes('$2,300') && !html.includes('$2,345'),
    )
    await assertPageUpdates(
      '/building-view',
      () => admin.requestOk(units.withdraw, { params: { id: listing.id } }),
      (html, status) => status === 200 && !html.includes(unit.unitNumber),
    )
  })
})
