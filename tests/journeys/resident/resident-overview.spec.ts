import { expect, expectAccessible, signIn, test } from '../fixtures.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { pathOf } from '#platform/endpoint.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
const beforeSignIn = /401 .*\/api\/auth\/user/
test.use({ expectedErrors: [beforeSignIn] })

test('what waits for a resident comes first and is answered there @phone @main', async ({ page, app, browser }) => {
  test.slow()
  await signIn(page, app, 'resident', '/tenant')
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (?:morning|afternoon|evening), Leila$/ }),
  ).toBeVisible()
  await expect(page.getByText('Residence 2211 · Floor 22 · Renter')).toBeVisible()
  const title = `Tap drips ${Date.now()}`
  await page.getByRole('button', { name: 'Submit Request' }).click()
  const form = page.getByRole('dialog', { name: 'Submit New Maintenance Request' })
  await form.getByLabel('Request Title').fill(title)
  await form.getByLabel('Detailed Description').fill('In the kitchen.')
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/tenant/maintenance-requests') && answer.status() === 201,
  )
  await form.getByRole('button', { name: 'Submit Request' }).click()
  const { id } = (await (await answered).json()) as { id: string }
  await expect(form).toBeHidden()
  await expectAccessible(page)

  const context = await browser.newContext()
  const office = await context.newPage()
  await signIn(office, app, 'staff')
  const headers = { origin: app.origin }
  const pause = { waitsFor: 'resident', why: 'When may we come?', until: null }
  await office.request.post(app.origin + pathOf(maintenance.pause, { id }), { headers, data: pause })
  const requests = page.getByRole('region', { name: 'My requests' })
  const row = requests.getByRole('listitem').filter({ hasText: title })
  const times = row.getByRole('group', { name: 'Pick a time for the visit' })
  await times
    .getByRole('button', { name: /^\w{3} \d+, 9:00 AM–11:00 AM$/ })
    .first()
    .press('Enter')
  await expect(page.getByText('Saved. The office will confirm the visit.')).toBeVisible()
  await expect(times).toHaveCount(0)

  await office.request.patch(app.origin + pathOf(maintenance.move, { id }), {
    headers,
    data: { status: 'completed' },
  })
  const prompt = row.getByRole('group', { name: 'Is it fixed?' })
  await prompt.getByRole('button', { name: 'Yes, fixed' }).click()
  await expect(page.getByText('Thank you, the fix is confirmed')).toBeVisible()
  await expect(row).toHaveCount(0)
  await context.close()
})

test('a resident reads and changes the own profile by keyboard; Cancel restores @narrow @main', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'owner', '/tenant')
  await page.getByRole('button', { name: 'My profile' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Amara Okafor' })
  for (const card of ['Assets & Amenities', 'Occupancy Details'])
    await expect(dialog.getByRole('region', { name: card })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Edit Profile' }).press('Enter')
  const name = dialog.getByLabel('Name')
  const before = await name.inputValue()
  await name.fill('Someone')
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Edit Profile' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue(before)
  const phone = dialog.getByLabel('Phone', { exact: true }).first()
  const wasPhone = await phone.inputValue()
  await phone.fill('12345')
  await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(dialog.getByText('Primary phone number must be exactly 10 digits').first()).toBeVisible()
  await phone.fill(wasPhone)
  const fresh = `Kofi ${Date.now()}`
  await name.fill(fresh)
  await name.press('Enter')
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(dialog.getByText(fresh)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close Profile' }).press('Enter')
  await expect(dialog).toBeHidden()
})

test('a profile that cannot be saved says so and keeps what was typed', async ({ page, app }) => {
  await signIn(page, app, 'owner', '/tenant')
  await page.route('**/api/tenant/profile/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ json: {} }) : route.fallback(),
  )
  await page.getByRole('button', { name: 'My profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Amara Okafor' })
  await dialog.getByRole('button', { name: 'Edit Profile' }).click()
  await dialog.getByLabel('Name').fill('Ama Mensah')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible()
  await expect(page.getByText('Invalid server response')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Ama Mensah')
})

test('a person without a home here reads so before typing a request', async ({ page, app }) => {
  await page.route(`**${pathOf(ownRequests.homes)}`, (route) => route.fulfill({ json: [] }))
  await signIn(page, app, 'resident', '/tenant')
  await page.getByRole('button', { name: 'Submit Request' }).click()
  const form = page.getByRole('dialog', { name: 'Submit New Maintenance Request' })
  const sentence = "You have no home assigned, so you can't submit a request. Please contact the office."
  await expect(form.getByText(sentence).first()).toBeVisible()
  const submit = form.getByRole('button', { name: 'Submit Request' })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await expect(submit).toHaveAccessibleDescription(sentence)
})

test('a code is shown on request and hidden again', async ({ page, app }) => {
  await signIn(page, app, 'resident', '/tenant')
  const doors = page.getByRole('region', { name: 'Door access' })
  await expect(doors.getByText('Hidden').first()).toBeAttached()
  const show = doors.getByRole('button', { name: 'Show the unit code' })
  await page.route('**/api/tenant/access-codes/reveal', (route) => route.fulfill({ json: { code: 'unitCode' } }))
  await show.press('Enter')
  await expect(page.getByText('Invalid server response')).toBeVisible()
  await page.unroute('**/api/tenant/access-codes/reveal')
  await show.press('Enter')
  await expect(doors.getByRole('status').first()).toHaveText(/^\d{6}$/)
  await doors.getByRole('button', { name: 'Hide the unit code' }).press('Enter')
  await expect(doors.getByRole('status').first()).not.toHaveText(/\d{6}/)
  await expect(doors.getByText('Close automatically after 30 seconds')).toBeVisible()
})

test('one announcement is on the overview once, the menu is in the corner, and the language is first in My account', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'resident', '/tenant')
  const pinned = page.getByRole('main').getByText(/^Hot water off on/)
  await expect(pinned.first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Announcements' }).getByRole('listitem').first()).toBeVisible()
  await expect(pinned).toHaveCount(1)
  const left = async (name: string | RegExp) => (await page.getByRole('button', { name }).boundingBox())?.x ?? 0
  // The menu replaces its plain button once its code is there.
  await expect.poll(async () => (await left(/^Leila Pryce/)) > (await left('Logout'))).toBe(true)
  await page.goto(`${app.origin}/account`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Language')
})
