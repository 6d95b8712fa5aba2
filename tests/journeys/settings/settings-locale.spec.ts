import type { Page } from '@playwright/test'
import { dialog, openUnits, view } from '../console/units-page.ts'
import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

const locale = (page: Page) => page.getByRole('region', { name: 'Language, money, measures' })
const examples = (page: Page) => page.getByRole('region', { name: 'This is how it reads' })

/** The first visible text of the page; the options of a closed list are not. */
const shown = (page: Page, text: RegExp) => page.locator('main').getByText(text).filter({ visible: true }).first()

async function choose(page: Page, field: string, option: string, find?: string) {
  await locale(page).getByLabel(field).click()
  if (find) await page.getByPlaceholder(find).fill(option)
  await page.getByRole('option', { name: option }).first().click()
}

test('a building moves to Germany: amounts, areas and weeks follow on every page, until it is undone', async ({
  page,
  app,
}) => {
  test.slow()
  await signIn(page, app, 'admin', '/admin?tab=settings')
  await expect(examples(page)).toContainText('$1,240.00')
  await expect(examples(page)).toContainText('738 sq ft')
  await choose(page, 'Country of formats', 'Germany', 'Find a country')
  await choose(page, 'Currency', 'Euro', 'Find a currency')
  await choose(page, 'Areas', 'Square metres')
  await choose(page, 'Weights', 'Kilograms')
  await choose(page, 'First day of the week', 'Monday')
  for (const text of ['€1.240,00', '68,6 m²', '23 Nov 2026 12:00', 'M5V 0A0 Toronto', 'Monday to Sunday'])
    await expect(examples(page)).toContainText(text)
  // Scrolled, the header would cover a part of a link.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Preview changes' }).click()
  const preview = page.getByRole('dialog', { name: 'Save changes?' })
  await expect(preview).toContainText('Germany')
  await preview.getByRole('button', { name: 'Save changes' }).click()
  await expect(preview).toBeHidden()
  await expect(page.getByLabel('Pet weight limit')).toHaveValue('9')
  await expect(page.getByText('In kilograms.', { exact: false })).toBeVisible()

  await page.goto(`${app.origin}/building-view`)
  await expect(page.locator('html')).toHaveAttribute('data-locale', 'DE EUR m2 kg 1')
  await expect(shown(page, /^€[\d.]+$/)).toBeVisible()
  await expect(shown(page, /^\d+(?:,\d)? m²$/)).toBeVisible()
  await page.goto(`${app.origin}/fr/building-view`)
  await expect(shown(page, /^[\d\s]+€$/)).toBeVisible()

  await openUnits(page, app)
  await page.getByRole('searchbox', { name: 'Unit, tenant or stall' }).fill('2107')
  await view(page, '2107').click()
  await expect(dialog(page, '2107').getByText('Area (m²)')).toBeVisible()
  await expect(
    dialog(page, '2107')
      .getByText(/^€[\d.]+,\d\d$/)
      .first(),
  ).toBeVisible()

  await signIn(page, app, 'resident', '/tenant?tab=payments')
  await expect(shown(page, /€[\d.]+,\d\d/)).toBeVisible()
  await expect(page.locator('main')).not.toContainText('$')

  await signIn(page, app, 'admin', '/admin?tab=settings')
  await page.getByRole('list', { name: 'Recent changes' }).getByRole('button', { name: /^Undo/ }).first().click()
  await page.getByRole('dialog', { name: 'Undo this change?' }).getByRole('button', { name: 'Undo change' }).click()
  await expect(examples(page)).toContainText('$1,240.00')
  await page.goto(`${app.origin}/building-view`)
  await expect(page.locator('html')).toHaveAttribute('data-locale', 'CA CAD sqft lb 7')
  await expect(shown(page, /^[\d,]+ sq ft$/)).toBeVisible()
})
