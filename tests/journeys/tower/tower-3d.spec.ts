import type { Page } from '@playwright/test'
import { expect, expectAccessible, signInByCookie, test } from '../fixtures.ts'
import type { AppProcess } from '../app-process.ts'
import { changedBetween, openProjection } from './tower-projection.ts'

// The browser logs the 401 before sign-in; a software renderer logs that reading pixels back is slow.
test.use({ expectedErrors: [/status of 401/] })
test.describe.configure({ timeout: 120_000 })

const canvas = (page: Page) => page.locator('canvas[data-picture="tower"]')
const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const countFrames = async (page: Page) => Number(await canvas(page).getAttribute('data-frames'))
/** How often the picture is drawn in ten animation frames. */
async function countDraws(page: Page) {
  const before = await countFrames(page)
  await page.evaluate(async () => {
    for (let i = 0; i < 10; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  return (await countFrames(page)) - before
}
/** Waits until the picture is drawn and idle: no frame is due, and ten animation frames passed without a draw. */
async function waitUntilIdle(page: Page) {
  await expect(canvas(page)).toHaveAttribute('data-frames', /\d/, { timeout: 60_000 })
  await expect
    .poll(async () => (await canvas(page).getAttribute('data-drawing')) ?? countDraws(page), { timeout: 30_000 })
    .toBe(0)
}

async function openTower(page: Page, app: AppProcess, more = '') {
  await signInByCookie(page, app, 'admin')
  await page.goto(`${app.origin}/building?view=3-d${more}`)
  await waitUntilIdle(page)
}

test('pointing at a unit in the picture highlights that unit, and a click opens it', async ({ page, app }) => {
  await openTower(page, app)
  const { locateUnit } = await openProjection(page, canvas(page))
  for (const [floor, slot] of [
    [20, 2],
    [13, 6],
    [30, 4],
  ] as const) {
    const number = `${floor}${String(slot).padStart(2, '0')}`
    const where = locateUnit(floor, slot)
    await canvas(page).hover({ position: { x: 5, y: 5 } })
    await waitUntilIdle(page)
    const before = await canvas(page).screenshot()
    await canvas(page).hover({ position: where.spot })
    await expect(page.getByText(`${number} · Floor ${floor}`)).toBeVisible()
    await waitUntilIdle(page)
    // Hides the tooltip beside the pointer, which is not part of the picture.
    await page.locator('[data-note="pointed"]').evaluate((note) => ((note as HTMLElement).style.visibility = 'hidden'))
    const changed = await changedBetween(before, await canvas(page).screenshot())
    const [xs, ys] = [where.corners.map(({ x }) => x), where.corners.map(({ y }) => y)]
    expect(changed.pixels, 'the border of the home').toBeGreaterThan(20)
    for (const [found, expected] of [
      [changed.left, Math.min(...xs)],
      [changed.right, Math.max(...xs)],
      [changed.top, Math.min(...ys)],
      [changed.bottom, Math.max(...ys)],
    ] as const)
      // The balcony extends a little beyond the wall.
      expect(Math.abs(found - expected), `${number} is highlighted at its position`).toBeLessThan(16)
    await canvas(page).click({ position: where.spot })
    await expect(page.getByRole('dialog', { name: `Unit ${number}` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

/** The browser of the tests has no graphics card; with this name of one, frames are drawn on the canvas of the page. */
const pretendGraphicsCard = (page: Page) =>
  page.addInitScript(() => {
    const prototype = WebGL2RenderingContext.prototype as unknown as {
      getParameter: (this: WebGL2RenderingContext, name: number) => unknown
    }
    const read = prototype.getParameter
    prototype.getParameter = function (name) {
      const value = read.call(this, name)
      return typeof value === 'string' && /swiftshader/i.test(value) ? 'A graphics card' : value
    }
  })

for (const card of [true, false])
  test(`${card ? 'with' : 'without'} a graphics card it draws only on a change, in at most ten draw calls per frame`, async ({
    page,
    app,
  }) => {
    if (card) await pretendGraphicsCard(page)
    await openTower(page, app)
    const isCopied = await canvas(page).evaluate((at) => (at as HTMLCanvasElement).getContext('2d') !== null)
    expect(isCopied).toBe(!card)
    const rested = await countFrames(page)
    await radio(page, 'Open requests by age').check()
    await expect.poll(() => countFrames(page)).toBeGreaterThan(rested)
    await page.getByRole('slider', { name: 'Show up to floor' }).fill('17')
    await expect(page.getByText('Up to floor 17')).toBeVisible()
    await waitUntilIdle(page)
    expect(Number(await canvas(page).getAttribute('data-calls'))).toBeLessThanOrEqual(10)
  })

test('by keyboard it turns, shows a section, and opens every unit from the lists @main', async ({ page, app }) => {
  await openTower(page, app)
  await canvas(page).focus()
  const before = await canvas(page).screenshot()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('+')
  await waitUntilIdle(page)
  expect((await changedBetween(before, await canvas(page).screenshot())).pixels).toBeGreaterThan(1000)
  const cut = page.getByRole('slider', { name: 'Show up to floor' })
  await cut.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(cut).toHaveAttribute('aria-valuetext', 'Up to floor 30')
  await radio(page, 'Status').focus()
  for (const name of ['Open requests by age', 'Promised times', 'Lease end', 'Vacancy']) {
    await page.keyboard.press('ArrowDown')
    await expect(radio(page, name)).toBeChecked()
    await expect(page.getByRole('list', { name, exact: true })).toBeVisible()
  }
  const never = page.locator('summary').filter({ hasText: /^Occupied/ })
  await never.focus()
  await page.keyboard.press('Enter')
  const unit = page.getByRole('button', { name: /^Open unit/ }).first()
  const number = (await unit.textContent()) ?? ''
  await unit.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Unit ${number}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(unit).toBeFocused()
})

test('@phone it is accessible in both themes, and not cut off', async ({ page, app }) => {
  await openTower(page, app)
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expectAccessible(page)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})

test('the classes of a colouring add up to all units, in the picture and in the legend', async ({ page, app }) => {
  await openTower(page, app)
  const total = await page.request.get(`${app.origin}/api/admin/units`)
  const all = ((await total.json()) as unknown[]).length
  for (const name of ['Status', 'Open requests by age', 'Promised times', 'Lease end', 'Vacancy']) {
    await radio(page, name).check()
    const classes = page.getByRole('list', { name, exact: true }).locator('summary')
    const sum = async () =>
      (await classes.allTextContents()).reduce(
        (so, text) => so + Number(/([\d,]+)$/.exec(text)?.[1]?.replace(',', '')),
        0,
      )
    await expect.poll(sum, name).toBe(all)
  }
})
