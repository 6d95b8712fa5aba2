import type { Page } from '@playwright/test'
import { expect, expectAccessible, signInByCookie, test } from '../fixtures.ts'
import {
  expectReplyEmail,
  field,
  fillIn,
  messageBox,
  messageFrom,
  newVisitor,
  openWebsiteRequests,
  sendButton,
  writeMessage,
} from './message-page.ts'

// The browser logs the 401 before sign-in, and the replies that reject invalid or conflicting input.
test.use({ expectedErrors: [/status of (?:400|401|412)/] })

// axe checks every state, which is slow.
test.describe.configure({ timeout: 90_000 })

test('a reply that is not sent stays, and closing asks once', async ({ page, context, app }) => {
  const visitor = newVisitor()
  await writeMessage(await context.newPage(), app, visitor)
  await signInByCookie(page, app, 'admin')
  await openWebsiteRequests(page, app)
  await messageFrom(page, visitor).getByRole('button', { name: 'Reply' }).click()
  await expect(messageBox(page)).toBeFocused()
  await page.keyboard.type('Dear Hugo, one is.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toContainText('Discard your changes?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep editing' }).click()

  await page.route('**/reply', (route) => route.fulfill({ status: 400, json: { message: 'Not now', code: 'no' } }))
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Failed to send reply')).toBeVisible()
  await expect(messageBox(page)).toHaveValue(/^Dear Hugo, one is\./)
  await expectAccessible(page)
  // Otherwise the second attempt could be the one that succeeds.
  await Promise.all([page.waitForResponse('**/reply'), page.getByRole('button', { name: 'Send Reply' }).click()])
  await page.unroute('**/reply')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Reply sent')).toBeVisible()
  await expectReplyEmail(app, visitor)
})

test('two people reply at the same time: the second sees the first reply before sending', async ({
  page,
  browser,
  app,
}) => {
  const visitor = newVisitor()
  await signInByCookie(page, app, 'admin')
  const elsewhere = await (await browser.newContext()).newPage()
  await writeMessage(elsewhere, app, visitor)
  await signInByCookie(elsewhere, app, 'staff')
  for (const one of [page, elsewhere]) {
    await openWebsiteRequests(one, app)
    await messageFrom(one, visitor).getByRole('button', { name: 'Reply' }).click()
    await expect(messageBox(one)).toBeFocused()
    await one.keyboard.type('Dear Hugo, one is.')
  }
  await elsewhere.getByRole('button', { name: 'Send Reply' }).click()
  await expect(elsewhere.getByText('Reply sent')).toBeVisible()
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Someone else replied to or archived this message.')).toBeVisible()
  await expect(messageBox(page)).toHaveValue(/^Dear Hugo, one is\./)
  await elsewhere.context().close()
})

/** axe is a script itself, so it checks the same document in a browser with scripts enabled. */
async function expectAccessibleText(page: Page, address: string, html: string) {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await page.goto(address)
  await expectAccessible(page)
  await page.unroute(address)
}

test('without scripts the form sends too, and returns invalid input', async ({ page, browser, app }) => {
  const visitor = newVisitor()
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const site = await plain.newPage()
  await site.goto(`${app.origin}/contact`)
  await fillIn(site, { ...visitor, name: '  ', email: 'hugo@nowhere' })
  await field(site, 'Reason').selectOption('Rental Inquiry')
  await sendButton(site).click()
  await expect(site.getByText('Please enter an email address like name@example.com.')).toBeVisible()
  await expect(site.getByText('Please enter your name.')).toBeVisible()
  await expect(field(site, 'Message')).toHaveValue(visitor.message)
  await expect(field(site, 'Reason')).toHaveValue('rental-inquiry')
  await expectAccessibleText(page, `${app.origin}/contact`, await site.content())
  await fillIn(site, { name: visitor.name, email: visitor.email })
  await sendButton(site).click()
  await expect(site).toHaveURL(/\/contact\?sent=1/)
  await expect(site.getByText('Message sent successfully!')).toBeVisible()
  await expect(field(site, 'Message')).toHaveValue('')
  await plain.close()

  await signInByCookie(page, app, 'admin')
  await openWebsiteRequests(page, app)
  await expect(messageFrom(page, visitor)).toContainText('Is a two-bedroom <b>free</b>?')
})
