import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, signIn, signInByCookie, test } from '../fixtures.ts'
import type { AppProcess } from '../app-process.ts'
import { choose, tabTo } from '../requests/request-people.ts'

// The browser logs the 401 before sign-in, and the 404 of an ended announcement.
test.use({ expectedErrors: [/status of (?:401|404)/] })

// axe checks every state, which is slow.
test.describe.configure({ timeout: 240_000 })

let written = 0
/** A title that no record of the demo building has. */
function newTitle(of: string) {
  written += 1
  return `${of} ${process.pid}-${Date.now() % 100_000}-${written}`
}

const form = (page: Page) => page.getByRole('dialog')
const textOf = (page: Page) => form(page).getByRole('textbox', { name: 'Text' })
const newButton = (page: Page) => page.getByRole('button', { name: 'New Announcement' })
const opened = (page: Page, title: string) => page.getByRole('dialog').filter({ hasText: title })
const marked = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title }).getByText('New', { exact: true })
const figure = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'What became of it' })
    .locator('div')
    .filter({ hasText: name })
    .getByRole('definition')

async function openConsole(page: Page, app: AppProcess) {
  await signInByCookie(page, app, 'staff')
  await page.goto(`${app.origin}/admin?tab=announcements`)
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
  await expect(page.getByText(/^\d+ announcements$/)).toBeVisible()
}

/** Opens the resident's portal; returns the page and the number of their unit. */
async function openPortal(page: Page, app: AppProcess) {
  await signIn(page, app, 'resident')
  const home = await page.getByText(/^Resident, \d{4}$/).textContent()
  await page.goto(`${app.origin}/tenant?tab=announcements`)
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
  return home?.slice(-4) ?? ''
}

const pdf = () => ({
  name: 'Plan of the work.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'),
})

/** Adds one unit by typing its number. */
async function addUnit(page: Page, name: string) {
  await form(page).getByRole('combobox', { name: 'Add a unit' }).click()
  await page.getByPlaceholder('Add a unit').fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

test('an announcement for one unit: scheduled, sent now instead, read with its file, and counted', async ({
  page,
  browser,
  app,
}) => {
  const title = newTitle('Your windows')
  await openConsole(page, app)
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const resident = await phone.newPage()
  const home = await openPortal(resident, app)
  await expectAccessibleInBothThemes(resident)

  await test.step('the office writes it, previews it, and sees its recipients', async () => {
    await newButton(page).click()
    await form(page).getByLabel('Title').fill(title)
    await textOf(page).fill('# Monday\n**Please** close them.\n\n- bedroom\n- [kitchen](https://example.com/plan)')
    const preview = form(page).getByRole('region', { name: 'Preview' })
    await expect(preview.getByRole('heading', { name: 'Monday' })).toBeVisible()
    await expect(preview.getByRole('link', { name: 'kitchen' })).toHaveAttribute('href', 'https://example.com/plan')
    await form(page).getByLabel('Attach a file').setInputFiles(pdf())
    await expect(form(page).getByText('Plan of the work.pdf')).toBeVisible()
    await form(page).getByRole('checkbox', { name: 'Pin to the top' }).check()
    await choose(page, form(page).getByRole('combobox', { name: 'Audience' }), /^Units/)
    await expect(form(page).getByText('Choose whom it is for to see how many it reaches.')).toBeVisible()
    await addUnit(page, home)
    await expect(form(page).getByText(/^Reaches \d+ (?:person|people) in 1 home · \d+ by mail$/)).toBeVisible()
  })

  await test.step('a missing value is reported at its field', async () => {
    await form(page).getByRole('radio', { name: 'Send later' }).check()
    await form(page).getByRole('button', { name: 'Schedule' }).click()
    await expect(form(page).getByText('Say when it goes out.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  await test.step('while it is scheduled, residents do not see it', async () => {
    await form(page).getByLabel('Goes out').fill('2099-03-01T09:00')
    await form(page).getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText('Announcement scheduled')).toBeVisible()
    await expect(opened(page, title).getByText('Scheduled')).toBeVisible()
    await expect(opened(page, title).getByText(`Unit ${home}`)).toBeVisible()
    await resident.reload()
    await expect(resident.getByRole('listitem').first()).toBeVisible()
    await expect(resident.getByRole('button', { name: title })).toHaveCount(0)
  })

  await test.step('when it is sent, it appears at once and as new', async () => {
    await opened(page, title).getByRole('button', { name: 'Edit' }).click()
    await expect(form(page).getByLabel('Title')).toHaveValue(title)
    await form(page).getByRole('radio', { name: 'Send now' }).check()
    await form(page).getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(/Send this to \d+ (?:person|people) now\?/)
    await expect(page.getByRole('alertdialog')).toContainText('Letters cannot be called back.')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Not yet' }).click()
    await form(page).getByLabel('Send by mail too').uncheck()
    await form(page).getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Nothing is sent by mail.')
    await expect(page.getByRole('alertdialog')).not.toContainText('Letters')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Not yet' }).click()
    await form(page).getByLabel('Send by mail too').check()
    await form(page).getByRole('button', { name: 'Send now' }).click()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByText('Announcement sent')).toBeVisible()
    await expect(resident.getByRole('button', { name: title })).toBeVisible()
    await expect(marked(resident, title)).toBeVisible()
  })

  await test.step('the office sees the e-mail and the reader', async () => {
    await opened(page, title)
      .getByRole('tab', { name: /Recipients/ })
      .click()
    await expect(figure(page, 'Queued')).toHaveText('0')
    await expect(figure(page, 'Read')).toHaveText('0')
    expect(await app.emailWith(title)).toContain('Please close them.')
    await resident.getByRole('link', { name: 'Overview' }).click()
    const pinned = resident.getByRole('region', { name: 'Pinned' })
    await pinned.getByRole('button', { name: `Details: ${title}` }).click()
    await expect(opened(resident, title).getByRole('link', { name: /Plan of the work\.pdf/ })).toBeVisible()
    // A screen reader starts at the beginning: the focus is on the text, not on its first link.
    await expect(opened(resident, title).getByRole('link', { name: 'kitchen' })).not.toBeFocused()
    await expect(opened(resident, title).locator(':focus').getByRole('link', { name: 'kitchen' })).toBeVisible()
    await expectAccessibleInBothThemes(resident)
    await expect(figure(page, 'Read')).toHaveText('1')
    await expectAccessibleInBothThemes(page)
    await resident.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await expect(pinned.filter({ hasText: title })).toHaveCount(0)
    await resident
      .getByRole('link', { name: 'Announcements', exact: true })
      .or(resident.getByRole('link', { name: /^Announcements \d/ }))
      .first()
      .click()
    await expect(resident.getByRole('button', { name: title })).toBeVisible()
    await expect(marked(resident, title)).toHaveCount(0)
  })

  await test.step('when it is archived, it disappears from the portal', async () => {
    await opened(page, title).getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByText('Announcement archived')).toBeVisible()
    await expect(resident.getByRole('button', { name: title })).toHaveCount(0)
  })
  await phone.close()
})

