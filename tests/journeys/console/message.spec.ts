import type { Locator, Page } from '@playwright/test'
import { addressOf, expect, expectAccessible, signInByCookie, test } from '../fixtures.ts'
import { demoPassword, type AppProcess } from '../app-process.ts'

// The browser logs the 401 before sign-in, and the replies that reject invalid or conflicting input.
test.use({ expectedErrors: [/status of (?:400|401|412)/] })

// axe checks every state, which is slow.
test.describe.configure({ timeout: 90_000 })

let written = 0
/** A visitor whose name and address match no record of the demo building. */
function newVisitor() {
  written += 1
  const mark = `${process.pid}-${Date.now() % 100_000}-${written}`
  return {
    name: `Hugo ${mark}`,
    email: `hugo.${mark}@visitor.example`,
    phone: '+33 1 23 45 67 89',
    subject: `Two-bedroom ${mark}`,
    message: 'Good afternoon.\nIs a two-bedroom <b>free</b>?',
  }
}
type CurrentUser = ReturnType<typeof newVisitor>

const field = (page: Page, name: string) => page.getByLabel(name, { exact: false }).and(page.locator('.control'))
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const messageFrom = (page: Page, { name }: CurrentUser) => page.getByRole('article').filter({ hasText: name })
const show = (page: Page, which: string) => page.getByRole('radio', { name: which }).check()
/** Opens a message: beside the list, or over it on a small screen. */
const readMessage = (page: Page, visitor: CurrentUser) =>
  messageFrom(page, visitor).getByRole('button', { name: visitor.subject }).click()
const messageBox = (page: Page) => page.getByRole('dialog').getByLabel('Message')

async function fillIn(page: Page, visitor: Partial<CurrentUser>) {
  const labels = { name: 'Name', email: 'E-mail', phone: 'Phone', subject: 'Subject', message: 'Message' } as const
  for (const [key, label] of Object.entries(labels)) {
    const value = visitor[key as keyof typeof labels]
    if (value !== undefined) await field(page, label).fill(value)
  }
}

async function writeMessage(page: Page, app: AppProcess, visitor: CurrentUser) {
  await page.goto(`${app.origin}/contact`)
  await fillIn(page, visitor)
  await field(page, 'Reason').selectOption('Rental Inquiry')
  await sendButton(page).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue('')
}

async function openWebsiteRequests(page: Page, app: AppProcess) {
  await page.goto(`${app.origin}/admin?tab=website-requests`)
  await expect(page.getByRole('heading', { level: 1, name: 'Website Requests' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** The headers of the visitor's e-mail, with folded lines joined, and its text. */
async function replyEmail(app: AppProcess, { email }: CurrentUser) {
  const message = await app.emailWith(`To: ${email}`)
  const cut = message.search(/\r?\n\r?\n/)
  return { head: message.slice(0, cut).replace(/\r?\n[ \t]+/g, ' '), text: message.slice(cut) }
}

async function expectReplyEmail(app: AppProcess, visitor: CurrentUser) {
  const { head, text } = await replyEmail(app, visitor)
  expect(head).toMatch(new RegExp(`^Subject: RPLY \\| VPP \\| ${visitor.subject}\\r?$`, 'm'))
  expect(head).toMatch(/^Reply-To: office@vantagepoint\.example\r?$/m)
  expect(text).toContain('Dear Hugo, one is.')
  expect(text).toMatch(
    /On \d\d-\d\d-\d{4}, Hugo .+ wrote:\r?\n> Good afternoon\.\r?\n> Is a two-bedroom <b>free<\/b>\?/,
  )
}

test('a visitor writes, the office sees it at once, replies by e-mail and archives it @narrow', async ({
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
  await card.getByRole('button', { name: 'Move back' }).click()
  await expect(page.getByText('Message moved back')).toBeVisible()
  await expect(card).toBeHidden()
  await show(page, 'Replied')
  await expect(card).toBeVisible()
})

test('a message is linked to a resident only manually, and then turned into their request, once', async ({
  page,
  context,
  app,
}) => {
  const visitor = { ...newVisitor(), email: addressOf('resident').toUpperCase() }
  await writeMessage(await context.newPage(), app, visitor)
  await signInByCookie(page, app, 'staff')
  await page.goto(`${app.origin}/admin?tab=website-requests&search=${encodeURIComponent(visitor.subject)}`)
  const detail = page.getByRole('region', { name: visitor.subject })
  await expect(detail).toContainText('Answer promised by')
  await expect(detail).toContainText(/Same address as\s*Leila Pryce, \d{4}\s*— not verified/)
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'Link to Leila Pryce' }).click()
  await expect(page.getByText('Message linked')).toBeVisible()
  await expect(detail).toContainText(/Linked to\s*Leila Pryce, \d{4}/)
  await expect(detail.getByRole('button', { name: 'Unlink' })).toBeFocused()
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'Unlink' }).click()
  await expect(detail).toContainText('not verified')
  await expect(detail.getByRole('link', { name: /^Leila Pryce/ })).toBeFocused()
  await detail.getByRole('button', { name: 'Link to another resident' }).click()
  await expect(detail.getByLabel('Written by')).toBeFocused()
  // As in a large building, where other residents come first in the list.
  await page.route(/\/api\/admin\/tenants\?(?!.*search=)/, (route) => route.fulfill({ json: [] }))
  await detail.getByLabel('Written by').click()
  await page.getByPlaceholder('Find a resident by name').fill('Leila Pryce')
  await page.getByRole('option', { name: /Leila Pryce/ }).click()
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'Link to resident' }).click()
  await expect(detail).toContainText(/Linked to\s*Leila Pryce, \d{4}/)
  await detail.getByRole('button', { name: 'Turn into a request' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'New Request' })
  await expect(form).toContainText(`from the message of ${visitor.name}`)
  await expect(form.getByLabel('Title')).toHaveValue(visitor.subject)
  await expect(form.getByLabel('Description')).toHaveValue(visitor.message)
  await expect(form.getByRole('combobox', { name: 'Tenant' })).toContainText('Leila Pryce')
  await expect(form.getByRole('checkbox', { name: /This resident wrote/ })).toHaveCount(0)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create Request' }).click()
  await expect(page.getByText('Maintenance request created successfully')).toBeVisible()
  await expect(form).toBeHidden()
  const request = detail.getByRole('link', { name: /^VPP-\d+ · Pending$/ })
  await expect(request).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Turn into a request' })).toHaveCount(0)
  await expectAccessible(page)
  await request.click()
  await expect(page.getByRole('dialog').getByText(visitor.subject).first()).toBeVisible()
})

