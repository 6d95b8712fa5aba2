import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { choose, openPortalAs } from '../requests/request-people.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('the office adds, moves and cancels an event; residents see each change @narrow @main', async ({
  page,
  app,
  browser,
}) => {
  test.setTimeout(240_000)
  const title = `Roof tour ${Date.now()}`
  const resident = await openPortalAs(browser, app, 'resident', '/tenant?tab=calendar&month=2027-03')
  await expect(resident.page.getByRole('heading', { name: 'March 2027' })).toBeVisible()
  await expectAccessibleInBothThemes(resident.page)
  const owner = await openPortalAs(browser, app, 'owner', '/tenant?tab=calendar&month=2027-03')

  await signIn(page, app, 'staff', '/admin?tab=calendar')
  await expect(page.getByRole('list', { name: 'Calendar' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'New Event' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'New event' })
  await form.getByRole('button', { name: 'Create Event' }).press('Enter')
  await expect(form.getByText('Please enter a title').first()).toBeVisible()
  await form.getByLabel('Title').fill(title)
  await choose(page, form.getByLabel('Type'), 'Social')
  await form.getByLabel('Date', { exact: true }).fill('2027-03-09')
  await form.getByLabel('Start time').fill('18:30')
  await form.getByLabel('End time').fill('18:00')
  await form.getByLabel('Location').fill('Roof terrace')
  await choose(page, form.getByLabel('Audience'), /^Units/)
  await form.getByLabel('Units').fill('2211, 9999')
  await expect(form.getByText('Not found: 9999')).toBeVisible()
  await form.getByLabel('Units').fill('2211')
  await form.getByRole('button', { name: 'Create Event' }).click()
  await expect(form.getByText("The end can't be before the start").first()).toBeVisible()
  await form.getByLabel('End time').fill('19:30')
  await form.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Event created successfully')).toBeVisible()

  const square = resident.page.getByRole('button', { name: `${title}, Tuesday, March 9, 2027, 6:30 PM to 7:30 PM` })
  await square.press('Enter')
  const view = resident.page.getByRole('dialog', { name: title })
  await expect(view.getByText('Roof terrace')).toBeVisible()
  await resident.page.keyboard.press('Escape')
  await expect(owner.page.getByRole('button', { name: new RegExp(title) })).toHaveCount(0)

  await page.getByRole('searchbox').or(page.getByLabel('Title, location or text')).first().fill(title)
  await page
    .getByRole('button', { name: `Edit ${title}` })
    .locator('visible=true')
    .click()
  const change = page.getByRole('dialog', { name: 'Edit event' })
  await expect(change.getByLabel('Units')).toHaveValue('2211')
  await change.getByLabel('Start time').fill('17:00')
  await change.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Event updated successfully')).toBeVisible()
  await expect(
    resident.page.getByRole('button', { name: new RegExp(`^${title}, .* 5:00 PM to 7:30 PM$`) }),
  ).toBeVisible()
  await page
    .getByRole('button', { name: `Cancel event ${title}` })
    .locator('visible=true')
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel event' }).click()
  await expect(page.getByText('Event cancelled')).toBeVisible()
  await resident.page.getByRole('button', { name: new RegExp(title) }).click()
  await expect(view.getByText('Cancelled')).toBeVisible()
})

test('a resident creates a private calendar address, and deletes it', async ({ page, app }) => {
  await signIn(page, app, 'resident', '/tenant?tab=calendar')
  await expect(page.getByRole('heading', { name: 'Add to your own calendar' })).toBeVisible()
  await page.getByRole('button', { name: 'Create my address' }).press('Enter')
  const shown = page.getByLabel('Your private calendar address')
  await expect(shown).toHaveValue(/\/api\/calendar\.ics\?key=.{40,}/)
  const url = await shown.inputValue()
  const webcal = url.replace(/^http:/, 'webcal:')
  await expect(page.getByRole('link', { name: 'Apple or other calendar app' })).toHaveAttribute('href', webcal)
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
  )
  const read = () => page.request.get(url)
  const first = await read()
  expect(first.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await first.text()).toContain('SUMMARY:Winter lights on the terrace')
  await page.getByRole('button', { name: 'Delete address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click()
  await expect(page.getByText('Address deleted')).toBeVisible()
  expect((await read()).status()).toBe(404)
  await expect(shown).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create my address' })).toBeVisible()
})