test('an emergency by keyboard: confirmed once, on top of every portal until it ends', async ({
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
  await expect(form(page).getByLabel('Title')).toBeFocused()
  await page.keyboard.type(title)
  await tabTo(page, textOf(page))
  await page.keyboard.type('# Leave by the stairs')
  await tabTo(page, form(page).getByRole('checkbox', { name: /^Emergency/ }))
  await page.keyboard.press('Space')
  await expect(form(page).getByRole('combobox', { name: 'Audience' })).toContainText('Everyone')
  await expect(form(page).getByRole('textbox', { name: 'Expires' })).toHaveValue(/^\d{4}-\d\d-\d\dT/)
  await tabTo(page, form(page).getByRole('radio', { name: 'Keep as draft' }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, form(page).getByRole('button', { name: 'Send emergency' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText(/Send this emergency to \d+ people now\?/)
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Not yet' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Announcement sent')).toBeVisible()

  await expect(banner(resident)).toBeVisible()
  await expect(opened(page, title)).toBeVisible()
  await page.keyboard.press('Escape')
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
  const mailSwitch = resident.getByRole('switch', { name: /News by mail/ })
  await expect(mailSwitch).toBeChecked()

  await openConsole(page, app)
  await newButton(page).click()
  await form(page).getByLabel('Title').fill(title)
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
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link ?? '')
  const stop = stranger.getByRole('button', { name: 'Stop news by mail' })
  await expect(stop).toBeVisible()
  await resident.reload()
  await expect(mailSwitch).toBeChecked()
  await stop.click()
  await expect(stranger.getByText(/no longer come to you by mail/)).toBeVisible()
  await expect(stop).toHaveCount(0)
  await expectAccessibleInBothThemes(stranger)
  await expect(mailSwitch).not.toBeChecked()

  // The sheet then contains the unit.
  await opened(page, title).getByRole('button', { name: 'Print sheet' }).click()
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
  await expect(resident.getByText('News come by mail')).toBeVisible()
  await stranger.context().close()
  await resident.context().close()
})
