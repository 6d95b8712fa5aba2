import type { Locator } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../fixtures.ts'
import { publish } from '../console/units-page.ts'

const unitOf = async (card: Locator) => (await card.getAttribute('data-unit')) ?? ''

// axe and the unit dialog are slow on a small machine.
test.describe.configure({ timeout: 120_000 })

test.describe('available units', () => {
  test('are linked from Near By, filtered at once, and open the contact form for that unit @phone @main', async ({
    page,
    app,
  }) => {
    await page.goto(`${app.origin}/nearby`)
    await page.getByRole('link', { name: 'View Available Units' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Units')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'List' }).click()
    await expect(page).toHaveURL(/\?show=list$/)
    const cards = page.locator('.offer:visible')
    await expect(cards.nth(4)).toBeVisible()
    const all = await cards.count()
    await expectAccessible(page)

    await page.getByRole('radio', { name: 'For lease' }).check()
    await expect(page).toHaveURL(/\?for=lease&show=list$/)
    const leased = await cards.count()
    expect(leased).toBeLessThan(all)
    await expect(page.locator('.offers-count')).toHaveText(`${leased} units`)
    for (const text of await cards.allInnerTexts()) expect(text).toContain('For lease')

    await page.getByLabel('Facing').selectOption('East')
    await page.getByLabel('Bedrooms').selectOption('1 bedroom')
    for (const text of await cards.allInnerTexts()) expect(text).toMatch(/East/)
    await page.reload()
    await expect(page.getByLabel('Facing')).toHaveValue('East')

    await page.getByLabel('Bedrooms').selectOption('Studio')
    await expect(page.getByText('No available units match these filters.')).toBeVisible()
    await expectAccessible(page)
    await page.locator('.offers-none').getByRole('link', { name: 'Clear' }).click()
    await expect(cards).toHaveCount(all)

    const card = page.locator('.offer:visible', { hasText: 'For sale' }).first()
    const number = await unitOf(card)
    await card.getByRole('link', { name: `Ask about this unit: ${number}` }).click()
    await expect(page).toHaveURL(/\/contact\?/)
    await expect(page.getByLabel('Reason')).toHaveValue('purchase-inquiry')
    await expect(page.getByLabel('Subject')).toHaveValue(new RegExp(number))
    // The form is visible, and its heading names the unit.
    await expect(page).toHaveURL(/#message$/)
    await expect(page.getByText(`Your question is about: Unit ${number}, for sale`)).toBeInViewport()
  })

  test('that are not on the market do not change the form', async ({ page, app }) => {
    await page.goto(`${app.origin}/contact?unit=9999&for=sale`)
    await expect(page.getByLabel('Reason')).toHaveValue('')
    await expect(page.getByLabel('Subject')).toHaveValue('')
    await expect(page.getByText('Your question is about:')).toHaveCount(0)
  })
})

test.describe('a unit that the office offers', () => {
  test.use({ expectedErrors: [/status of 401/] })
  test('in its dialog is on the public page at once, receives a message, and disappears when it is withdrawn @main', async ({
    page,
    app,
    context,
  }) => {
    await signIn(page, app, 'admin')
    const unitNumber = `P${test.info().workerIndex}-${Date.now() % 1_000_000}`
    const id = await page.evaluate(async (number) => {
      const body = JSON.stringify({ unitNumber: number, floor: 8, category: 'Residential', bedrooms: 2 })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch('/api/admin/units', { method: 'POST', headers, body })
      return ((await response.json()) as { id: string }).id
    }, unitNumber)
    const visitor = await context.newPage()
    const card = visitor.locator('.offer', { hasText: unitNumber })
    const shows = (look: () => Promise<void>) =>
      expect(async () => {
        await visitor.goto(`${app.origin}/building-view?unit=${unitNumber}`)
        await look()
      }).toPass({ timeout: 15_000 })
    const brief = { timeout: 1000 }

    await page.goto(`${app.origin}/admin?tab=units&unit=${id}`)
    await page.getByRole('button', { name: 'List for lease' }).click()
    const listing = page.getByRole('dialog', { name: 'List for lease' })
    await listing.getByLabel('Monthly rent').fill('2,345')
    await listing.getByLabel('Headline').fill('Corner home over the court')
    await publish(page, listing)
    await expect(page.getByText('Listing published successfully')).toBeVisible()
    await shows(() => expect(card).toContainText(/Corner home over the court.*\$2,345 a month/, brief))
    await expect(card).toContainText('For lease')

    await page.getByRole('button', { name: 'Edit the listing for lease' }).click()
    const changing = page.getByRole('dialog', { name: /^Edit the listing/ })
    await changing.getByLabel('Monthly rent').fill('2,300')
    await changing.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click()
    await shows(() => expect(card).toContainText('$2,300 a month', brief))
    await card.getByRole('link', { name: /^Ask about this unit/ }).click()
    await expect(visitor.getByLabel('Reason')).toHaveValue('rental-inquiry')
    await expect(visitor.getByLabel('Subject')).toHaveValue(`Unit ${unitNumber}, for lease`)

    await page.getByRole('button', { name: 'Withdraw the listing for lease' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Listing withdrawn successfully')).toBeVisible()
    await shows(() => expect(card).toHaveCount(0, brief))
  })
})

test('All, For sale and For lease count what the other filters leave', async ({ page, app }) => {
  const kinds = page.locator('.kinds label')
  for (const choose of [
    () => page.goto(`${app.origin}/building-view?show=list&bedrooms=2`),
    () => page.getByLabel('Facing').selectOption('East'),
    () => page.getByLabel('Bedrooms').selectOption('1'),
  ]) {
    await choose()
    for (const kind of await kinds.all()) {
      await kind.getByRole('radio').check()
      const counted = Number(await kind.locator('[data-count]').textContent())
      await expect(page.locator('.offer:visible')).toHaveCount(counted)
    }
  }
})

test.describe('available units without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('are listed, selected, filtered and lit according to the address', async ({ page, app }) => {
    await page.goto(`${app.origin}/building-view`)
    await expect(page.locator('.offer:visible')).toHaveCount(1)
    const other = page.locator('.stacks a:not([aria-current])').first()
    const number = await unitOf(other)
    await other.click()
    await expect(page.locator('.offer:visible').getByRole('heading')).toHaveText(`Unit ${number}`)

    await page.getByRole('link', { name: 'List' }).click()
    await expect(page.locator('.offer:visible').nth(1)).toBeVisible()
    const all = await page.locator('.offer:visible').count()
    await page.getByRole('radio', { name: 'For sale' }).check()
    await page.getByLabel('Sun on').fill('2026-06-21')
    await page.getByRole('button', { name: 'Show units' }).click()
    await expect(page).toHaveURL(/for=sale/)
    expect(await page.locator('.offer:visible').count()).toBeLessThan(all)
    await expect(page.locator('.sun:visible').first()).toContainText('Jun 21, 2026')
    await page.getByRole('link', { name: 'Clear' }).click()
    await expect(page.locator('.offer:visible')).toHaveCount(all)
  })
})
