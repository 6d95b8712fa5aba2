import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { openPortalAs } from '../requests/request-people.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

const form = (page: Page) => page.getByRole('dialog', { name: 'New event' })
const date = (page: Page) => form(page).getByLabel('Date', { exact: true })
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Calendar' })

test('a date is typed, pasted, stepped and chosen in the format of the console', async ({ page, app }) => {
  test.setTimeout(120_000)
  await signIn(page, app, 'staff', '/admin?tab=calendar')
  await page.getByRole('button', { name: 'New Event' }).click()
  await expect(date(page)).toHaveAttribute('placeholder', 'DD-MM-YYYY')
  await expect(date(page)).toHaveAccessibleDescription(/DD-MM-YYYY/)

  await date(page).pressSequentially('24122026')
  await expect(date(page)).toHaveValue('24-12-2026')
  await date(page).fill('2026-12-25')
  await expect(date(page)).toHaveValue('25-12-2026')
  await date(page).fill('Dec 26, 2026')
  await date(page).blur()
  await expect(date(page)).toHaveValue('26-12-2026')

  await date(page).press('Home')
  await date(page).press('ArrowUp')
  await expect(date(page)).toHaveValue('27-12-2026')
  await date(page).press('ArrowRight')
  await date(page).press('ArrowRight')
  await date(page).press('ArrowDown')
  await expect(date(page)).toHaveValue('27-11-2026')
  await expect(form(page).getByRole('status').filter({ hasText: 'Friday, November 27, 2026' })).toHaveCount(1)

  for (const [typed, error] of [
    ['31-02-2026', "Date: this doesn't exist. Enter it as 24-12-2026."],
    ['05/06/2026', 'Date: the day and the month are ambiguous. Enter it as 24-12-2026.'],
    ['24-12', 'Date: enter it as 24-12-2026.'],
  ] as const) {
    await date(page).fill(typed)
    await date(page).blur()
    await expect(form(page).getByText(error)).toBeVisible()
    await expect(date(page)).toHaveValue(typed)
    await expect(date(page)).toHaveAttribute('aria-invalid', 'true')
  }
  await expectAccessible(page)
  // An unreadable date is not sent, and stays as it was typed.
  await form(page).getByLabel('Title').fill('Roof tour')
  await form(page).getByLabel('Start time').fill('09:30')
  await form(page).getByRole('button', { name: 'Create Event' }).click()
  await expect(date(page)).toBeFocused()
  await expect(date(page)).toHaveValue('24-12')

  await date(page).fill('24-12-2026')
  await expect(form(page).getByText(/^Date: /)).toHaveCount(0)
  await date(page).press('Alt+ArrowDown')
  await expect(calendar(page).getByRole('button', { name: 'Thursday, December 24, 2026, selected' })).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(calendar(page)).toHaveCount(0)
  await expect(date(page)).toHaveValue('25-01-2027')
  await expect(date(page)).toBeFocused()

  await form(page).getByRole('button', { name: 'Open calendar' }).first().click()
  await calendar(page).getByLabel('Year').selectOption('2030')
  await calendar(page).getByLabel('Month', { exact: true }).selectOption({ label: 'February' })
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toHaveCount(0)
  await expect(form(page)).toBeVisible()
  await expect(date(page)).toHaveValue('25-01-2027')
})

test('a date with a time asks for the time that is missing, and keeps the day', async ({ page, app }) => {
  await signIn(page, app, 'staff', '/admin?tab=announcements')
  await page.getByRole('button', { name: 'New Announcement' }).click()
  await page.getByRole('radio', { name: 'Send later' }).check()
  const publishAt = page.getByLabel('Publish at')
  await publishAt.fill('24-12-2099')
  await publishAt.blur()
  await expect(page.getByText('Publish at: add the time, as in 24-12-2026 14:30.')).toBeVisible()
  await publishAt.press('Alt+ArrowDown')
  await expect(calendar(page).getByRole('button', { name: 'Thursday, December 24, 2099, selected' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(publishAt).toBeFocused()
  await page.keyboard.type('9:30')
  await publishAt.blur()
  await expect(publishAt).toHaveValue('25-12-2099 09:30')
  await publishAt.press('Alt+ArrowDown')
  await calendar(page).getByRole('button', { name: 'Saturday, December 26, 2099' }).click()
  await expect(publishAt).toHaveValue('26-12-2099 09:30')
})

test('a resident types a time on the clock of their language @phone', async ({ browser, app }) => {
  const { page } = await openPortalAs(browser, app, 'resident', '/tenant?tab=maintenance')
  await page.getByRole('button', { name: 'Submit Request' }).first().click()
  await page.getByRole('button', { name: 'Add a time' }).click()
  const until = page.getByLabel('Until')
  await expect(until).toHaveValue('5:00 PM')
  await until.fill('6:30')
  await until.blur()
  await expect(page.getByText('Until: add AM or PM, as in 2:30 PM.')).toBeVisible()
  await until.fill('6:30pm')
  await until.blur()
  await expect(until).toHaveValue('6:30 PM')
  await until.press('End')
  await until.press('ArrowUp')
  await expect(until).toHaveValue('6:30 AM')
  await expectAccessible(page)
})