test('a message of an unknown sender is turned into a request without a resident, unless the office selects one', async ({
  page,
  context,
  app,
}) => {
  const visitor = newVisitor()
  await writeMessage(await context.newPage(), app, visitor)
  await signInByCookie(page, app, 'staff')
  await page.goto(`${app.origin}/admin?tab=website-requests&search=${encodeURIComponent(visitor.subject)}`)
  const detail = page.getByRole('region', { name: visitor.subject })
  await expect(detail.getByRole('button', { name: 'Link to resident' })).toBeVisible()
  await expect(detail).not.toContainText('not verified')
  await detail.getByRole('button', { name: 'Turn into a request' }).click()
  const form = page.getByRole('dialog', { name: 'New Request' })
  await form.getByRole('combobox', { name: 'Unit' }).click()
  await page.getByRole('combobox', { name: 'Find a unit or a resident' }).fill('Leila Pryce')
  await page.getByRole('option', { name: /Leila Pryce/ }).click()
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByRole('checkbox', { name: /This resident wrote the message/ }).check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create Request' }).click()
  await expect(form).toBeHidden()
  await expect(detail).toContainText('Linked to')
})

test('the archive is paged, and the arrow keys move between messages', async ({ page, app }) => {
  await signInByCookie(page, app, 'admin')
  await openWebsiteRequests(page, app)
  const subjects = page.getByRole('article').locator('[data-message]')
  await subjects.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(subjects.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(subjects.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(subjects.first()).toBeFocused()
  await show(page, 'Archived')
  await expect(page.getByText(/^1 to 20 of \d+$/)).toBeVisible()
  const first = (await subjects.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/^21 to \d+ of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText(/^1 to 20 of \d+$/)).toBeVisible()
  await expect(subjects.first()).toHaveText(first)
})

test('staff see no address of the sender; filters find a message and are part of the address', async ({
  page,
  context,
  app,
}) => {
  const visitor = newVisitor()
  await writeMessage(await context.newPage(), app, visitor)
  await signInByCookie(page, app, 'staff')
  await openWebsiteRequests(page, app)
  await page.getByRole('searchbox').fill(visitor.subject.toUpperCase())
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText('Sent from')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('searchbox').fill('nobody wrote this')
  await expect(page.getByText('No messages match.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await messageFrom(page, visitor).getByRole('button', { name: 'Archive' }).click()
  await expect(messageFrom(page, visitor)).toBeHidden()
})

test('a reply that is not sent is kept, and closing asks once', async ({ page, context, app }) => {
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
  await page.getByRole('button', { name: 'Send Reply' }).click()
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await page.unroute('**/reply')
  await retry.click()
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
  await expect(page.getByText('Someone else answered or archived this message meanwhile.')).toBeVisible()
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
  await expect(site.getByText('Please enter an e-mail address like name@example.com.')).toBeVisible()
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
    ['E-mail', visitor.email],
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
  await tabTo(page, page.getByLabel('E-mail'))
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

test.describe('when the program is killed', () => {
  test.use({ expectedErrors: [/status of 401|net::ERR_/] })

  test('no acknowledged change is lost, and the open screen recovers by itself', async ({ page, context, app }) => {
    const visitor = newVisitor()
    const killAndStart = async () => {
      await app.killHard()
      await app.start()
    }
    await signInByCookie(page, app, 'admin')
    await openWebsiteRequests(page, app)
    const site = await context.newPage()
    await writeMessage(site, app, visitor)
    await killAndStart()
    const card = messageFrom(page, visitor)
    await expect(card).toBeVisible({ timeout: 20_000 })

    await card.getByRole('button', { name: 'Reply' }).click()
    await expect(messageBox(page)).toBeFocused()
    await page.keyboard.type('Dear Hugo, one is.')
    await page.getByRole('button', { name: 'Send Reply' }).click()
    await expect(page.getByText('Reply sent')).toBeVisible()
    await killAndStart()
    await expectReplyEmail(app, visitor)
    await show(page, 'Replied')
    await expect(card).toContainText('1 reply', { timeout: 20_000 })

    await card.getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByText('Message archived')).toBeVisible()
    await killAndStart()
    await show(page, 'Archived')
    await expect(card).toBeVisible({ timeout: 20_000 })
    const about = (await app.emails()).filter((message) => message.includes(`To: ${visitor.email}`))
    expect(about, 'e-mails to the visitor').toHaveLength(1)
  })
})
