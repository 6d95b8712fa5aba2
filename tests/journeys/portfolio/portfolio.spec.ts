import { expect, expectAccessible, test as base } from '../fixtures.ts'
import { demoPassword } from '../app-process.ts'
import { startPortfolio } from './portfolio-program.ts'

type Portfolio = Awaited<ReturnType<typeof startPortfolio>>

const test = base.extend<object, { portfolio: Portfolio }>({
  portfolio: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of other fixtures here
    async ({}, use) => {
      const portfolio = await startPortfolio()
      await use(portfolio)
      await portfolio.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
// The first call of an anonymous visitor is answered with 401.
test.use({ expectedErrors: [/401/] })

test('a company sees its buildings, searches, compares, writes to several and opens one @main', async ({
  page,
  portfolio,
}) => {
  await page.goto(portfolio.origin)
  await expect(page.getByRole('heading', { name: 'Sign in to your portfolio' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill('miriam@harbourhale.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()

  const foundry = page.getByRole('article', { name: 'The Foundry' })
  await expect(foundry).toContainText('4 late')
  await expect(foundry).toContainText('93%')
  await expect(page.getByRole('article', { name: 'Birchcliff Court' })).toContainText('Set-up, 2 of 11 done')
  await expect(page.getByText(/^Figures (just now|\d+ min old)$/)).toBeVisible()
  await expectAccessible(page)

  // Arrows walk, Space chooses.
  await page.getByLabel('Choose The Foundry').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Choose 40, rue Saint-Paul')).toBeChecked()
  const panel = page.getByRole('region', { name: 'One message, 2 buildings' })
  const reach = panel.getByRole('region', { name: 'It reaches' })
  await expect(reach).toContainText('193 people')
  await expect(reach).toContainText('330 people')
  await panel.getByRole('textbox', { name: 'Title' }).fill('Water meters are read next week')
  await panel
    .getByRole('textbox', { name: 'Message' })
    .fill('A reader visits {building} between 30 November and 4 December.')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Send to 2' }).click()
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText('Send to 330 people in 2 buildings?')
  await expect(confirmation).toContainText('Its readers in 40, rue Saint-Paul get the text in English.')
  await confirmation.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Sent to 2 buildings' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Write another message' }).click()

  await page.getByText('Table', { exact: true }).click()
  const table = page.getByRole('table')
  await table.getByRole('button', { name: 'Packages' }).click()
  await expect(table.getByRole('row').nth(1)).toContainText('Pier Nine')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('table', { name: 'Compare buildings' })).toContainText('Late per 100 units')
  // The message was sent, so nothing is chosen and all are compared.
  const columns = page.getByRole('table', { name: 'Compare buildings' }).getByRole('columnheader')
  const all = await columns.count()
  await page.getByRole('checkbox', { name: 'The Foundry', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(columns).toHaveCount(all)
  await page.getByRole('checkbox', { name: 'Pier Nine', exact: true }).check()
  await expect(columns).toHaveCount(3)
  await expectAccessible(page)

  for (const name of ['The Foundry', 'Pier Nine']) await page.getByRole('checkbox', { name, exact: true }).uncheck()

  await page.keyboard.press('/')
  await page.keyboard.type('Hugo')
  const found = page.getByRole('region', { name: 'Results' })
  await expect(found.getByRole('heading', { name: 'Pier Nine' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByText('Cards', { exact: true }).click()
  await page.getByLabel('Choose Pier Nine').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${portfolio.originOf('pier-nine')}/admin`)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByText('Miriam Castell (Harbour & Hale)').first()).toBeVisible()
})

test('the portfolio is in French too, and fits a phone', async ({ page, portfolio }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(portfolio.origin)
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByLabel('Courriel').fill('miriam@harbourhale.example')
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('article', { name: 'The Foundry' })).toContainText('4 en retard')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByLabel('Choisir The Foundry').check()
  await page.getByRole('button', { name: 'Un message, 1 immeuble' }).click()
  await expect(page.getByRole('dialog')).toContainText('193 personnes')
  await expectAccessible(page)
})

test('a building is created, and its card says how far that is', async ({ page, portfolio }) => {
  await page.goto(portfolio.origin)
  await page.getByLabel('Email').fill('miriam@harbourhale.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'New building' }).click()
  const dialog = page.getByRole('dialog', { name: 'New building' })
  await expectAccessible(page)
  await dialog.getByLabel('Name', { exact: true }).fill('Harbour Mews')
  await dialog.getByLabel('Street and number').fill('1 Mews Lane')
  await dialog.getByLabel('City').fill('Brussels')
  await expect(dialog.getByLabel('Short name')).toHaveValue('harbour-mews')
  // Without the port of the portfolio, which the building gets.
  await expect(dialog.getByLabel('Address of its site')).toHaveValue('harbour-mews.localhost')
  await dialog.getByLabel('Country').click()
  await page.getByPlaceholder('Find a country').fill('Belg')
  await page.getByRole('option', { name: 'Belgium' }).click()
  await expect(dialog.getByLabel('Language of its public pages')).toContainText('Français')
  await expect(dialog.getByLabel('Time zone')).toContainText('Europe/Brussels')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Being created', { exact: true })).toBeVisible()
  const card = page.getByRole('article', { name: 'Harbour Mews' })
  await expect(card).toContainText('Set-up, 3 of 11 done', { timeout: 60_000 })
  await expect(card).toContainText('80 units')
  await expect(card).not.toContainText('address')
  await card.getByRole('button', { name: 'Continue set-up' }).click()
  await page.waitForURL(`${portfolio.originOf('harbour-mews')}/admin?tab=settings&group=set-up`)
  await expect(page.getByText('3 of 11')).toBeVisible()
})
