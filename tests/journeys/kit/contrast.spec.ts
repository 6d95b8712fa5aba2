import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, signIn, test } from '../fixtures.ts'
import { openKitPage } from './kit-page.ts'

// A contrast theme removes every background and shadow, so lines and marks must show what colours show otherwise.
test.use({ forcedColors: 'active', expectedErrors: [/status of 401/] } as object)
test.setTimeout(180_000)

const side = { width: 24, height: 16 }
/** A greyscale screenshot of an element. */
async function picture(part: Locator): Promise<Buffer> {
  await part.scrollIntoViewIfNeeded()
  const bytes = await part.screenshot({ animations: 'disabled' })
  return sharp(bytes).removeAlpha().greyscale().resize(side.width, side.height, { fit: 'fill' }).raw().toBuffer()
}
/** The share of pixels that are clearly lighter or darker in the other screenshot. */
const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, at) => sum + (Math.abs(value - (other[at] ?? 0)) > 40 ? 1 : 0), 0) / one.length

async function expectAllDiffer(parts: Record<string, Locator>) {
  const pictures: [name: string, picture: Buffer][] = []
  for (const [name, part] of Object.entries(parts)) pictures.push([name, await picture(part)])
  for (const [at, [name, one]] of pictures.entries())
    for (const [other, two] of pictures.slice(at + 1))
      expect(difference(one, two), `${name} and ${other} look the same`).toBeGreaterThan(0.05)
}

/** The visible properties of a component besides its colours: lines around it and marks in it. */
const lines = (part: Locator) =>
  part.evaluate((element) => {
    const style = getComputedStyle(element)
    const outline = style.outlineStyle === 'none' ? 'none' : `${style.outlineStyle} ${style.outlineWidth}`
    const border = `${style.borderTopStyle} ${style.borderTopWidth}`
    return `${outline} / ${border} / ${style.textDecorationLine}`
  })
async function expectMarked(chosen: Locator, other: Locator) {
  await expect(chosen).toBeVisible()
  await expect(other).toBeVisible()
  expect(await lines(chosen), 'the selected element is marked').not.toBe(await lines(other))
}
const hasEdge = async (part: Locator) => {
  await expect(part).toBeVisible()
  expect(await lines(part), 'it has an edge').not.toMatch(/^none \/ none/)
}

test('the building view gives every state of a unit its own pattern, in the legend and in the map @screens', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'admin')
  await page.goto(`${app.origin}/building`)
  const legend = page.getByRole('list', { name: 'Legend' }).getByRole('listitem')
  await expect(legend).toHaveCount(6)
  const swatches: Record<string, Locator> = {}
  for (const item of await legend.all()) swatches[await item.innerText()] = item.locator('span').first()
  await expectAllDiffer(swatches)

  const cell = (name: RegExp) => page.getByRole('gridcell', { name }).first()
  const cells: Record<string, Locator> = {
    residential: cell(/^\d{4} .*, Occupied/),
    commercial: cell(/^C.*, Occupied/),
    vacant: cell(/, Vacant/),
    maintenance: cell(/, Maintenance issue/),
  }
  await expectAllDiffer(cells)

  const [first, second] = Object.values(cells) as [Locator, Locator]
  await first.focus()
  await expectMarked(first, second)
})

test('selected sections, filters, days and rows are marked, and popups have an edge @screens', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'admin')
  // On a phone the sections are a select, like the filter that is checked below.
  if ((page.viewportSize()?.width ?? 0) >= 768) {
    const tabs = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    await expectMarked(
      tabs.and(page.locator('[aria-current="page"]')),
      tabs.and(page.locator(':not([aria-current])')).first(),
    )
  }

  await page.goto(`${app.origin}/admin?tab=simulation`)
  const show = page.getByRole('combobox', { name: 'Show' })
  const before = await lines(show)
  await show.click()
  const options = page.getByRole('option')
  await expectMarked(
    options.and(page.locator('[data-highlighted]')),
    options.and(page.locator(':not([data-highlighted])')).first(),
  )
  await options.nth(1).click()
  await expect(options).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).click()
  expect(await lines(show), 'a filter that is on').not.toBe(before)

  await page.goto(`${app.origin}/admin?tab=maintenance`)
  await page.getByRole('radio', { name: 'Board' }).check()
  const columns = page.locator('[data-column]')
  await expect(columns.first()).toBeVisible()
  const target = columns.nth(1)
  const idle = await lines(target)
  await target.evaluate((element) => element.toggleAttribute('data-over', true))
  expect(await lines(target), 'where a card would be dropped').not.toBe(idle)

  await page.keyboard.press('Control+k')
  await hasEdge(page.getByRole('dialog'))
})

