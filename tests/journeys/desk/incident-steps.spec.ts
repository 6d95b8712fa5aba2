import { expect, expectAccessible, signIn, test } from '../fixtures.ts'
import { openPortalAs } from '../requests/request-people.ts'

// The second desk is answered 409, which the browser logs as an error.
test.use({ expectedErrors: [/status of 409/] })

test('a step that repeats is due again after ten minutes, on every page of the desk @main', async ({ page, app }) => {
  await page.clock.install()
  await signIn(page, app, 'concierge', '/desk?tab=incidents')
  await page.getByRole('button', { name: 'Open an incident' }).press('Enter')
  const opening = page.getByRole('dialog', { name: 'Open an incident' })
  await opening.getByRole('button', { name: 'Open the incident' }).press('Enter')
  const script = page.getByRole('region', { name: /^Script/ })
  const step = script.getByRole('listitem').filter({ hasText: 'Call the cabin again' }).first()
  await expect(step).toContainText('every 10 min')
  await script.getByRole('button', { name: 'Go to step 6: Call the cabin again' }).press('Enter')
  await expect(step.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await page.keyboard.type('All calm')
  await page.keyboard.press('Enter')
  await expect(step.getByText('All calm')).toBeVisible()
  await expect(step.getByText(/^Again at \d\d:\d\d$/)).toBeVisible()
  await expect(step.getByText(/^in 1[01] min$/)).toBeVisible()
  // The next step has the keyboard meanwhile, and retains it when the other one becomes due.
  await expect(script.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await page.keyboard.type('I am')
  const banner = page.getByRole('region', { name: 'Incidents' })
  await expect(banner).toContainText(/\d\d:\d\d: Call the cabin again/)
  await page.clock.runFor('11:00')
  await expect(step.getByText('Due now')).toBeVisible()
  await expect(banner).toContainText('Now: Call the cabin again')
  await expect(script.getByRole('textbox', { name: 'Note' })).toHaveValue('I am')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Packages/ }).press('Enter')
  await expect(banner).toContainText('Now: Call the cabin again')
  await page.goBack()
  await script.getByRole('button', { name: 'Go to step 6: Call the cabin again' }).press('Enter')
  await step.getByRole('button', { name: 'No longer needed' }).press('Enter')
  await expect(banner).not.toContainText('Call the cabin again')
  await expect(page.getByRole('heading', { name: /^Script 1 of 9/ })).toBeVisible()
})

test('a second desk that opens the same incident gets the one of the first, and another one on purpose @main', async ({
  page,
  app,
  browser,
}) => {
  const office = await openPortalAs(browser, app, 'staff', '/desk?tab=incidents')
  await office.page.getByRole('button', { name: 'Open an incident' }).press('Enter')
  const first = office.page.getByRole('dialog', { name: 'Open an incident' })
  await first.getByRole('radio', { name: 'Power' }).press('Space')
  await signIn(page, app, 'concierge', '/desk?tab=incidents')
  await page.getByRole('button', { name: 'Open an incident' }).press('Enter')
  const second = page.getByRole('dialog', { name: 'Open an incident' })
  await second.getByRole('radio', { name: 'Power' }).press('Space')
  // Nothing of the first is here yet: the list is what it was.
  await page.route('**/api/desk/incidents?**', (route) => route.fulfill({ json: [] }))
  await first.getByRole('button', { name: 'Open the incident' }).press('Enter')
  await expect(office.page.getByRole('heading', { name: 'Power is out' })).toBeVisible()
  await second.getByRole('textbox', { name: 'In one line' }).fill('No light on all floors')
  await second.getByRole('button', { name: 'Open the incident' }).press('Enter')
  await expect(page.getByText(/^Opened at \d\d:\d\d by /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Power is out' })).toBeVisible()
  await page.unrouteAll()
  await page.goto(`${app.origin}/desk?tab=incidents&open=new`)
  await second.getByRole('radio', { name: 'Power' }).press('Space')
  await expect(second.getByText('This may be open already')).toBeVisible()
  await expectAccessible(page)
  await second.getByRole('checkbox', { name: 'This is another incident' }).press('Space')
  await second.getByRole('textbox', { name: 'In one line' }).fill('Garage without light')
  await second.getByRole('button', { name: 'Open the incident' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Garage without light' })).toBeVisible()
  expect(office.errors).toEqual([])
})
