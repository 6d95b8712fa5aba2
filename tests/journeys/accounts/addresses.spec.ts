import type { Page } from '@playwright/test'
import { addressOf, expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { demoPassword, type AppProcess } from '../app-process.ts'

test.use({ expectedErrors: [/status of (?:400|401)/] })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Waits for the newest confirmation link sent to an address. */
async function linkTo(app: AppProcess, email: string): Promise<string> {
  const find = async () =>
    (await app.emails())
      .filter((message) => /^To: .*$/m.exec(message)?.[0].includes(email))
      .flatMap((message) => /http\S+\/confirm-email\?token=[\w-]+/.exec(message)?.[0] ?? [])
      .at(-1)
  await expect.poll(find).toBeTruthy()
  return (await find()) ?? ''
}

async function requestAddressChange(page: Page, email: string, password = demoPassword) {
  await page.getByRole('button', { name: 'Change Email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change sign-in email' })
  await dialog.getByLabel('New email address').fill(email)
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Send Link' }).click()
  return dialog
}

test('the sign-in address changes once the link to the new one is confirmed @narrow', async ({
  page,
  app,
  browser,
}) => {
  const email = `moved-${Date.now()}@mail.example`
  const elsewhere = await browser.newPage()
  await signIn(elsewhere, app, 'maintenance', '/account')
  await signIn(page, app, 'maintenance', '/account')
  await expect(page.getByText(`You sign in as ${addressOf('maintenance')}.`)).toBeVisible()

  const dialog = await requestAddressChange(page, email, 'not the password')
  await expect(dialog.getByText('Incorrect password. Please try again.').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await dialog.getByLabel('Your password').fill(demoPassword)
  await dialog.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByText(`Waiting for confirmation of ${email}.`)).toBeVisible()
  await expect(page.getByText(`You sign in as ${addressOf('maintenance')}.`)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await app.emailWith('New sign-in email requested')

  await page.goto(await linkTo(app, email))
  await expect(heading(page, 'Confirm your email')).toBeVisible()
  await expect(page.getByText(`Do you want to sign in as ${email} from now on?`)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Confirm Address' }).click()
  await expect(page.getByText(`You now sign in as ${email}.`)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await app.emailWith('Your sign-in email was changed')
  await expect(elsewhere.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  await elsewhere.close()

  // Confirming in the browser that is signed in keeps the session and shows a link back.
  await page.getByRole('link', { name: 'Go to the portal' }).click()
  await expect(page.getByText(`You sign in as ${email}.`)).toBeVisible()
  await requestAddressChange(page, addressOf('maintenance'))
  const link = await linkTo(app, addressOf('maintenance'))
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm Address' }).click()
  await expect(page.getByText(`You now sign in as ${addressOf('maintenance')}.`)).toBeVisible()
  await page.reload()
  await expect(page.getByText('If you reloaded this page, open the link again')).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
})

test('a change of the sign-in address is cancelled', async ({ page, app }) => {
  const email = `other-${Date.now()}@mail.example`
  await signIn(page, app, 'staff', '/account')
  await requestAddressChange(page, email)
  const link = await linkTo(app, email)
  await page.getByRole('button', { name: `Cancel the change to ${email}` }).click()
  await expect(page.getByText('Change cancelled. Your sign-in email stays the same.')).toBeVisible()
  await expect(page.getByText(`Waiting for confirmation of ${email}.`)).toHaveCount(0)
  await page.goto(link)
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test("a resident's new contact address needs confirmation, the rest is saved at once @narrow", async ({
  page,
  app,
}) => {
  const email = `contact-${Date.now()}@mail.example`
  await signIn(page, app, 'owner', '/tenant')
  await page.getByRole('button', { name: 'My profile' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Edit Profile' }).click()
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByLabel('Secondary phone').fill('416-555-0188')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(dialog.getByText(`Waiting for confirmation of ${email}.`)).toBeVisible()
  await expect(dialog.getByText('416-555-0188')).toBeVisible()
  // On a phone the toast covers the top of the dialog; it would not disappear under the pointer.
  await page.mouse.move(5, 5)
  await expect(page.getByText('Profile updated successfully!')).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: `Resend the link to ${email}` }).click()
  await expect(page.getByText('We sent a link to the new address.')).toBeVisible()

  const confirming = await page.context().newPage()
  await expect.poll(async () => (await app.emails()).filter((message) => message.includes(email)).length).toBe(2)
  await confirming.goto(await linkTo(app, email))
  await expect(confirming.getByText(`Do you want to get emails from the building at ${email}?`)).toBeVisible()
  await expectAccessibleInBothThemes(confirming)
  await confirming.getByRole('button', { name: 'Confirm Address' }).click()
  await expect(confirming.getByText(`The building now emails you at ${email}.`)).toBeVisible()
  await confirming.close()
  // The open profile is updated by the live connection.
  await expect(dialog.getByText(`Waiting for confirmation of ${email}.`)).toHaveCount(0)
  await expect(dialog.getByText(email)).toBeVisible()
})
