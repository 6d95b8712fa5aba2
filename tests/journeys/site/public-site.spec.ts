import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'

const pages = ['/', '/amenities', '/services', '/nearby', '/gallery', '/contact']
const labels: Record<string, string> = {
  '/': 'Home',
  '/amenities': 'Amenities',
  '/services': 'Services',
  '/nearby': 'Near By',
  '/gallery': 'Gallery',
  '/contact': 'Contact Us',
}

test.describe('the public site', () => {
  for (const path of pages) {
    test(`${path} is linked in the header, has one heading, and is accessible @narrow @main`, async ({
      page,
      app,
      isMobile,
    }) => {
      await page.goto(`${app.origin}${path}`)
      await expect(page.locator('h1')).toHaveCount(1)
      if (isMobile) await page.locator('summary').click()
      const current = page.locator('header [aria-current="page"]:visible')
      await expect(current).toHaveText(labels[path] ?? '')
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }

  test('every link leads to a page that exists @main', async ({ page, app, request }) => {
    const found = new Set<string>()
    for (const path of pages) {
      await page.goto(`${app.origin}${path}`)
      for (const href of await hrefs(page)) if (href.startsWith('/')) found.add(href.split('#')[0] || '/')
    }
    for (const href of found) expect((await request.get(`${app.origin}${href}`)).status(), href).toBe(200)
  })

  test.describe('at an address without a page', () => {
    test.use({ expectedErrors: [/404/] })
    test('shows an error page, with status 404', async ({ page, app }) => {
      const answer = await page.goto(`${app.origin}/no-such-page`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      const current = page.locator('header [aria-current]:visible')
      await expect(current).toHaveCount(0)
      for (const path of ['/gallery/1999', '/fr/gallery/1999']) {
        await page.goto(`${app.origin}${path}`)
        await expect(current, 'what is below a page belongs to it').toHaveText(/^Gall?er(?:y|ie)$/)
      }
      await page.goto(`${app.origin}/no-such-page`)
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page).toHaveURL(`${app.origin}/`)
    })
  })

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 390, height: 844 } })
    test('the menu closes on Escape and on a new page', async ({ page, app }) => {
      await page.goto(app.origin)
      await page.locator('summary').click()
      await page.keyboard.press('Escape')
      await expect(page.locator('details.menu')).not.toHaveAttribute('open')
      await page.locator('summary').click()
      await page.locator('details.menu').getByRole('link', { name: 'Gallery' }).click()
      await expect(page).toHaveURL(/gallery/)
      await expect(page.locator('details.menu')).not.toHaveAttribute('open')
    })
  })
})

test.describe('a carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('advances by itself, pauses on hover, and wraps around by arrow key', async ({ page, app }) => {
    await page.clock.install()
    await page.goto(`${app.origin}/amenities`)
    const pool = page.getByRole('region', { name: 'Salt-Water Pool & Hot Tub' })
    const shown = pool.locator('[data-slide][aria-current]')
    await expect(shown).toHaveAttribute('aria-label', 'Picture 1 of 3')
    await page.clock.runFor(4500)
    await expect(shown).toHaveAttribute('aria-label', 'Picture 2 of 3')
    await pool.hover()
    const current = await shown.getAttribute('aria-label')
    await page.clock.runFor(4500)
    await expect(shown).toHaveAttribute('aria-label', current ?? '')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft')
    await expect(shown).toHaveAttribute('aria-label', current ?? '')
  })

  test('with one picture has no controls', async ({ page, app }) => {
    await page.goto(`${app.origin}/amenities`)
    const gym = page.locator('article', { hasText: 'Fitness Gym' })
    await expect(gym.getByRole('button')).toHaveCount(0)
  })

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })
    test('does not move', async ({ page, app }) => {
      await page.clock.install()
      await page.goto(`${app.origin}/amenities`)
      const pool = page.getByRole('region', { name: 'Salt-Water Pool & Hot Tub' })
      await page.clock.runFor(4500)
      await expect(pool.locator('[data-slide][aria-current]')).toHaveAttribute('aria-label', 'Picture 1 of 3')
      await expect(pool.getByRole('button', { name: 'Pause the slide show' })).toBeHidden()
    })
  })
})

test('a feature opens its picture, and closes by its button and by a click outside', async ({ page, app }) => {
  await page.goto(`${app.origin}/amenities`)
  const tile = page.getByRole('link', { name: 'Bicycle Storage: show the picture' })
  await tile.click()
  const overlay = page.getByRole('dialog')
  await expect(overlay.getByText('Bicycle Storage')).toBeVisible()
  await expectAccessible(page)
  await overlay.getByRole('button', { name: 'Close' }).click()
  await expect(overlay).toBeHidden()
  await expect(tile).toBeFocused()
  await tile.click()
  await page.mouse.click(20, 450)
  await expect(overlay).toBeHidden()
})