test('the small tower gives every state, and other rooms, their own pattern @screens', async ({ page, app }) => {
  await signIn(page, app, 'admin')
  const card = page.getByRole('region', { name: 'Tower' })
  await expect(card.getByText('Service and parking')).toBeVisible()
  const names = await card.locator('dt, p:has(> svg)').allInnerTexts()
  const swatches = await card.locator('dt > svg, p > svg').all()
  expect(names).toContain('Service and parking')
  await expectAllDiffer(Object.fromEntries(swatches.map((swatch, at) => [names[at] ?? '', swatch])))
  const drawn = await card.locator('a svg path[class*="map-service"]').count()
  expect(drawn, 'the podium is drawn as in the legend').toBe(1)
})

test('the selected message is marked and every message has an edge @screens', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=website-requests')
  const cards = page.getByRole('article')
  await expect(cards.nth(1)).toBeVisible()
  for (const card of await cards.all()) await hasEdge(card)
  const isBeside = (page.viewportSize()?.width ?? 0) >= 1280
  if (isBeside)
    await expectMarked(
      cards.and(page.locator('[data-selected]')),
      cards.and(page.locator(':not([data-selected])')).first(),
    )
})

test('the calendar marks today @screens', async ({ page, app }) => {
  await signIn(page, app, 'resident')
  await page.goto(`${app.origin}/tenant?tab=calendar`)
  const days = page.getByRole('table').getByRole('cell')
  await expectMarked(
    days.and(page.locator('[aria-current="date"]')),
    days.and(page.locator(':not([aria-current])')).first(),
  )
})

test('the stacks of the public site give for sale, for rent, and neither their own pattern @screens', async ({
  page,
  app,
}) => {
  await page.goto(`${app.origin}/building-view`)
  const legend = page.locator('.stacks-legend i')
  await expect(legend).toHaveCount(3)
  const [sale, lease, neither] = await legend.all()
  if (!sale || !lease || !neither) throw new Error('The legend has three entries.')
  await expectAllDiffer({ sale, lease, neither })
  const homes = page.locator('.stacks td a')
  await expectAllDiffer({
    sale: homes.and(page.locator('.sale:not(.lease)')).first(),
    lease: homes.and(page.locator('.lease:not(.sale)')).first(),
    none: page.locator('.stacks td[data-cell]').first(),
  })
})

test.describe('the components of the kit', () => {
  let kit: Awaited<ReturnType<typeof openKitPage>>
  test.beforeAll(async () => {
    kit = await openKitPage()
  })
  test.afterAll(() => kit.close())

  const open = (page: Page) => page.goto(`${kit.address}?theme=light`)

  test('show selected, current, checked and focused by lines or marks @screens', async ({ page }) => {
    await open(page)
    const labels = page.getByRole('radiogroup', { name: 'Theme' }).locator('label')
    await expectMarked(
      labels.filter({ has: page.locator(':checked') }),
      labels.filter({ hasNot: page.locator(':checked') }).first(),
    )
    for (const list of await page.getByRole('tablist').all()) {
      const tabs = list.getByRole('tab')
      if ((await tabs.count()) > 1)
        await expectMarked(
          tabs.and(page.locator('[aria-selected="true"]')),
          tabs.and(page.locator('[aria-selected="false"]')).first(),
        )
    }
    for (const kind of ['checkbox', 'switch'] as const) {
      const parts = page.getByRole(kind)
      const on = parts.and(page.locator(':checked:enabled')).first()
      const off = parts.and(page.locator(':not(:checked):enabled')).first()
      if ((await on.count()) > 0 && (await off.count()) > 0) await expectAllDiffer({ on, off })
    }
    const button = page.getByRole('button', { name: 'Submit Request' })
    const before = await lines(button)
    await button.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await lines(button), 'the focus').not.toBe(before)
  })

  test('have an edge when they are popups @screens', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await hasEdge(page.getByRole('dialog', { name: 'Submit New Maintenance Request' }))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Move to' }).click()
    await hasEdge(page.getByRole('menu'))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Success' }).click()
    await hasEdge(page.locator('[data-toasts] [role] > div').first())
  })
})
