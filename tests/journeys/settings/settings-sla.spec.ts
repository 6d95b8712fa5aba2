import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('an administrator changes an SLA, previews the change, and undoes it @narrow', async ({
  page,
  app,
}) => {
  test.slow()
  await signIn(page, app, 'admin', '/admin?tab=settings&group=promises')
  const urgent = page.getByRole('region', { name: 'Urgent' })
  const elevator = urgent.getByRole('listitem').filter({ hasText: 'Elevator' })
  await expect(elevator).toContainText('2 hours')
  await expectAccessible(page)
  await elevator.getByRole('button', { name: 'Change' }).click()
  const form = page.getByRole('dialog', { name: 'Promise for Urgent, Elevator' })
  await form.getByLabel('Within').fill('0')
  await form.getByRole('button', { name: 'See the change' }).click()
  await expect(form.getByText('Write a whole number from 1 on').first()).toBeVisible()
  await form.getByLabel('Within').fill('3')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'See the change' }).click()
  const preview = page.getByRole('dialog', { name: 'Make this change?' })
  await expect(preview).toContainText('2 hours, day and night')
  await expect(preview).toContainText('3 hours, day and night')
  // On some days the demo has an open one, whose due time does not change.
  await expect(preview).toContainText(/(?:requests|those) that come in from now on/)
  await preview.getByRole('button', { name: 'Make this change' }).click()
  await expect(preview).toBeHidden()
  await expect(elevator).toContainText('3 hours')

  const recent = page.getByRole('list', { name: 'Recent changes' })
  await recent.getByRole('button', { name: 'Undo: Urgent, Elevator' }).first().click()
  await page.getByRole('dialog', { name: 'Take this change back?' }).getByRole('button', { name: 'Take back' }).click()
  await expect(elevator).toContainText('2 hours')
})

test('an administrator sets the hours of the office and a holiday @narrow', async ({ page, app }) => {
  test.slow()
  await signIn(page, app, 'admin', '/admin?tab=settings&group=hours')
  await page.getByRole('switch', { name: 'Sunday' }).check()
  await page.getByLabel('Sunday: from').fill('14:00')
  await page.getByLabel('Sunday: to').fill('12:00')
  await page.getByRole('button', { name: 'See the change' }).click()
  await expect(page.getByText('The office closes after it opens')).toBeVisible()
  await page.getByLabel('Sunday: to').fill('16:00')
  await page.getByRole('button', { name: 'Add holiday' }).click()
  await page.getByLabel('Day of the new holiday').fill('2031-08-20')
  await page.getByLabel('Name of the holiday of 2031-08-20').fill('Day of the river')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'See the change' }).click()
  const preview = page.getByRole('dialog', { name: 'Make this change?' })
  await expect(preview).toContainText('14:00 to 16:00')
  await expect(preview).toContainText('Day of the river')
  await preview.getByRole('button', { name: 'Make this change' }).click()
  await expect(preview).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Sunday: from')).toHaveValue('14:00')
  await expect(page.getByLabel('Name of the holiday of 2031-08-20')).toHaveValue('Day of the river')
  await page
    .getByRole('button', { name: /^Undo: Sunday/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Take this change back?' }).getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByLabel('Sunday: from')).toBeHidden()
})

test('an administrator adds a unit amenity, previews the change, and undoes it @narrow', async ({
  page,
  app,
}) => {
  test.slow()
  await signIn(page, app, 'admin', '/admin?tab=settings&group=options')
  const list = page.getByRole('list', { name: 'Amenities' })
  await expect(list.getByRole('listitem')).toHaveCount(18)
  await page.getByLabel('New option of Amenities').fill('bay windows')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This option is there already')).toBeVisible()
  await page.getByLabel('New option of Amenities').fill('Heated Floors')
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: 'Remove Exposed Brick from Amenities' }).press('Enter')
  await expect(list.getByRole('button', { name: 'Remove Vaulted Ceilings from Amenities' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'See the change' }).click()
  const preview = page.getByRole('dialog', { name: 'Make this change?' })
  await expect(preview).toContainText('Exposed Brick')
  await expect(preview).toContainText('Heated Floors')
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Make this change' }).click()
  await expect(preview).toBeHidden()

  await page.goto(`${app.origin}/admin?tab=units&search=2107`)
  await page.getByRole('button', { name: 'View unit 2107' }).click()
  const unit = page.getByRole('dialog')
  await expect(unit.getByRole('group', { name: /^Amenities/ })).toContainText('Heated Floors')
  await unit.getByRole('button', { name: 'Edit Unit' }).click()
  await unit.getByRole('checkbox', { name: 'Heated Floors' }).check()
  await unit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(unit.getByRole('button', { name: 'Edit Unit' })).toBeVisible()

  await page.goto(`${app.origin}/admin?tab=settings&group=options`)
  await page
    .getByRole('button', { name: /^Undo: Amenities/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Take this change back?' }).getByRole('button', { name: 'Take back' }).click()
  await expect(list).toContainText('Exposed Brick')
  await expect(list).not.toContainText('Heated Floors')
  // The unit still has it.
  await page.goto(`${app.origin}/admin?tab=units&search=2107`)
  await page.getByRole('button', { name: 'View unit 2107' }).click()
  await expect(unit.getByRole('group', { name: /^Amenities/ })).toContainText('Heated Floors')
})
