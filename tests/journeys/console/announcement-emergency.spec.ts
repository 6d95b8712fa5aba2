import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { choose, tabTo } from '../requests/request-people.ts'
import {
  addUnit,
  form,
  marked,
  newButton,
  newTitle,
  openConsole,
  openPortal,
  opened,
  textOf,
} from './announcements-page.ts'

// The browser logs the 401 before sign-in, and the 404 of an ended announcement.
test.use({ expectedErrors: [/status of (?:401|404)/] })

// axe checks every state, which is slow.
test.describe.configure({ timeout: 240_000 })

test('an emergency by keyboard: confirmed once, on top of every portal until it ends @main', async ({
  page,
  browser,
  app,
}) => {
  const title = newTitle('Gas smell')
  await openConsole(page, app)
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const resident = await phone.newPage()
  await signIn(resident, app, 'resident', '/tenant?tab=maintenance')
  const banner = (at: Page) => at.getByRole('region', { name: 'Emergencies' }).getByText(title)

  await tabTo(page, newButton(page))
  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('Title', { exact: true })).toBeFocused()
  await page.keyboard.type(title)
  await tabTo(page, textOf(page))
  await page.keyboard.type('# Leave by the stairs')
  await tabTo(page, form(page).getByRole('checkbox', { name: /^Emergency/ }))
  await page.keyboard.press('Space')
  await expect(form(page).getByRole('combobox', { name: 'Audience' })).toContainText('Everyone')
  await expect(form(page).getByRole('textbox', { name: 'Expires' })).toHaveValue(/^\d\d-\d\d-\d{4} \d\d:\d\d$/)
  await tabTo(page, form(page).getByRole('radio', { name: 'Save as draft' }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, form(page).getByRole('button', { name: 'Send emergency' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(/Send this emergency to \d+ people now\?/)
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Announcement sent')).toBeVisible()

  await expect(banner(resident)).toBeVisible()
  await expect(opened(page, title)).toBeVisible()
  // The dialog before it may still be closing, and takes the first press.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(opened(page, title)).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await expect(banner(page)).toBeVisible()
  const more = resident
    .getByRole('region', { name: 'Emergencies' })
    .filter({ hasText: title })
    .getByRole('button', { name: 'Read it' })
  await tabTo(resident, more.first())
  await resident.keyboard.press('Enter')
  await expect(resident.getByRole('heading', { name: 'Leave by the stairs' })).toBeVisible()
  // Reading it in the banner marks it as read, also in the office's count.
  await resident
    .getByRole('link', { name: /^Announcements/ })
    .first()
    .click()
  await expect(resident.getByRole('button', { name: title })).toBeVisible()
  await expect(marked(resident, title)).toHaveCount(0)
  await expectAccessibleInBothThemes(resident)
  await page.goto(`${app.origin}/staff`)
  await expect(banner(page)).toBeVisible()

  await page.goto(`${app.origin}/admin?tab=announcements&search=${encodeURIComponent(title)}`)
  await tabTo(page, page.getByRole('button', { name: title }))
  await page.keyboard.press('Enter')
  await tabTo(page, opened(page, title).getByRole('button', { name: 'End now' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(`End ${title}?`)
  await expect(page.getByRole('alertdialog').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Announcement ended')).toBeVisible()
  await expect(banner(resident)).toHaveCount(0)
  await expect(page.getByText(title).first()).toBeVisible()
  await phone.close()
})

test('announcements by e-mail are stopped through the link in the e-mail', async ({ page, browser, app }) => {
  const title = newTitle('Parcel room')
  const resident = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const home = await openPortal(resident, app)
  const mailSwitch = resident.getByRole('switch', { name: /Announcements by email/ })
  await expect(mailSwitch).toBeChecked()

  await openConsole(page, app)
  await newButton(page).click()
  await form(page).getByLabel('Title', { exact: true }).fill(title)
  await textOf(page).fill('It is open.')
  await choose(page, form(page).getByRole('combobox', { name: 'Audience' }), /^Units/)
  await addUnit(page, home)
  await form(page).getByRole('radio', { name: 'Send now' }).check()
  await form(page).getByRole('button', { name: 'Send now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Announcement sent')).toBeVisible()

  const emails = async () => (await app.emails()).filter((one) => one.includes(title) && one.includes('resident@'))
  await expect.poll(async () => (await emails()).length).toBe(1)
  const link = /https?:\/\/\S+\/news-by-mail\?token=[\w.%-]+/.exec((await emails())[0] ?? '')?.[0]
  const unrelatedPerson = await (await browser.newContext()).newPage()
  await unrelatedPerson.goto(link ?? '')
  const stop = unrelatedPerson.getByRole('button', { name: 'Stop announcements by email' })
  await expect(stop).toBeVisible()
  await resident.reload()
  await expect(mailSwitch).toBeChecked()
  await stop.click()
  await expect(unrelatedPerson.getByText(/no longer get announcements by email/)).toBeVisible()
  await expect(stop).toHaveCount(0)
  await expectAccessibleInBothThemes(unrelatedPerson)
  await expect(mailSwitch).not.toBeChecked()

  // The sheet then contains the unit.
  await opened(page, title).getByRole('button', { name: 'Print notice' }).click()
  const paper = page.getByRole('article', { name: title })
  await expect(paper.getByText('Vantage Point Place: notice')).toBeVisible()
  // Printing uses the light theme, also when the screen is dark.
  const ink = () => paper.evaluate((sheet) => getComputedStyle(sheet).color)
  const byDay = await ink()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ink).not.toBe(byDay)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.poll(ink).toBe(byDay)
  await page.emulateMedia({ media: null, colorScheme: null })
  await expectAccessibleInBothThemes(page)
  await mailSwitch.check()
  await expect(resident.getByText("You'll get announcements by email")).toBeVisible()
  await unrelatedPerson.context().close()
  await resident.context().close()
})