test.describe('the gallery', () => {
  test('filters in place, and the large view still shows every photo', async ({ page, app }) => {
    await page.goto(`${app.origin}/gallery`)
    const photos = page.locator('.photos li:visible')
    const all = await photos.count()
    await page.getByRole('link', { name: /^History/ }).click()
    await expect(page).toHaveURL(/category=history/)
    expect(await photos.count()).toBeLessThan(all)
    await photos.first().getByRole('link').click()
    const large = page.getByRole('dialog')
    await expect(large.getByText(new RegExp(`^\\d+ of ${all}$`))).toBeVisible()
    await expectAccessible(page)
    for (let step = 0; step < all; step += 1) await page.keyboard.press('ArrowRight')
    await expect(large.getByText(`${all} of ${all}`)).toBeVisible()
    await expect(large.getByRole('button', { name: 'Next picture' })).toBeHidden()
    for (let step = 0; step < all; step += 1) await page.keyboard.press('ArrowLeft')
    await expect(large.getByText(`1 of ${all}`)).toBeVisible()
    await expect(large.getByRole('button', { name: 'Previous picture' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/400/] })
  test('the menu opens, the gallery filters, and an invalid form keeps its input @phone @main', async ({
    page,
    app,
    isMobile,
  }) => {
    await page.goto(`${app.origin}/gallery`)
    if (isMobile) {
      await page.locator('summary').click()
      await expect(page.locator('details.menu').getByRole('link', { name: 'Services' })).toBeVisible()
      await page.locator('summary').click()
    }
    await page.getByRole('link', { name: /^Terrace/ }).click()
    await expect(page.locator('.photos li:visible')).toHaveCount(3)

    await page.goto(`${app.origin}/contact`)
    await fillForm(page, { Name: '   ', Subject: 'A <b>tour</b>' })
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Please enter your name.')).toBeVisible()
    await expect(page.getByLabel('Subject')).toHaveValue('A <b>tour</b>')
    await page.getByLabel('Name').fill('Hugo Laurent')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    await expect(page.getByLabel('Subject')).toHaveValue('')
  })
})

test.describe('the contact form', () => {
  test.use({ expectedErrors: [/ERR_FAILED|400/] })
  test('shows every error, keeps its input when sending fails, and is empty after sending @main', async ({
    page,
    app,
  }) => {
    await page.goto(`${app.origin}/contact`)
    const send = page.getByRole('button', { name: 'Send Message' })
    await send.click()
    await expect(page.getByLabel('Name')).toBeFocused()
    await expect(page.getByText('Please choose a reason.')).toBeVisible()
    await expectAccessible(page)

    await fillForm(page, {})
    // The message arrives, but the reply is lost.
    const keys: (string | undefined)[] = []
    const responses: { id: string }[] = []
    await page.route('**/api/contact', async (route) => {
      const answer = await route.fetch()
      keys.push(route.request().headers()['idempotency-key'])
      responses.push((await answer.json()) as { id: string })
      return keys.length === 1 ? route.abort() : route.fulfill({ response: answer })
    })
    await send.click()
    await expect(page.getByText('Error sending message')).toBeVisible()
    await expect(page.getByText('Please try again later or contact us directly.')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('May we see a home on a high floor?')
    // The toast stays while it has the focus.
    const retry = page.getByRole('button', { name: 'Retry' })
    await retry.focus()
    await expectAccessible(page)
    await retry.click()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    expect(responses[1]?.id, 'stored once').toBe(responses[0]?.id)
    await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('')
    await expect(send).toBeFocused()

    await fillForm(page, {})
    await send.click()
    await expect(page.getByLabel('Message')).toHaveValue('')
    expect(new Set(keys).size, 'the same words once more are another message').toBe(2)
    expect(responses[2]?.id).not.toBe(responses[0]?.id)
    await page.unroute('**/api/contact')

    await fillForm(page, { Email: 'hugo@visitor' })
    await send.click()
    await expect(page.getByText('Please enter an email address like name@example.com.')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
  })
})

async function fillForm(page: Page, other: Record<string, string>) {
  const printed = {
    Name: 'Hugo Laurent',
    Email: 'hugo@visitor.example',
    Phone: '+33 1 23 45 67 89',
    Subject: 'A tour',
    Message: 'May we see a home on a high floor?',
    ...other,
  }
  for (const [label, text] of Object.entries(printed)) await page.getByLabel(label).fill(text)
  await page.getByLabel('Reason').selectOption('Schedule a Tour')
}

const hrefs = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
