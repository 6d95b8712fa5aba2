import { addressOf, expect, expectAccessible, test } from './fixtures.ts'
import { demoPassword } from './house-process.ts'

test.describe('available units', () => {
  test('are found from Near By, filtered at once, and asked about in a form that knows which @phone', async ({
    page,
    house,
  }) => {
    await page.goto(`${house.origin}/nearby`)
    await page.getByRole('link', { name: 'View Available Units' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Units')
    const cards = page.locator('.offer:visible')
    const all = await cards.count()
    expect(all).toBeGreaterThan(3)
    await expectAccessible(page)

    await page.getByLabel('Sale or lease').selectOption('For lease')
    await expect(page).toHaveURL(/\?for=lease$/)
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
    await expect(page.getByText('No unit on the market fits these choices.')).toBeVisible()
    await expectAccessible(page)
    await page.locator('.offers-none').getByRole('link', { name: 'Clear' }).click()
    await expect(cards).toHaveCount(all)

    const asked = page.locator('.offer', { hasText: 'For sale' }).first()
    const number = (await asked.locator('h2').innerText()).replace(/\D/g, '')
    await asked.getByRole('link', { name: `Ask about this unit: ${number}` }).click()
    await expect(page).toHaveURL(/\/contact\?/)
    await expect(page.getByLabel('Reason')).toHaveValue('purchase-inquiry')
    await expect(page.getByLabel('Subject')).toHaveValue(new RegExp(number))
  })

  test('that nobody offers leave the form as it is', async ({ page, house }) => {
    await page.goto(`${house.origin}/contact?unit=9999&for=sale`)
    await expect(page.getByLabel('Reason')).toHaveValue('')
    await expect(page.getByLabel('Subject')).toHaveValue('')
  })

  test('follow the office at once: published, and withdrawn', async ({ page, house, request }) => {
    const headers = { origin: house.origin }
    const call = (method: string, path: string, data?: object) =>
      request.fetch(`${house.origin}${path}`, { method, headers, ...(data ? { data } : {}) })
    await call('POST', '/api/auth/login', { email: addressOf('admin'), password: demoPassword })
    const units = (await (await call('GET', '/api/admin/units')).json()) as { id: string; unitNumber: string }[]
    await page.goto(`${house.origin}/building-view`)
    const offered = await page.locator('.offer h2').allInnerTexts()
    const unit = units.find(({ unitNumber }) => !offered.some((text) => text.includes(unitNumber)))!
    const published = await call('POST', `/api/admin/units/${unit.id}/listings`, { kind: 'lease', price: 2345 })
    expect(published.status()).toBe(201)
    const card = page.locator('.offer', { hasText: unit.unitNumber })
    await expect(async () => {
      await page.reload()
      await expect(card).toContainText('$2,345 a month', { timeout: 500 })
    }).toPass({ timeout: 15_000 })
    const { id } = (await published.json()) as { id: string }
    expect((await call('POST', `/api/admin/listings/${id}/withdraw`)).status()).toBe(200)
    await expect(async () => {
      await page.reload()
      await expect(card).toHaveCount(0, { timeout: 500 })
    }).toPass({ timeout: 15_000 })
  })
})

test.describe('available units without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('are listed and filtered by the address', async ({ page, house }) => {
    await page.goto(`${house.origin}/building-view`)
    const all = await page.locator('.offer:visible').count()
    await page.getByLabel('Sale or lease').selectOption('For sale')
    await page.getByRole('button', { name: 'Show units' }).click()
    await expect(page).toHaveURL(/for=sale/)
    expect(await page.locator('.offer:visible').count()).toBeLessThan(all)
    await page.getByRole('link', { name: 'Clear' }).click()
    await expect(page.locator('.offer:visible')).toHaveCount(all)
  })
})
