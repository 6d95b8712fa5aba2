import type { AppProcess } from '../app-process.ts'
import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401; a session that ends answers 401 too.
test.use({ expectedErrors: [/status of 401|401 .*\/api\//] })
test.describe.configure({ timeout: 120_000 })

/** The link of the invitation that went to this address. */
async function invitationFor(app: AppProcess, email: string): Promise<string> {
  await expect.poll(async () => (await app.emails()).filter((text) => text.includes(email)).length).toBeGreaterThan(0)
  const message = (await app.emails()).find((text) => text.includes(email)) ?? ''
  return /http\S+\/reset-password\?token=[\w-]+(?:&language=\w+)?/.exec(message)?.[0] ?? ''
}

test('a resident invites a person of the household, who signs in, and ends the access @narrow @main', async ({
  page,
  app,
  browser,
}) => {
  const email = `mira.${Date.now()}@mail.example`
  await signIn(page, app, 'resident', '/tenant?tab=household')
  await expect(page.getByRole('heading', { level: 1, name: 'Household' })).toBeVisible()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Invite to the portal' })
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect(form.getByText('Please fill in all required fields').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await form.getByLabel('First name').fill('Mira')
  await form.getByLabel('Last name').fill('Haddad')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Payments').check()
  await form.getByLabel('Announcements').uncheck()
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent to Mira Haddad')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Mira Haddad' })
  await expect(row).toContainText('Invited')
  await expect(row).toContainText('Maintenance requests, Documents and calendar, Payments')
  await expectAccessibleInBothThemes(page)

  const context = await browser.newContext()
  const member = await context.newPage()
  await member.goto(await invitationFor(app, email))
  await member.getByLabel('New Password').fill('copper lantern tide')
  await member.getByLabel('Confirm Password').fill('copper lantern tide')
  await member.getByRole('button', { name: 'Choose Password' }).click()
  await expect(member.getByRole('heading', { level: 1, name: 'Residence 2211' })).toBeVisible()
  const tabs = member.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  await expect(tabs).toHaveText(['Overview', /Maintenance/, 'Front desk', 'Calendar', 'Resources', 'Payments'])
  await expectAccessibleInBothThemes(member)
  await tabs.filter({ hasText: 'Maintenance' }).click()
  await member.getByRole('button', { name: 'Submit Request' }).click()
  const request = member.getByRole('dialog', { name: 'Submit New Maintenance Request' })
  await request.getByLabel('Request Title').fill(`Window by ${email}`)
  await request.getByLabel('Detailed Description').fill('It does not close.')
  await request.getByRole('button', { name: 'Submit Request' }).click()
  await expect(member.getByText(`Window by ${email}`)).toBeVisible()
  for (const tab of ['Calendar', 'Resources', 'Payments']) {
    await member.goto(`${app.origin}/tenant?tab=${tab.toLowerCase()}`)
    await expect(tabs).toHaveCount(6)
    await expect(member.getByRole('heading', { level: 1, name: tab })).toBeVisible()
    await expectAccessibleInBothThemes(member)
  }

  await page.getByRole('button', { name: 'Change: Mira Haddad' }).click()
  const rights = page.getByRole('dialog', { name: 'What Mira Haddad may use' })
  await rights.getByLabel('Payments').uncheck()
  await expectAccessibleInBothThemes(page)
  await rights.getByRole('button', { name: 'Save' }).click()
  await expect(row).not.toContainText('Payments')
  await expect(tabs).toHaveText(['Overview', /Maintenance/, 'Front desk', 'Calendar', 'Resources'])

  await page.getByRole('button', { name: 'End access: Mira Haddad' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End access' }).click()
  await expect(page.getByText('The access has ended')).toBeVisible()
  await expect(row).toHaveCount(0)
  // The open page of the member shows it without a reload.
  await expect(member.getByRole('heading', { level: 1, name: 'Your access has ended' })).toBeVisible()
  await expect(member.getByText('ask the resident who invited you')).toBeVisible()
  await expect(member.getByText('Residence 2211')).toHaveCount(0)
  await expectAccessibleInBothThemes(member)
  expect((await member.request.get(`${app.origin}/api/auth/user`)).status()).toBe(401)
  await member.getByRole('link', { name: 'Sign in with another account' }).click()
  await expect(member.getByLabel('Password', { exact: true })).toBeVisible()
  await context.close()
})

test('an invitation in French leads to a page and a portal in French @narrow', async ({ page, app, browser }) => {
  const email = `luc.${Date.now()}@mail.example`
  await signIn(page, app, 'owner', '/tenant?tab=household')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Invite to the portal' })
  await form.getByLabel('First name').fill('Luc')
  await form.getByLabel('Last name').fill('Tremblay')
  await form.getByLabel('Email').fill(email)
  const language = form.getByRole('combobox', { name: 'Language of the invitation' })
  await expect(language).toHaveText('English')
  await language.click()
  await page.getByRole('option', { name: 'Français' }).click()
  await expectAccessibleInBothThemes(page)
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent to Luc Tremblay')).toBeVisible()

  const context = await browser.newContext()
  const member = await context.newPage()
  await member.goto(await invitationFor(app, email))
  await expect(member.getByRole('heading', { level: 1, name: 'Bienvenue, Luc' })).toBeVisible()
  await member.getByLabel('Nouveau mot de passe').fill('copper lantern tide')
  await member.getByLabel('Confirmer le mot de passe').fill('copper lantern tide')
  await member.getByRole('button', { name: 'Choisir le mot de passe' }).click()
  await expect(member.getByRole('heading', { level: 1, name: /^Logement / })).toBeVisible()
  await context.close()
})
