import { expect, test } from '../fixtures.ts'

test.describe('home', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('has six tiles that flip and link to the gallery, two links and three badges', async ({ page, app }) => {
    await page.goto(app.origin)
    await expect(page.getByRole('heading', { name: 'Lobby & Entrance Gallery' })).toBeVisible()
    const tiles = page.locator('.tile')
    await expect(tiles).toHaveCount(6)
    for (const tile of await tiles.all()) await expect(tile).toHaveAttribute('href', '/gallery')
    const turned = () =>
      tiles
        .first()
        .locator('.tile-card')
        .evaluate((card) => getComputedStyle(card).transform)
    expect(await turned()).toBe('none')
    // By keyboard in every browser; on hover where there is a pointer.
    await page.keyboard.press('Tab')
    await tiles.first().focus()
    await expect.poll(turned).toMatch(/matrix3d\(-1/)
    await page.keyboard.press('Shift+Tab')
    await expect.poll(turned).toBe('none')
    if (await page.evaluate(() => matchMedia('(hover: hover)').matches)) {
      await tiles.first().hover()
      await expect.poll(turned).toMatch(/matrix3d\(-1/)
    }
    const hero = page.locator('.hero')
    await expect(hero.getByRole('link', { name: 'Explore Amenities' })).toHaveAttribute('href', '/amenities')
    await expect(hero.getByRole('link', { name: 'View Gallery' })).toHaveAttribute('href', '/gallery')
    await expect(hero.getByRole('listitem')).toHaveText(['Indoor Parking', 'Salt-Water Pool', 'Roof Terrace'])
    await expect(hero.getByRole('img')).toBeVisible()
  })

  test('ends with the year, the name and the vendor', async ({ page, app }) => {
    await page.goto(app.origin)
    const foot = page.locator('.foot-base')
    await expect(foot).toContainText(`© ${new Date().getFullYear()} Vantage Point Place`)
    await expect(foot.getByRole('link', { name: 'Northlight Systems' })).toHaveAttribute('href', /^https:/)
  })
})

test.describe('the gallery', () => {
  test('filters by six buttons, each with its count', async ({ page, app }) => {
    await page.goto(`${app.origin}/gallery`)
    const filters = page.locator('.filters a')
    await expect(filters).toHaveText([/^All/, /^Exterior/, /^Lobby/, /^Amenities/, /^Terrace/, /^History/])
    await expect(filters.first()).toHaveAttribute('aria-current', 'true')
    for (const filter of await filters.all()) {
      await filter.click()
      const count = Number(await filter.locator('b').innerText())
      await expect(page.locator('.photos li:visible')).toHaveCount(count)
      await expect(page.locator('.filters [aria-current]')).toHaveCount(1)
      await expect(filter).toHaveAttribute('aria-current', 'true')
    }
  })

  test('shows one picture large: text, position, no wrapping, closed by a click outside, page not scrolling', async ({
    page,
    app,
  }) => {
    await page.goto(`${app.origin}/gallery`)
    const photos = page.locator('.photos a')
    const count = await photos.count()
    await photos.first().click()
    const large = page.getByRole('dialog')
    await expect(large.locator('[data-position]')).toHaveText(`1 of ${count}`)
    await expect(large.locator('[data-caption]')).toHaveText(
      (await photos.first().locator('picture img').getAttribute('alt'))!,
    )
    await expect(large.getByRole('button', { name: 'Previous picture' })).toBeHidden()
    await page.keyboard.press('ArrowLeft')
    await expect(large.locator('[data-position]')).toHaveText(`1 of ${count}`)
    await large.getByRole('button', { name: 'Next picture' }).click()
    await expect(large.locator('[data-position]')).toHaveText(`2 of ${count}`)
    await large.getByRole('button', { name: 'Previous picture' }).click()
    await expect(large.locator('[data-position]')).toHaveText(`1 of ${count}`)

    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 800)
    await page.keyboard.press('PageDown')
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')

    await page.mouse.click(30, 450)
    await expect(large).toBeHidden()
    await expect(photos.first()).toBeFocused()
    await page.mouse.wheel(0, 800)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    await photos.nth(2).click()
    // Shortcuts of the browser do not change the picture.
    await page.keyboard.press('Control+ArrowRight')
    await expect(large.locator('[data-position]')).toHaveText(`3 of ${count}`)
    await large.getByRole('button', { name: 'Close' }).click()
    await expect(large).toBeHidden()
  })

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    test('advances by a swipe, stops at the ends, and ignores a short or steep touch', async ({ page, app }) => {
      await page.goto(`${app.origin}/`)
      await page.goto(`${app.origin}/gallery`)
      await page.locator('.photos a').first().tap()
      const touch = await page.context().newCDPSession(page)
      const at = (type: string, points: object[]) =>
        touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points as [] })
      const swipe = async (across: number, down = 0) => {
        await at('touchStart', [{ x: 200, y: 300 }])
        for (const part of [0.25, 0.5, 0.75, 1])
          await at('touchMove', [{ x: 200 + across * part, y: 300 + down * part }])
        await at('touchEnd', [])
      }
      const shown = page.getByRole('dialog').locator('[data-position]')
      await swipe(-150)
      await expect(shown).toHaveText(/^2 of /)
      await swipe(20)
      await swipe(60, 200)
      await expect(shown).toHaveText(/^2 of /)
      await swipe(150)
      await expect(shown).toHaveText(/^1 of /)
      await swipe(150)
      await expect(shown).toHaveText(/^1 of /)
      expect(page.url()).toBe(`${app.origin}/gallery`)
    })
  })
})
