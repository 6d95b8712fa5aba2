import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts'
import { choose } from '../requests/request-people.ts'
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
const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Delivery' }).locator('div').filter({ hasText: name }).getByRole('definition')

const pdf = () => ({
  name: 'Plan of the work.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'),
})

test('an announcement for one unit: scheduled, sent now instead, read with its file, and counted @main', async ({
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
    await form(page).getByLabel('Title', { exact: true }).fill(title)
    await textOf(page).fill('# Monday\n**Please** close them.\n\n- bedroom\n- [kitchen](https://example.com/plan)')
    const preview = form(page).getByRole('region', { name: 'Preview' })
    await expect(preview.getByRole('heading', { name: 'Monday' })).toBeVisible()
    await expect(preview.getByRole('link', { name: 'kitchen' })).toHaveAttribute('href', 'https://example.com/plan')
    await form(page).getByLabel('Attach a file').setInputFiles(pdf())
    await expect(form(page).getByText('Plan of the work.pdf')).toBeVisible()
    await form(page).getByRole('checkbox', { name: 'Pin to the top' }).check()
    await choose(page, form(page).getByRole('combobox', { name: 'Audience' }), /^Units/)
    await expect(form(page).getByText('Choose an audience to see how many people it reaches.')).toBeVisible()
    await addUnit(page, home)
    await expect(form(page).getByText(/^Reaches \d+ (?:person|people) in 1 unit · \d+ by email$/)).toBeVisible()
  })

  await test.step('a missing value is reported at its field', async () => {
    await form(page).getByRole('radio', { name: 'Send later' }).check()
    await form(page).getByRole('button', { name: 'Schedule' }).click()
    await expect(form(page).getByText('Choose when to publish it.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  await test.step('while it is scheduled, residents do not see it', async () => {
    await form(page).getByLabel('Publish at').fill('2099-03-01T09:00')
    await form(page).getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText('Announcement scheduled')).toBeVisible()
    await expect(opened(page, title).getByText('Scheduled', { exact: true })).toBeVisible()
    await expect(opened(page, title).getByText(`Unit ${home}`)).toBeVisible()
    await resident.reload()
    await expect(resident.getByRole('listitem').first()).toBeVisible()
    await expect(resident.getByRole('button', { name: title })).toHaveCount(0)
  })

  await test.step('when it is sent, it appears at once and as new', async () => {
    await opened(page, title).getByRole('button', { name: 'Edit' }).click()
    await expect(form(page).getByLabel('Title', { exact: true })).toHaveValue(title)
    await form(page).getByRole('radio', { name: 'Send now' }).check()
    await form(page).getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(/Send this to \d+ (?:person|people) now\?/)
    await expect(page.getByRole('alertdialog')).toContainText("Sent emails can't be recalled.")
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await form(page).getByLabel('Send by email too').uncheck()
    await form(page).getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('No emails are sent.')
    await expect(page.getByRole('alertdialog')).not.toContainText('recalled')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await form(page).getByLabel('Send by email too').check()
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
