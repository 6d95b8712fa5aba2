import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { openPortalAs } from '../requests/request-people.ts'

/** The day of the building. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date())

test('a visit gets a stall from its dialog, and the guest another badge', async ({ page, app, browser }) => {
  const owner = await openPortalAs(browser, app, 'owner', '/tenant?tab=front-desk')
  const announced = await owner.page.request.post(`${app.origin}/api/tenant/visitor-passes`, {
    headers: { origin: app.origin },
    data: { guests: ['Vera Stallings'], firstDay: today(), lastDay: today(), startsAt: '00:00', endsAt: '00:00' },
  })
  expect(announced.status()).toBe(201)
  await signIn(page, app, 'concierge', '/desk?tab=visitors')
  await page
    .getByRole('button', { name: /Vera Stallings/ })
    .first()
    .click()
  const visit = page.getByRole('dialog', { name: 'Vera Stallings' })
  await visit.getByRole('button', { name: 'Give a stall' }).click()
  const stall = page.getByRole('dialog', { name: 'Give a visitor stall' })
  await stall.getByLabel('Licence plate').fill('abcd 123')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Stall .+ is given$/)).toBeVisible()
  await expect(visit.getByText(/, ABCD 123$/)).toBeVisible()
  await expect(visit.getByRole('button', { name: 'Give a stall' })).toHaveCount(0)
  await visit.getByRole('button', { name: 'Check in Vera Stallings' }).click()
  await expect(page.getByText('Vera Stallings is checked in')).toBeVisible()
  await visit.getByRole('button', { name: 'Close' }).last().click()

  const row = page.getByRole('listitem').filter({ hasText: /Vera Stallings.*since/ })
  await row.getByRole('button', { name: /^\d+ ?Vera Stallings/ }).click()
  const correcting = page.getByRole('dialog', { name: 'Vera Stallings' })
  await correcting.getByLabel('Badge').fill('G-44')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Visit corrected')).toBeVisible()
  await expect(row).toContainText('badge G-44')
  await row.getByRole('button', { name: 'Check out Vera Stallings' }).click()
  await expect(page.getByText('Vera Stallings is checked out')).toBeVisible()
  expect(owner.errors).toEqual([])
})

test('visitors who have left are found by name and day @screens', async ({ page, app }) => {
  await signIn(page, app, 'concierge', '/desk?tab=visitors')
  await page.getByRole('radio', { name: 'Earlier' }).press('Space')
  const list = page.getByRole('region', { name: 'Earlier visitors' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  const name = await list.getByRole('listitem').first().locator('.font-medium').innerText()
  await page.getByRole('searchbox', { name: 'Search earlier visitors' }).fill(name)
  await expect(list.getByRole('listitem').first()).toContainText(name)
  await page.getByRole('searchbox', { name: 'Search earlier visitors' }).fill('nobody of that name')
  await expect(page.getByText('No visitors match')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('textbox', { name: 'Day of the visit' }).fill('2020-01-01')
  await page.keyboard.press('Tab')
  await expect(page.getByText('No visitors match')).toBeVisible()
})

test.describe('a namesake of a person not to admit', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('is admitted by the office after a question', async ({ page, app }) => {
    await signIn(page, app, 'staff', '/desk')
    await page.keyboard.press('@')
    const form = page.getByRole('dialog', { name: 'Check in a visitor' })
    // The choice of the kind has the focus; a name is typed without a Tab.
    await expect(form.getByRole('radio', { name: 'Guest' })).toBeFocused()
    await page.keyboard.type('Rex Stone')
    await expect(form.getByLabel('Name')).toHaveValue('Rex Stone')
    await form.getByRole('combobox', { name: 'Whom they visit' }).fill('Amara Okafor')
    await page.keyboard.press('Enter')
    await expect(form.getByRole('button', { name: 'Change' })).toBeVisible()
    await form.getByRole('button', { name: 'Check in' }).click()
    await expect(form.getByText('Do not admit. Call the office.')).toBeVisible()
    await form.getByRole('button', { name: 'Admit Rex Stone as the office' }).click()
    const question = page.getByRole('alertdialog', { name: 'Admit Rex Stone?' })
    await expect(question.getByText(/Admit only someone else/)).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Admit' }).click()
    await expect(page.getByText('Rex Stone is checked in')).toBeVisible()
  })
})

test('a resident sees the key that they have borrowed @phone', async ({ page, app, browser }) => {
  const desk = await openPortalAs(browser, app, 'concierge', '/desk')
  const { page: counter } = desk
  await counter.getByRole('combobox', { name: 'Scan or search' }).fill('k-13')
  await counter.keyboard.press('Enter')
  await counter.getByRole('dialog', { name: 'K-13' }).getByRole('button', { name: 'Lend' }).click()
  const lending = counter.getByRole('dialog', { name: 'Lend K-13' })
  await lending.getByRole('combobox', { name: 'Who takes it?' }).focus()
  await counter.keyboard.type('Amara Okafor')
  await counter
    .getByRole('option', { name: /^Amara Okafor.*2107/ })
    .first()
    .click()
  await lending.getByRole('radio', { name: /In 4 hours/ }).press('Space')
  await signIn(page, app, 'owner', '/tenant?tab=front-desk')
  await expect(page.getByText('Keys you have borrowed')).toHaveCount(0)
  await lending.getByRole('button', { name: 'Lend the key' }).click()
  await expect(counter.getByText('K-13 lent to Amara Okafor')).toBeVisible()
  await expect(page.getByText('Keys you have borrowed')).toBeVisible()
  await expect(page.getByText('Party room')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  expect(desk.errors).toEqual([])
})
