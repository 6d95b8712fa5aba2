import { expect, expectAccessible, test } from '../fixtures.ts'
import { bareData, showRendered } from '../tower/rendered-page.ts'

const pages = ['/', '/amenities', '/services', '/nearby', '/gallery', '/contact', '/building-view']
const longName = 'The Residences at Grand Riverside Promenade and Harbourfront Terraces'
const sideways = () => document.documentElement.scrollWidth - innerWidth

test.describe('without any picture', () => {
  for (const path of pages)
    test(`${path} is complete and accessible @screens`, async ({ page, app }) => {
      await showRendered(page, `${app.origin}${path}`, bareData)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('.picture')).toHaveCount(0)
      expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    })

  test('the gallery says that there are none', async ({ page, app }) => {
    await showRendered(page, `${app.origin}/gallery`, bareData)
    await expect(page.getByText('No images available')).toBeVisible()
  })

  test('the six tiles and the hero show plans', async ({ page, app }) => {
    await showRendered(page, `${app.origin}/`, bareData)
    await expect(page.locator('.tile .plate')).toHaveCount(6)
    await expect(page.locator('.hero-picture .plate')).toBeVisible()
    // The whole plan is visible in a tall box too.
    await page.setViewportSize({ width: 768, height: 1024 })
    const [wall, box] = await Promise.all(
      ['.hero-picture .plate-wall', '.hero-picture'].map((place) => page.locator(place).boundingBox()),
    )
    expect(wall!.x).toBeGreaterThan(box!.x)
    expect(wall!.x + wall!.width).toBeLessThan(box!.x + box!.width)
  })

  test('without a unit on the market the list says so', async ({ page, app }) => {
    await showRendered(page, `${app.origin}/building-view`, bareData)
    await expect(page.getByText('No units are available right now.')).toBeVisible()
  })
})

for (const [name, viewport] of [
  ['320 px', { width: 320, height: 640 }],
  ['400 % zoom', { width: 320, height: 256 }],
] as const)
  test.describe(`at ${name} @matrix`, () => {
    test.use({ viewport })
    test('no page scrolls sideways', async ({ page, app }) => {
      for (const path of pages) {
        await page.goto(`${app.origin}${path}`)
        expect(await page.evaluate(sideways), path).toBeLessThanOrEqual(0)
      }
    })

    test('a long building name wraps and leaves room for the menu', async ({ page, app }) => {
      await showRendered(page, `${app.origin}/contact`, {
        ...bareData,
        building: { ...bareData.building, name: longName },
      })
      expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
      await page.locator('summary').click()
      await expect(page.locator('details.menu').getByRole('link', { name: 'Resident Login' })).toBeVisible()
      await expectAccessible(page)
    })
  })

test.describe('a building with few settings', () => {
  const building = { ...bareData.building, securityPhone: '', officePhone: '', street: '', city: '' }
  const incomplete = { ...building, region: '', postalCode: '' }
  test('omits missing facts, without gaps in its sentences', async ({ page, app }) => {
    const home = { ...bareData.content.home!, eyebrow: '' }
    await showRendered(page, `${app.origin}/`, { ...bareData, building: incomplete, content: { home } })
    await expect(page).toHaveTitle(building.name)
    await showRendered(page, `${app.origin}/services`, { ...bareData, building: incomplete })
    await expect(page.locator('.services p').first()).toHaveText('Someone is at the desk at every hour.')
    await expect(page.locator('.closing')).toHaveText('Need AssistanceWrite to the office')
    await showRendered(page, `${app.origin}/contact`, { ...bareData, building: incomplete })
    await expect(page.locator('.ways dt')).toHaveText(['Email'])
    await expectAccessible(page)
  })

  test('does not call the office a security line', async ({ page, app }) => {
    const officePhone = '416-555-0100'
    await showRendered(page, `${app.origin}/contact`, { ...bareData, building: { ...incomplete, officePhone } })
    await expect(page.locator('.ways dt')).toHaveText(['Phone', 'Email'])
    await expect(page.locator('.ways a').first()).toHaveText(officePhone)
  })

  test('shows the office phone beside the security line', async ({ page, app }) => {
    const phones = { securityPhone: '416-555-0111', officePhone: '416-555-0100' }
    await showRendered(page, `${app.origin}/contact`, { ...bareData, building: { ...incomplete, ...phones } })
    await expect(page.locator('.ways dt')).toHaveText(['24/7 phone and security line', 'Office phone', 'Email'])
    await expect(page.locator('.ways a')).toContainText(['416-555-0111', '416-555-0100'])
  })
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('tiles do not turn', async ({ page, app }) => {
    await page.goto(app.origin)
    const tile = page.locator('.tile').first()
    await tile.hover()
    await expect.poll(() => tile.locator('.tile-back').evaluate((back) => getComputedStyle(back).opacity)).toBe('1')
    expect(await tile.locator('.tile-card').evaluate((card) => getComputedStyle(card).transform)).toBe('none')
  })
})

test('between phone and tablet a select fills its box @matrix', async ({ page, app }) => {
  for (const width of [480, 600, 767]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${app.origin}/building-view`)
    const [box, choice] = await Promise.all(
      ['.pick:has([name=price])', '.pick [name=price]'].map((place) => page.locator(place).boundingBox()),
    )
    expect(choice!.x + choice!.width, `${width}`).toBeCloseTo(box!.x + box!.width, 0)
    expect(await page.evaluate(sideways), `${width}`).toBeLessThanOrEqual(0)
  }
})

for (const [width, height] of [
  [320, 256],
  [568, 320],
  [844, 390],
] as const)
  test(`in a low window of ${width} x ${height} a picture is shown large, with its text below @matrix`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`${app.origin}/gallery`)
    await page.locator('.photos a').nth(3).click()
    const large = page.getByRole('dialog')
    const box = (await large.locator('[data-picture]').boundingBox())!
    expect(box.height).toBeGreaterThan(height * 0.6)
    for (const button of await large.getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
      const bounds = (await button.boundingBox())!
      const apart =
        bounds.x + bounds.width <= box.x || bounds.x >= box.x + box.width || bounds.y + bounds.height <= box.y
      expect(apart, 'no button is on the picture').toBe(true)
    }
    await large.locator('[data-caption]').scrollIntoViewIfNeeded()
    await expect(large.locator('[data-caption]')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  })

test('pictures are not cut when printed @matrix', async ({ page, app }) => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 740, height: 960 })
  const shape = (place: string) =>
    page
      .locator(place)
      .first()
      .evaluate((one) => one.clientWidth / one.clientHeight)
  for (const [path, place] of [
    ['/', '.hero-picture'],
    ['/gallery', '.photos li:nth-child(3) a'],
  ] as const) {
    await page.goto(`${app.origin}${path}`)
    expect(await shape(place), path).toBeCloseTo(1.6, 1)
  }
})

test('no controls are printed @matrix', async ({ page, app }) => {
  await page.goto(`${app.origin}/building-view`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.offer').first()).toBeVisible()
  for (const part of ['.top-links', '.tongue', '.offer-filters', '.offer-foot .button', '.three'])
    await expect(page.locator(part).first()).toBeHidden()
})

test('on a slow network the text comes before the pictures', async ({ page, app }) => {
  const current = Promise.withResolvers<void>()
  await page.route('**/pictures/**', async (route) => {
    await current.promise
    await route.continue()
  })
  await page.goto(app.origin, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.hero .picture-preview')).toBeVisible()
  await page.getByRole('link', { name: 'Explore Amenities' }).click()
  await expect(page).toHaveURL(/amenities/)
  current.resolve()
})
