import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { choose, openPortalAs } from '../requests/request-people.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('the office adds, moves and cancels an event; residents see each change @narrow', async ({
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
  await expect(form.getByText('Please write a title').first()).toBeVisible()
  await form.getByLabel('Title').fill(title)
  await choose(page, form.getByLabel('Type'), 'Social')
  await form.getByLabel('Day', { exact: true }).fill('2027-03-09')
  await form.getByLabel('From').fill('18:30')
  await form.getByLabel('Until').fill('18:00')
  await form.getByLabel('Place').fill('Roof terrace')
  await choose(page, form.getByLabel('For whom'), /^Units/)
  await form.getByLabel('Which units').fill('2211, 9999')
  await expect(form.getByText('Not known here: 9999')).toBeVisible()
  await form.getByLabel('Which units').fill('2211')
  await form.getByRole('button', { name: 'Create Event' }).click()
  await expect(form.getByText('The end cannot be before the beginning').first()).toBeVisible()
  await form.getByLabel('Until').fill('19:30')
  await form.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Event created successfully')).toBeVisible()

  const square = resident.page.getByRole('button', { name: `${title}, Tuesday, March 9, 2027, 6:30 PM to 7:30 PM` })
  await square.press('Enter')
  const view = resident.page.getByRole('dialog', { name: title })
  await expect(view.getByText('Roof terrace')).toBeVisible()
  await resident.page.keyboard.press('Escape')
  await expect(owner.page.getByRole('button', { name: new RegExp(title) })).toHaveCount(0)

  await page.getByRole('searchbox').or(page.getByLabel('Title, place or text')).first().fill(title)
  await page
    .getByRole('button', { name: `Edit ${title}` })
    .locator('visible=true')
    .click()
  const change = page.getByRole('dialog', { name: 'Change the event' })
  await expect(change.getByLabel('Which units')).toHaveValue('2211')
  await change.getByLabel('From').fill('17:00')
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
  await expect(page.getByRole('heading', { name: 'In your own calendar' })).toBeVisible()
  await page.getByRole('button', { name: 'Make my address' }).press('Enter')
  const shown = page.getByLabel('Your private calendar address')
  await expect(shown).toHaveValue(/\/api\/calendar\.ics\?key=.{40,}/)
  const url = await shown.inputValue()
  const read = () => page.request.get(url)
  const first = await read()
  expect(first.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await first.text()).toContain('SUMMARY:Winter lights on the terrace')
  await page.getByRole('button', { name: 'End the address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the address' }).click()
  await expect(page.getByText('The address has ended')).toBeVisible()
  expect((await read()).status()).toBe(404)
  await expect(shown).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Make my address' })).toBeVisible()
})
