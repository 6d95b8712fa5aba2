import type { Page } from '@playwright/test'
import { contact } from '#contact/contract.ts'
import { honeypotField } from '#contact/honeypot.ts'
import { expect, expectAccessible, signIn, test } from '../fixtures.ts'
import type { AppProcess } from '../app-process.ts'

// axe checks every state, which is slow. The browser logs the 401 before sign-in as an error.
test.describe.configure({ timeout: 90_000 })
test.use({ expectedErrors: [/status of (?:400|401|412)/] })

let written = 0
/** The form data of a bot that fills in every field. */
async function writeSpam(page: Page, app: AppProcess): Promise<string> {
  written += 1
  const name = `Desk ${process.pid}-${Date.now() % 100_000}-${written}`
  const answer = await page.request.post(`${app.origin}${contact.send.path}`, {
    headers: { origin: app.origin },
    data: {
      name,
      email: 'hello@rank-first.example',
      phone: '1-800-555-0199',
      reason: 'other',
      subject: `First page for ${name}`,
      message: 'Reply today.',
      [honeypotField]: 'https://rank-first.example',
    },
  })
  expect(answer.status()).toBe(201)
  return name
}

const show = (page: Page, which: string) => page.getByRole('radio', { name: which }).check()
const messageFrom = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

async function openSpam(page: Page, app: AppProcess) {
  await page.goto(`${app.origin}/admin?tab=website-requests&status=spam`)
  await expect(page.getByRole('radio', { name: 'Spam' })).toBeChecked()
  await expect(page.getByRole('article').first()).toBeVisible()
}

test('a message of a bot is filed under Spam, and can be moved to the open messages', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin')
  const name = await writeSpam(page, app)
  await page.goto(`${app.origin}/admin?tab=website-requests`)
  await expect(page.getByRole('article').first()).toBeVisible()
  const open = await page.getByRole('radio', { name: /^Open/ }).locator('..').textContent()
  await expect(messageFrom(page, name)).toHaveCount(0)

  await show(page, 'Spam')
  const message = messageFrom(page, name)
  await expect(message).toBeVisible()
  await expect(message.getByText(/waiting/)).toHaveCount(0)
  await expect(message.getByRole('button', { name: /^Reply/ })).toHaveCount(0)
  await message.getByRole('button', { name: `First page for ${name}` }).click()
  await expect(page.getByText(/deleted after 30 days/)).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: `The message from ${name} is not spam` })
    .last()
    .click()
  await expect(page.getByText('Moved to open messages')).toBeVisible()
  await expect(message).toHaveCount(0)

  await show(page, 'Open')
  await expect(page.getByRole('radio', { name: /^Open/ }).locator('..')).not.toHaveText(open ?? '')
  await page.goto(`${app.origin}/admin?tab=website-requests&search=${encodeURIComponent(name)}`)
  await expect(messageFrom(page, name)).toBeVisible()
  await expect(messageFrom(page, name).getByText('waiting 0 min')).toBeVisible()
})

test('the hidden field of the contact form is not visible, with or without the style sheet', async ({ page, app }) => {
  const field = page.locator(`[name="${honeypotField}"]`)
  const expectHidden = async () => {
    await expect(field).toHaveCount(1)
    await expect(field).toBeHidden()
    expect(await field.evaluate((input) => input.getClientRects().length)).toBe(0)
    expect(await page.getByLabel('Leave this field empty').filter({ visible: true }).count()).toBe(0)
    expect(await page.locator('form[data-island="contact"]').ariaSnapshot()).not.toMatch(/leave this field/i)
  }
  await page.goto(`${app.origin}/contact`)
  await expectHidden()
  await page.emulateMedia({ forcedColors: 'active' })
  await expectHidden()
  await page.emulateMedia({ forcedColors: 'none' })
  await page.route(/\.css(?:\?|$)/, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  await page.reload()
  await expectHidden()
  await page.getByLabel('Message', { exact: false }).and(page.locator('textarea')).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
})

test('a reply of 200 that is not JSON, or lacks the record, is shown as an error', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin')
  const name = await writeSpam(page, app)
  await openSpam(page, app)
  const bodies = [
    { contentType: 'text/html', body: '<html>Sign in to the network</html>' },
    { contentType: 'application/json', body: '{}' },
    { contentType: 'application/json', body: '' },
  ]
  for (const answer of bodies) {
    await page.route('**/api/admin/contact-messages/*/not-spam*', (route) => route.fulfill({ status: 200, ...answer }))
    await messageFrom(page, name)
      .getByRole('button', { name: `The message from ${name} is not spam` })
      .click()
    await expect(page.getByText('Failed to move message')).toBeVisible()
    await expect(page.getByText('Invalid server response')).toBeVisible()
    await page.unroute('**/api/admin/contact-messages/*/not-spam*')
    await openSpam(page, app)
  }
  await page.route('**/api/admin/contact-messages?*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html></html>' }),
  )
  await page.reload()
  await expect(page.getByText('The website requests could not be loaded.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Invalid server response')).toBeVisible()
})
