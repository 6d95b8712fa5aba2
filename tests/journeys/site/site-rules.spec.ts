import { reasonLabels } from '#contact/reasons.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'

test('services: the four services, and help at any hour', async ({ page, app }) => {
  await page.goto(`${app.origin}/services`)
  await expect(page.locator('.services h2')).toHaveText([
    '24/7 Security & Safety',
    'Professional Maintenance',
    'Full-Time Building Management',
    'Pet-Friendly Community',
  ])
  for (const text of ['On-site security', 'CCTV surveillance', 'Secure entry systems', 'Emergency response'])
    await expect(page.locator('.services')).toContainText(text)
  await expect(page.locator('.services article').first().locator('[href^="tel:"]')).toHaveText('416-555-0199')
  await expect(page.locator('.services article').last()).toContainText('20 lbs')
  const help = page.locator('.closing')
  await expect(help.getByRole('heading')).toHaveText('Need Assistance')
  await expect(help.locator('[href^="tel:"]').first()).toHaveText('416-555-0199')
})

test('near by: four lists, a tour and the available units', async ({ page, app }) => {
  await page.goto(`${app.origin}/nearby`)
  await expect(page.locator('.nearby h2')).toHaveText([
    'Located in the Building',
    'Basics',
    'Education & Services',
    'Entertainment',
  ])
  await expect(page.locator('.nearby article').first().getByRole('listitem')).toHaveCount(6)
  const ways = page.locator('.closing')
  await expect(ways.getByRole('link', { name: 'Schedule a Tour' })).toHaveAttribute('href', '/contact')
  await expect(ways.getByRole('link', { name: 'View Available Units' })).toHaveAttribute('href', '/building-view')
})

test.describe('contact', () => {
  test('offers the fourteen reasons, four rows for the message, and the office', async ({ page, app }) => {
    await page.goto(`${app.origin}/contact`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    await expect(page.getByRole('heading', { name: 'Send us a Message' })).toBeVisible()
    const options = page.getByLabel('Reason').locator('option:not([value=""])')
    await expect(options).toHaveText(Object.values(reasonLabels))
    await expect(options).toHaveCount(14)
    await expect(page.getByLabel('Message')).toHaveAttribute('rows', '4')
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
    await expect(page.getByLabel('Phone')).toHaveAttribute('type', 'tel')
    for (const control of await page.locator('.contact-form .control').all())
      await expect(control).toHaveAttribute('required')
    const ways = page.locator('.ways')
    await expect(ways).toContainText('100 Riverside Walk')
    await expect(ways.locator('[href^="tel:"]')).toHaveText(['416-555-0199', '416-555-0100'])
    await expect(ways.locator('[href^="mailto:"]')).toHaveText('office@vantagepoint.example')
    await expect(page.locator('.map figcaption')).toContainText('in the heart of downtown')
  })

  test('is busy while it sends, and its toast disappears after five seconds', async ({ page, app }) => {
    await page.clock.install()
    await page.goto(`${app.origin}/contact`)
    for (const [label, text] of Object.entries({ Name: 'A', Phone: '12345', Subject: 'S', Message: 'M' }))
      await page.getByLabel(label).fill(text)
    await page.getByLabel('Email').fill('a@visitor.example')
    await page.getByLabel('Reason').selectOption('Other')
    const current = Promise.withResolvers<void>()
    await page.route('**/api/contact', async (route) => {
      await current.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Send Message' }).click()
    const busy = page.getByRole('button', { name: 'Sending...' })
    await expect(busy).toBeDisabled()
    current.resolve()
    const toast = page.locator('.toast')
    await expect(toast).toContainText('Message sent successfully!')
    await expectAccessible(page)
    await page.mouse.move(0, 0)
    await page.clock.runFor(5100)
    await expect(toast).toHaveCount(0)
  })

  test('loads nothing from other hosts until the real map is opened', async ({ page, app }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).origin))
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>' }),
    )
    await page.goto(`${app.origin}/contact`, { waitUntil: 'networkidle' })
    expect([...new Set(requested)]).toEqual([app.origin])
    await expect(page.getByRole('img', { name: /100 Riverside Walk/ })).toBeVisible()
    await page.getByRole('link', { name: 'Open the interactive map' }).click()
    const frame = page.locator('iframe.map-real')
    await expect(frame).toHaveAttribute('title', /100 Riverside Walk/)
    await expect.poll(() => requested).toContain('https://www.openstreetmap.org')
    await expect(frame).toBeFocused()
    await expectAccessible(page)
  })
})

test.describe('crawlers', () => {
  test('find the pages, the building and what is on the market', async ({ page, app, request }) => {
    const get = async (path: string) => request.get(`${app.origin}${path}`)
    const robots = await (await get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${app.origin}/sitemap.xml`)
    const map = await (await get('/sitemap.xml')).text()
    const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap(([, address]) => address ?? [])
    expect(addresses).toHaveLength(2 * 7)
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
      expect((await request.get(picture!)).status(), picture!).toBe(200)
      for (const name of ['og:title', 'og:description', 'og:url'])
        await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /./)
    }
    await page.goto(`${app.origin}/building-view?for=sale`)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${app.origin}/building-view`)
    const found = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()) as {
      '@graph': { '@type': string; amenityFeature?: unknown[]; accommodationFloorPlan?: unknown[] }[]
    }
    const [complex, ...offers] = found['@graph']
    expect(complex?.['@type']).toBe('ApartmentComplex')
    expect(complex?.amenityFeature).toHaveLength(14)
    expect(complex?.accommodationFloorPlan?.length).toBeGreaterThan(0)
    expect(offers).toHaveLength(await page.locator('.offer').count())
    const rules = await get('/speculation-rules.json')
    expect(rules.headers()['content-type']).toContain('application/speculationrules+json')
    const [prepared] = ((await rules.json()) as { prerender: { where: { and: object[] } }[] }).prerender
    expect(prepared?.where.and[0]).toEqual({ href_matches: addresses.map((address) => new URL(address).pathname) })
    expect((await get('/')).headers()['speculation-rules']).toBe('"/speculation-rules.json"')
  })
})
