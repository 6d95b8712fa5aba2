import { openImapServer } from '../../support/mail/imap-server.ts'
import { replyMail, verified } from '../../support/mail/received-mails.ts'
import { addressOf, expect, expectAccessible, signIn, test } from '../fixtures.ts'
import { choose, openerIn, openPortalAs } from '../requests/request-people.ts'

test.use({ expectedErrors: [/401 .*\/api\/auth\/user/] })

test('a resident answers by e-mail: it becomes a message, and one without a confirmed sender waits for the office @main', async ({
  page,
  app,
  browser,
}) => {
  test.slow()
  const mailbox = await openImapServer('a quiet mailbox')
  const title = `Tap drips ${Date.now()}`
  try {
    await signIn(page, app, 'admin', '/admin?tab=settings&group=mail')
    const card = page.getByRole('region', { name: 'Replies by email' })
    await card.getByRole('button', { name: 'Set up' }).click()
    const form = page.getByRole('dialog', { name: 'Replies by email' })
    await form.getByLabel('Mail server').fill('127.0.0.1')
    await form.getByLabel('Port').fill(String(mailbox.port))
    await choose(page, form.getByRole('combobox', { name: 'Encryption' }), /^None/)
    await form.getByLabel('User name').fill('office')
    await form.getByLabel('Password', { exact: true }).fill('a quiet mailbox')
    await form.getByLabel('Reply address').fill('reply+{token}@vantagepoint.example')
    await form.getByLabel('Authentication server').fill('mx.tower.example')
    await form.getByRole('button', { name: 'Test connection' }).click()
    await expect(form.getByText('Connected. The folder has 0 messages.')).toBeVisible()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)

    const { page: resident } = await openPortalAs(browser, app, 'resident', '/tenant?tab=maintenance')
    await resident.getByRole('button', { name: 'Submit Request' }).click()
    const dialog = resident.getByRole('dialog')
    await dialog.getByLabel('Request Title').fill(title)
    await dialog.getByLabel('Detailed Description').fill('In the kitchen.')
    await dialog.getByRole('button', { name: 'Submit Request' }).click()
    await expect(dialog).toHaveCount(0)

    const to = /^Reply-To:\s+(?:.*<)?(reply\+[^\s>]+)/im.exec(await app.emailWith(title))?.[1] ?? ''
    expect(to).toContain('@vantagepoint.example')
    const from = addressOf('resident')
    mailbox.add(replyMail({ from, to, headers: verified(from), text: 'Still wet under the sink.' }))
    mailbox.add(replyMail({ from, to, text: 'Please leave the door open.' }))
    await card.getByRole('button', { name: 'Check for mail' }).click()
    await expect(page.getByText('2 new emails')).toBeVisible()

    await resident.getByRole('button', { name: title }).click()
    await expect(resident.getByText('Still wet under the sink.')).toBeVisible()
    await expect(resident.getByText('Please leave the door open.')).toHaveCount(0)

    await page.goto(`${app.origin}/admin?tab=maintenance&view=list&search=${encodeURIComponent(title)}`)
    await page.getByRole('button', { name: 'Read them' }).click()
    const waiting = page.getByRole('dialog', { name: 'Unverified emails' })
    await expect(waiting.getByText("The mail server couldn't confirm the sender (DKIM or SPF).")).toBeVisible()
    await expectAccessible(page)
    await waiting.getByRole('button', { name: "Add as the resident's message" }).click()
    await expect(waiting.getByText('No unverified emails')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(waiting).toHaveCount(0)
    await openerIn(page, title).click()
    await page.getByRole('tab', { name: /^Messaging/ }).click()
    for (const text of ['Still wet under the sink.', 'Please leave the door open.'])
      await expect(page.getByRole('dialog').getByText(text)).toBeVisible()
    await expect(resident.getByText('Please leave the door open.')).toBeVisible()
  } finally {
    mailbox.close()
  }
})
