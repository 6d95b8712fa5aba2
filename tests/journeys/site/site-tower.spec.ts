import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'

test.describe.configure({ timeout: 120_000 })

const card = (page: Page) => page.locator('.offer:visible')
/** The units on the market, ordered by stack. */
const homes = (page: Page) =>
  page.locator('.stacks a').evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.unit ?? ''))

test.describe('the interactive tower', () => {
  test('marks in the picture the unit hovered in the stacks, turns to it, and shows the selected unit', async ({
    page,
    app,
  }) => {
    await page.goto(`${app.origin}/building-view`)
    await expect(card(page)).toHaveCount(1)
    const link = (unit: string) => page.locator(`.stacks a[data-unit="${unit}"]`)
    for (const unit of await homes(page)) {
      await link(unit).hover()
      await expect(page.locator(`.tower figure:visible path[data-unit="${unit}"]`)).toHaveAttribute('data-marked')
      await expect(page.locator('.tower-tip')).toHaveText(
        new RegExp(String.raw`^Floor ${Number(unit.slice(0, -2))} · \d+ homes?$`),
      )
    }
    const [first = ''] = await homes(page)
    await link(first).click()
    await expect(card(page).getByRole('heading')).toHaveText(`Unit ${first}`)
    await expect(page).toHaveURL(new RegExp(`unit=${first}$`))
    await expect(link(first)).toHaveAttribute('aria-current', 'true')
    await page.reload()
    await expect(card(page).getByRole('heading')).toHaveText(`Unit ${first}`)
  })

  test('marks in the stacks the unit under the pointer, and selects it on a click', async ({ page, app }) => {
    await page.goto(`${app.origin}/building-view`)
    await page.locator('.tower').evaluate((tower) => tower.scrollIntoView())
    for (const side of ['South-west', 'North-east']) {
      await page.getByRole('radio', { name: side }).check()
      const drawn = page.locator('.tower figure:visible path[data-unit]')
      const units = await drawn.evaluateAll((paths) => paths.map((path) => (path as SVGElement).dataset.unit ?? ''))
      expect(units.length, side).toBeGreaterThan(1)
      for (const [place, unit] of units.entries()) {
        const box = (await drawn.nth(place).boundingBox())!
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
        await expect(page.locator(`.stacks a[data-unit="${unit}"]`), `${side} ${unit}`).toHaveAttribute('data-marked')
      }
      await page.mouse.down()
      await page.mouse.up()
      await expect(card(page).getByRole('heading')).toHaveText(`Unit ${units.at(-1)}`)
    }
  })

  test('moves by keyboard: arrows cell by cell, Page Up and Page Down between units on the market', async ({
    page,
    app,
  }) => {
    await page.goto(`${app.origin}/building-view`)
    const units = await homes(page)
    const grid = page.getByRole('grid', { name: 'The tower, floor by floor' })
    await expect(grid).toBeVisible()
    await page.locator('.stacks a[aria-current]').focus()
    for (const _ of units) await page.keyboard.press('PageUp')
    await expect(page.locator('.stacks a:focus')).toHaveAttribute('data-unit', units[0] ?? '')
    for (const unit of units.slice(1)) {
      await page.keyboard.press('PageDown')
      await expect(page.locator('.stacks a:focus')).toHaveAttribute('data-unit', unit)
      await expect(card(page).getByRole('heading')).toHaveText(`Unit ${unit}`)
    }
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    const row = Number(units.at(-1)!.slice(0, -2))
    const at = page.locator('.stacks :focus')
    await expect(at).toHaveAttribute('data-cell', `${String(row).padStart(2, '0')}01`)
    await expect(at).toHaveAccessibleName(/^\d{4}, not on the market$/)
    await page.keyboard.press('Tab')
    await expect(card(page).getByRole('link', { name: /^Ask about this unit/ })).toBeFocused()
    await expectAccessible(page)
  })

  test('hides units that do not match, in picture, stacks and cards alike', async ({ page, app }) => {
    await page.goto(`${app.origin}/building-view`)
    await page.getByRole('radio', { name: 'For sale' }).check()
    await expect(card(page)).toHaveAttribute('data-kind', 'sale')
    await expect(page.locator('.tower path.home.lease:not([data-off])')).toHaveCount(0)
    await expect(page.locator('.stacks a.lease:not([data-off])')).toHaveCount(0)
    await expect(page.locator('.stacks a.sale:not([data-off])').first()).toBeVisible()
  })
})

test.describe('the tower on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('shows the card of a touched unit, and selects it in the list', async ({ page, app }) => {
    await page.goto(`${app.origin}/building-view`)
    await expectAccessible(page)
    const [first = ''] = await homes(page)
    await page.locator(`.stacks a[data-unit="${first}"]`).tap()
    await expect(card(page).getByRole('heading')).toHaveText(`Unit ${first}`)
    await expect(card(page).getByRole('heading')).toBeInViewport()
    const text = await card(page).innerText()
    await page.getByRole('link', { name: 'List' }).tap()
    expect(await page.locator(`.offer[data-unit="${first}"]`).innerText()).toBe(text)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('the sun on a home', () => {
  const both = 'windows together'
  const sunOf = (page: Page, facing: string) =>
    page.locator(`.offer[data-facing="${facing}"] .sun`).filter({ hasNotText: both }).locator('p:first-of-type')

  test('is given for the selected day: none on a north side in November, some in June', async ({ page, app }) => {
    await page.goto(`${app.origin}/building-view?show=list&day=2026-11-21`)
    for (const text of await sunOf(page, 'North').allInnerTexts())
      expect(text.trim()).toBe('No direct sun on Nov 21, 2026')
    for (const text of await sunOf(page, 'South').allInnerTexts())
      expect(text.replaceAll('\u00a0', ' ')).toBe('9 h 25 min of direct sun on Nov 21, 2026, 7:21 AM to 4:46 PM')

    // A corner unit has windows on two sides.
    const corners = await page.locator('.offer .sun').filter({ hasText: both }).allInnerTexts()
    expect(corners.length).toBeGreaterThan(0)
    for (const text of corners) expect(text).toMatch(/ of direct sun on Nov 21, 2026/)

    await page.getByLabel('Sun on').fill('2026-06-21')
    await expect(page).toHaveURL(/day=2026-06-21/)
    await expect(sunOf(page, 'North').first()).toHaveText(/^\d+ h .*of direct sun on Jun 21, 2026, 5:\d\d\sAM to/)
    const drawn = await page.locator('.sun').allInnerTexts()
    const ways = () => page.locator('.sun path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
    const here = await ways()
    // The server renders the same text and picture.
    await page.reload()
    expect(await page.locator('.sun').allInnerTexts()).toEqual(drawn)
    expect(await ways()).toEqual(here)
  })

  test('ignores an invalid day', async ({ page, app }) => {
    await page.goto(`${app.origin}/building-view?day=2026-02-30&unit=%3Cb%3E&show=list`)
    await expect(page.locator('.offer').first()).toBeVisible()
    await expect(page.getByLabel('Sun on')).not.toHaveValue('2026-02-30')
  })
})
