import type { Page } from '@playwright/test'
import { cardButton, findOnBoard } from '../requests/board-parts.ts'
import { expect, signIn, signInByCookie, test as base } from '../fixtures.ts'

// The two main jobs, with the program killed and started again before every step. The browser's messages about a server that
// does not respond are expected.
const test = base.extend<{ restart: () => Promise<void> }>({
  restart: async ({ app }, use) => {
    await use(async () => {
      await app.killHard()
      await app.start()
    })
  },
})
test.use({ expectedErrors: [/net::ERR_|status of (?:401|503)/] })

const dialog = (page: Page) => page.getByRole('dialog')

test('a request survives a kill -9 before every step @main', async ({ browser, page, app, restart }) => {
  test.setTimeout(240_000)
  const title = 'Hallway tap drips'
  await signIn(page, app, 'resident')
  const office = await (await browser.newContext()).newPage()
  await signInByCookie(office, app, 'admin')
  await office.goto(`${app.origin}/admin?tab=maintenance`)
  const staff = await (await browser.newContext()).newPage()
  await signInByCookie(staff, app, 'staff')
  await staff.goto(`${app.origin}/staff`)
  await expect(staff.getByRole('button', { name: /^View Details: / }).first()).toBeVisible()
  // The code after the first screen is there too: what was being loaded at a kill would need a reload.
  for (const open of [page, office, staff]) await expect(open.locator('[data-toasts]')).toBeAttached()

  await page.getByRole('button', { name: 'Submit Request' }).click()
  await dialog(page).getByRole('textbox', { name: 'Request Title' }).fill(title)
  await dialog(page).getByRole('textbox', { name: 'Detailed Description' }).fill('It drips at night.')
  await app.killHard()
  await dialog(page).getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText('Failed to create maintenance request')).toBeVisible()
  await expect(dialog(page).getByRole('textbox', { name: 'Request Title' })).toHaveValue(title)
  await expect(office.getByText('Not up to date.')).toBeVisible({ timeout: 15_000 })
  await app.start()
  await expect(office.getByText('Not up to date.')).toBeHidden({ timeout: 30_000 })
  await dialog(page).getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText('Maintenance request submitted successfully!')).toBeVisible()

  await restart()
  await app.emailWith(title)
  await findOnBoard(office, title)
  await cardButton(office, title).click()
  await dialog(office).getByRole('combobox', { name: 'Assigned to' }).click()
  await office.getByRole('option', { name: /^Ines Duarte/ }).click()
  await expect(office.getByText('Request updated successfully')).toBeVisible()

  await restart()
  await staff.getByRole('button', { name: `View Details: ${title}` }).click()
  await dialog(staff).getByRole('textbox', { name: 'Add Note' }).fill('A new washer is in.')
  await dialog(staff)
    .getByRole('checkbox', { name: /Visible to the resident/ })
    .check()
  await dialog(staff).getByRole('button', { name: 'Add Note', exact: true }).click()
  await expect(staff.getByText('Note added successfully!')).toBeVisible()

  await restart()
  await dialog(staff).getByRole('combobox', { name: 'Update Status' }).click()
  await staff.getByRole('option', { name: 'Completed' }).click()
  await dialog(staff).getByRole('button', { name: 'Update', exact: true }).click()
  await expect(staff.getByText('Status updated successfully!')).toBeVisible()

  await restart()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Completed', { timeout: 20_000 })
  await page.getByRole('button', { name: title }).click()
  await expect(dialog(page).getByText('A new washer is in.')).toBeVisible()
  await expect(dialog(page).getByText(/Status changed from .* to Completed/)).toHaveCount(1)
})

test('a message survives a kill -9 before every step', async ({ page, context, app, restart }) => {
  test.setTimeout(240_000)
  const subject = 'Two-bedroom by the river'
  await page.goto(`${app.origin}/contact`)
  await page.getByLabel('Name').fill('Hugo Laurent')
  await page.getByLabel('Email').fill('hugo@visitor.example')
  await page.getByLabel('Phone').fill('555 010 3344')
  await page.getByLabel('Reason').selectOption('rental-inquiry')
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('textbox', { name: 'Message' }).fill('Is one free?')
  await app.killHard()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Error sending message')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue(subject)
  await app.start()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()

  await restart()
  const office = await context.newPage()
  await signInByCookie(office, app, 'admin')
  await office.goto(`${app.origin}/admin?tab=website-requests`)
  const card = office.getByRole('article').filter({ hasText: subject })
  await card.getByRole('button', { name: 'Reply' }).click()
  await expect(dialog(office).getByLabel('Message')).toBeFocused()
  await office.keyboard.type('Yes, 2403 is.')
  await app.killHard()
  await office.getByRole('button', { name: 'Send Reply' }).click()
  await expect(dialog(office).getByLabel('Message')).toHaveValue(/^Yes, 2403 is\./)
  await app.start()
  await office.getByRole('button', { name: 'Send Reply' }).click()
  await expect(office.getByText('Reply sent')).toBeVisible()

  await restart()
  expect(await app.emailWith('Yes, 2403 is.')).toMatch(new RegExp(`^Subject: RPLY \\| VPP \\| ${subject}`, 'm'))
  await office.reload()
  await office.getByRole('radio', { name: 'Replied' }).check()
  await card.getByRole('button', { name: 'Archive' }).click()
  await expect(card).toBeHidden()

  await restart()
  await office.reload()
  await office.getByRole('radio', { name: 'Archived' }).check()
  await expect(card).toBeVisible()
  const toVisitor = (await app.emails()).filter((email) => email.includes('To: hugo@visitor.example'))
  expect(toVisitor, 'emails to the visitor').toHaveLength(1)
})
