import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

test('a key is found by its tag, lent to a visitor, returned and undone with the keyboard @main', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'concierge')
  const out = page.getByRole('region', { name: /^Keys out/ })
  await expect(out.getByRole('listitem')).toHaveCount(3)
  await expect(out.getByRole('listitem').first()).toContainText('late')
  // A scanner types the tag and presses Enter.
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()
  await page.keyboard.type('k-13')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'K-13' })
  await expect(dialog).toContainText('Party room')
  await dialog.getByRole('button', { name: 'Lend' }).press('Enter')
  const lending = page.getByRole('dialog', { name: 'Lend K-13' })
  await expectAccessible(page)
  await lending.getByRole('button', { name: 'Lend the key' }).press('Enter')
  await expect(lending.getByText('Choose a person')).toBeVisible()
  await lending.getByRole('combobox', { name: 'Who takes it?' }).focus()
  await page.keyboard.type('Rosa Lima Quist')
  await expect(page.getByRole('option', { name: /Rosa Lima Quist/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await lending.getByRole('button', { name: 'Lend the key' }).press('Enter')
  await expect(lending.getByText('Choose a time')).toBeVisible()
  await lending.getByRole('radio', { name: /In 4 hours/ }).press('Space')
  await expect(lending.getByText('Choose a time')).toBeHidden()
  await lending.getByRole('textbox', { name: 'What for?' }).fill('Flowers')
  await page.keyboard.press('Enter')
  await expect(page.getByText('K-13 lent to Rosa Lima Quist')).toBeVisible()
  await expect(lending).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(out.getByRole('listitem')).toHaveCount(4)
  await out.getByRole('button', { name: 'Return key K-13' }).press('Enter')
  await expect(out.getByRole('listitem')).toHaveCount(3)
  // The toast of the loan can be there still.
  await expect(page.getByText('Key K-13 is back')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().press('Enter')
  await expect(out.getByRole('button', { name: 'Return key K-13' })).toBeVisible()
})

test('on the pages of keys and packages, what is scanned goes into the search wherever the focus is', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'concierge')
  await page.getByRole('combobox', { name: 'Scan or search' }).press('#')
  await expect(page.getByRole('heading', { name: 'Keys', exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Gym store' })).toBeVisible()
  await page.keyboard.type('k-13')
  await expect(page.getByRole('searchbox', { name: 'Search keys' })).toHaveValue('k-13')
  await expect(page.getByRole('listitem').filter({ hasText: 'Party room' })).toBeVisible()
  await page.getByRole('link', { name: /^Packages/ }).press('Enter')
  await expect(page.getByRole('button', { name: 'Hand out' }).first()).toBeVisible()
  await page.keyboard.type('7752')
  await expect(page.getByRole('searchbox', { name: 'Search packages' })).toHaveValue('7752')
})

test('a sealed key needs a reason, and the office is notified', async ({ page, app }) => {
  await signIn(page, app, 'concierge')
  await page.getByRole('combobox', { name: 'Scan or search' }).press('#')
  await expect(page.getByRole('heading', { name: 'Keys', exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Sealed' }).press('Space')
  await expect(page.getByRole('listitem').filter({ hasText: 'S-1206' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^K-05/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'K-05' })
  await expect(dialog.getByText('Smoke alarm on the roof')).toBeVisible()
  await dialog.getByRole('button', { name: 'Break the seal' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Why is it broken?' }).fill('Drain on the roof is blocked')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Seal broken, the office is alerted')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Lend' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Seal', exact: true }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Number of the seal' }).fill('S-1300')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/S-1300,/)).toBeVisible()
})

test('a concierge sees notifications and their choices without those of people on call', async ({ page, app }) => {
  await signIn(page, app, 'concierge', '/account/notifications')
  await expect(page.getByText('A key is overdue', { exact: true })).toBeVisible()
  await expect(page.getByText('This could not be loaded.')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(`${app.origin}/notifications`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('button', { name: /notification/i })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('tab', { name: /On call/ })).toHaveCount(0)
})

test('a key that is scanned on the page of keys opens, whatever the list shows', async ({ page, app }) => {
  await signIn(page, app, 'concierge', '/desk?tab=keys&state=sealed')
  await expect(page.getByRole('textbox', { name: 'Search keys' }).or(page.getByRole('searchbox'))).toBeVisible()
  await page.keyboard.type('k-02')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'K-02' }).getByRole('button', { name: 'Return' })).toBeVisible()
})
