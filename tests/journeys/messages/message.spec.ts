import type { Locator, Page } from '@playwright/test'
import { addressOf, expect, expectAccessible, signInByCookie, test } from '../fixtures.ts'
import { demoPassword } from '../app-process.ts'
import {
  type MessageSender,
  expectReplyEmail,
  field,
  messageBox,
  messageFrom,
  newVisitor,
  openWebsiteRequests,
  sendButton,
  show,
  writeMessage,
} from './message-page.ts'

// The browser logs the 401 before sign-in, and the replies that reject invalid or conflicting input.
test.use({ expectedErrors: [/status of (?:400|401|412)/] })

// axe checks every state, which is slow.
test.describe.configure({ timeout: 90_000 })
/** Opens a message: beside the list, or over it on a small screen. */
const readMessage = (page: Page, visitor: MessageSender) =>
  messageFrom(page, visitor).getByRole('button', { name: visitor.subject }).click()

test('a visitor writes, the office sees it at once, replies by e-mail and archives it @narrow @main', async ({
  page,
  context,
  app,
}) => {
  const visitor = newVisitor()
  await signInByCookie(page, app, 'admin')
  await openWebsiteRequests(page, app)
  await expectAccessible(page)

  const site = await context.newPage()
  await writeMessage(site, app, visitor)
  const card = messageFrom(page, visitor)
  await expect(card).toContainText('Rental Inquiry')
  await expect(card).toContainText('Is a two-bedroom <b>free</b>?')
  await expect(card.getByRole('link', { name: visitor.email })).toHaveAttribute('href', `mailto:${visitor.email}`)
  expect(await app.emailWith(visitor.subject)).toMatch(/^Subject: Website request: Rental Inquiry\r?$/m)

  await card.getByRole('button', { name: 'Reply' }).click()
  await expect(page.getByRole('dialog').getByLabel('Subject')).toHaveValue(`RPLY | VPP | ${visitor.subject}`)
  await expect(messageBox(page)).toHaveValue(/^\n\nOn .* wrote:\n> Good afternoon\.\n> Is/)
  const send = page.getByRole('button', { name: 'Send Reply' })
  await expect(send).toHaveAccessibleDescription('Please write a reply.')
  await expectAccessible(page)
  await expect(messageBox(page)).toBeFocused()
  await page.keyboard.type('Dear Hugo, one is.')
  await send.click()
  await expect(page.getByText('Reply sent')).toBeVisible()
  await expect(card).toBeHidden()
  await expectReplyEmail(app, visitor)

  await show(page, 'Replied')
  await readMessage(page, visitor)
  await expect(page.getByRole('list', { name: `Replies to ${visitor.name}` })).toContainText('Dear Hugo, one is.')
  await expectAccessible(page)
  // Beside the list the detail has no close button.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await card.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('Message archived')).toBeVisible()
  await expect(card).toBeHidden()
  await show(page, 'Archived')
  await expect(card).toBeVisible()
  await expect(card.getByRole('button', { name: 'Archive' })).toBeHidden()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Message restored')).toBeVisible()
  await expect(card).toBeHidden()
  await show(page, 'Replied')
  await expect(card).toBeVisible()
})

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`)
}

test('a message is written, answered and archived by keyboard', async ({ page, context, app }) => {
  const visitor = newVisitor()
  const site = await context.newPage()
  await site.goto(`${app.origin}/contact`)
  for (const [label, text] of [
    ['Name', visitor.name],
    ['Email', visitor.email],
    ['Phone', visitor.phone],
    ['Reason', 'Rental'],
    ['Subject', visitor.subject],
    ['Message', visitor.message],
  ] as const) {
    await tabTo(site, field(site, label))
    await site.keyboard.type(text)
  }
  await tabTo(site, sendButton(site))
  await site.keyboard.press('Enter')
  await expect(site.getByText('Message sent successfully!')).toBeVisible()
  await site.close()

  await page.goto(`${app.origin}/login`)
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(addressOf('admin'))
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await tabTo(page, page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Website Requests' }))
  await page.keyboard.press('Enter')

  const card = messageFrom(page, visitor)
  await tabTo(page, card.getByRole('button', { name: 'Reply' }))
  await page.keyboard.press('Enter')
  await expect(messageBox(page)).toBeFocused()
  await page.keyboard.type('Dear Hugo, one is.')
  await tabTo(page, page.getByRole('button', { name: 'Send Reply' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Reply sent')).toBeVisible()
  await expectReplyEmail(app, visitor)

  await page.goto(`${app.origin}/admin?tab=website-requests`)
  await tabTo(page, page.getByRole('radio', { name: 'Open' }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, card.getByRole('button', { name: 'Archive' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Message archived')).toBeVisible()
  await expect(card).toBeHidden()
  expect(await page.evaluate(() => document.activeElement === document.body), 'the focus is lost').toBe(false)
})
