import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import type { AppProcess } from '../app-process.ts'

let written = 0
/** A visitor whose name and address match no record of the demo building. */
export function newVisitor() {
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
export type MessageSender = ReturnType<typeof newVisitor>

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: false }).and(page.locator('.control'))
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })
export const messageFrom = (page: Page, { name }: MessageSender) => page.getByRole('article').filter({ hasText: name })
export const show = (page: Page, which: string) => page.getByRole('radio', { name: which }).check()
export const messageBox = (page: Page) => page.getByRole('dialog').getByLabel('Message')

export async function fillIn(page: Page, visitor: Partial<MessageSender>) {
  const labels = { name: 'Name', email: 'Email', phone: 'Phone', subject: 'Subject', message: 'Message' } as const
  for (const [key, label] of Object.entries(labels)) {
    const value = visitor[key as keyof typeof labels]
    if (value !== undefined) await field(page, label).fill(value)
  }
}

export async function writeMessage(page: Page, app: AppProcess, visitor: MessageSender) {
  await page.goto(`${app.origin}/contact`)
  await fillIn(page, visitor)
  await field(page, 'Reason').selectOption('Rental Inquiry')
  await sendButton(page).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue('')
}

export async function openWebsiteRequests(page: Page, app: AppProcess) {
  await page.goto(`${app.origin}/admin?tab=website-requests`)
  await expect(page.getByRole('heading', { level: 1, name: 'Website Requests' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** The headers of the visitor's e-mail, with folded lines joined, and its text. */
async function replyEmail(app: AppProcess, { email }: MessageSender) {
  const message = await app.emailWith(`To: ${email}`)
  const cut = message.search(/\r?\n\r?\n/)
  return { head: message.slice(0, cut).replace(/\r?\n[ \t]+/g, ' '), text: message.slice(cut) }
}

export async function expectReplyEmail(app: AppProcess, visitor: MessageSender) {
  const { head, text } = await replyEmail(app, visitor)
  expect(head).toMatch(new RegExp(`^Subject: RPLY \\| VPP \\| ${visitor.subject}\\r?$`, 'm'))
  expect(head).toMatch(/^Reply-To: office@vantagepoint\.example\r?$/m)
  expect(text).toContain('Dear Hugo, one is.')
  expect(text).toMatch(
    /On \d\d-\d\d-\d{4}, Hugo .+ wrote:\r?\n> Good afternoon\.\r?\n> Is a two-bedroom <b>free<\/b>\?/,
  )
}
