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

test('a note that is being typed stays in its step when another desk ticks the step @main', async ({
  page,
  app,
  browser,
}) => {
  await signIn(page, app, 'concierge', '/desk?tab=incidents')
  await page.getByRole('button', { name: 'Open an incident' }).press('Enter')
  const opening = page.getByRole('dialog', { name: 'Open an incident' })
  await opening.getByRole('checkbox', { name: /This is a drill/ }).press('Space')
  await opening.getByRole('textbox', { name: 'In one line' }).fill('Drill of two desks')
  await opening.getByRole('button', { name: 'Open the incident' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Drill of two desks' })).toBeVisible()
  const other = await openPortalAs(browser, app, 'staff', new URL(page.url()).pathname + new URL(page.url()).search)
  const scriptOf = (one: typeof page) => one.getByRole('region', { name: /^Script/ })
  const [here, there] = [scriptOf(page), scriptOf(other.page)]
  const goTo = (script: typeof here, name: RegExp) => script.getByRole('button', { name }).press('Enter')
  const stepOf = (script: typeof here, title: RegExp) => script.locator('ol > li').filter({ hasText: title }).first()

  await test.step('a step that is done once', async () => {
    await goTo(there, /^Go to step 7:/)
    await other.page.keyboard.type('Not the')
    await goTo(here, /^Go to step 7:/)
    await page.keyboard.type('Came at once')
    await page.keyboard.press('Enter')
    const step = stepOf(there, /^.?Meet the technician/)
    await expect(step.getByText(/^Ticked at .+ by .+\. Your note is added to this step\.$/)).toBeVisible()
    await expect(step.getByRole('textbox', { name: 'Note' })).toBeFocused()
    await expectAccessible(other.page)
    await other.page.keyboard.type(' usual one')
    await other.page.keyboard.press('Enter')
    await expect(step.getByText('Came at once; Not the usual one')).toBeVisible()
    await expect(other.page.getByRole('heading', { name: /^Script 1 of 9/ })).toBeVisible()
    await expect(there.getByRole('button', { name: /^Go to step 8:/ })).toBeVisible()
  })

  await test.step('a step that repeats', async () => {
    await goTo(there, /^Go to step 6:/)
    await other.page.keyboard.type('Still')
    await goTo(here, /^Go to step 6:/)
    await page.keyboard.press('Enter')
    const step = stepOf(there, /Call the cabin again/)
    await expect(step.getByText(/^Ticked at .+ Enter records it once more\.$/)).toBeVisible()
    await other.page.keyboard.type(' calm')
    await expect(step.getByRole('textbox', { name: 'Note' })).toHaveValue('Still calm')
    await other.page.keyboard.press('Enter')
    await expect(here.getByText('Still calm')).toBeVisible()
  })

  await test.step('a step without a note yet', async () => {
    await goTo(there, /^Go to step 8:/)
    await goTo(here, /^Go to step 8:/)
    await page.keyboard.press('Enter')
    await expect(there.getByRole('button', { name: /^Next step/ })).toBeVisible()
    await expect(there.getByRole('textbox', { name: 'Note' })).toBeFocused()
    await other.page.keyboard.press('Enter')
    await expect(there.getByRole('textbox', { name: 'Note' })).toBeFocused()
    await expect(other.page.getByRole('heading', { name: /^Script 2 of 9/ })).toBeVisible()
  })
  expect(other.errors).toEqual([])
})
