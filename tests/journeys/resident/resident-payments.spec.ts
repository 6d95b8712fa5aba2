import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
const beforeSignIn = /401 .*\/api\/auth\/user/
test.use({ expectedErrors: [beforeSignIn] })

test('a resident reads the own charges, payments and balance, and sees at once what the office enters @phone @main', async ({
  page,
  app,
  browser,
}) => {
  test.slow()
  await signIn(page, app, 'resident', '/tenant')
  await expect(page.getByText('Resident, 2211')).toBeAttached()
  await page.getByRole('link', { name: 'Payments' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
  const ledger = page.getByRole('region', { name: 'Charges and payments' })
  await expect(ledger.getByText('Rent').first()).toBeVisible()
  await expect(ledger.getByText('Unit 2211').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Account summary' }).getByText('Last payment')).toBeVisible()
  await expect(page.getByRole('button', { name: /New Entry|Reverse/ })).toHaveCount(0)
  await expectAccessible(page)

  const context = await browser.newContext()
  const office = await context.newPage()
  await signIn(office, app, 'admin', '/admin?tab=tenants&search=leila+pryce')
  await office.getByRole('button', { name: 'Manage Profile of Leila Pryce', exact: true }).click()
  await office.getByRole('tab', { name: 'Payments' }).click()
  await office.getByRole('button', { name: 'New Entry' }).click()
  const form = office.getByRole('dialog', { name: 'New charge or payment' })
  const what = `Key replacement ${Date.now()}`
  await form.getByLabel('Amount ($)').fill('17.50')
  await form.getByLabel('Description').fill(what)
  await form.getByRole('button', { name: 'Save entry' }).click()
  await expect(ledger.getByText(what)).toBeVisible()
  await context.close()
})

test('an owner sees the fees of the own home', async ({ page, app }) => {
  await signIn(page, app, 'owner', '/tenant?tab=payments')
  await expect(page.getByText('Resident, 2107')).toBeAttached()
  await expect(
    page.getByRole('region', { name: 'Charges and payments' }).getByText('Maintenance fee').first(),
  ).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test("an owner's payments are among the first tabs; a charge and its payment are one row, amounts at the right", async ({
    page,
    app,
  }) => {
    await signIn(page, app, 'owner', '/tenant?tab=payments')
    const tabs = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    await expect(tabs.nth(1)).toHaveText('Payments')
    const ledger = page.getByRole('region', { name: 'Charges and payments' })
    const entries = ledger.getByRole('listitem')
    const fee = entries.filter({ hasText: 'Maintenance fee' }).first()
    await expect(fee).toContainText(
      /Charged \w+ 1, \d{4}.*Paid \w+ \d+, \d{4} · (?:Pre-authorised debit|E-transfer|Cheque)/,
    )
    await expect(fee.getByText('Paid', { exact: true })).toHaveCount(1)
    const rights = await entries.evaluateAll((items) =>
      items.map((item) => Math.round(item.querySelector('[data-amount]')?.getBoundingClientRect().right ?? 0)),
    )
    expect(new Set(rights).size).toBe(1)
    // A month has a heading, and older months come on request.
    await expect(ledger.getByRole('heading', { level: 3 })).toHaveCount(3)
    await ledger.getByRole('button', { name: 'Show earlier' }).click()
    await expect(ledger.getByRole('heading', { level: 3 })).toHaveCount(9)
    // A reversed entry and its reversal are one row.
    await expect(entries.filter({ hasText: 'Cancelled' })).toHaveCount(1)
    await expectAccessible(page)
  })
})
