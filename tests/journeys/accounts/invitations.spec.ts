import type { AppProcess } from '../app-process.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { addTenant, beforeSignIn, manage, printed, profile } from '../console/people-page.ts'
test.use({ expectedErrors: [beforeSignIn] })

/** The invitations that were sent to an address, the newest last. */
const linksFor = async (app: AppProcess, address: string) =>
  (await app.emails())
    .filter((message) => message.includes(address))
    .flatMap((message) => /http\S+\/reset-password\?token=[\w-]+/.exec(message)?.[0] ?? [])

test('an invited resident is welcomed by name, and the office sees the invitation opened @narrow @main', async ({
  page,
  app,
  browser,
}) => {
  await signIn(page, app, 'admin', '/admin?tab=tenants')
  const name = `Nour Haddad ${Date.now()}`
  const dialog = await addTenant(page, '')
  await dialog.getByLabel('Full Name').fill(name)
  await dialog.getByLabel('Preferred Name').fill('Noor')
  const address = await dialog.getByLabel('Primary Email').inputValue()
  await dialog.getByRole('button', { name: 'Create Tenant' }).click()
  await printed(page, 'Tenant created successfully')
  await expect.poll(async () => (await linksFor(app, address)).length).toBe(1)

  await page.getByRole('button', { name: 'Invitations' }).click()
  const invitations = page.getByRole('dialog', { name: 'Invitations' })
  await expect(invitations.getByText(name)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expect(invitations.getByRole('button', { name: 'Invite Chosen' })).toBeDisabled()
  await invitations.getByRole('checkbox', { name }).check()
  await invitations.getByRole('button', { name: 'Invite 1 person' }).click()
  await printed(page, 'Invitation sent')
  // No e-mail is sent when the invitation is taken back at once.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 email was not sent.')).toBeVisible()
  expect(await linksFor(app, address)).toHaveLength(1)

  await invitations.getByRole('checkbox', { name }).check()
  await invitations.getByRole('button', { name: 'Invite 1 person' }).click()
  await printed(page, 'Invitation sent')
  // It waits for the time in which it can be undone.
  await expect.poll(async () => (await linksFor(app, address)).length, { timeout: 60_000 }).toBe(2)

  await invitations.getByRole('button', { name: /^Sent \d/ }).click()
  await expect(page).toHaveURL(/invitation=sent/)
  await page.getByRole('searchbox').fill(name)
  await manage(page, name).click()
  await expect(profile(page).getByText('Invitation sent').first()).toBeVisible()
  await expectAccessible(page)

  const guest = await browser.newPage()
  await guest.goto((await linksFor(app, address)).at(-1) ?? '')
  await expect(guest.getByRole('heading', { name: 'Welcome, Noor' })).toBeVisible()
  await expectAccessibleInBothThemes(guest)
  await expect(profile(page).getByText('Invitation opened')).toBeVisible()
  await guest.getByLabel('New Password').fill('a slow boat upstream')
  await guest.getByLabel('Confirm Password').fill('a slow boat upstream')
  await guest.getByRole('button', { name: 'Choose Password' }).click()
  await guest.waitForURL(`${app.origin}/tenant`)
  await expect(guest.getByRole('heading', { name: /Noor/ })).toBeVisible()
  await guest.close()
  await expect(profile(page).getByText('Active')).toBeVisible()
})

test('a user of the office is invited again, and the card shows when the link is opened @narrow', async ({
  page,
  app,
  browser,
}) => {
  await signIn(page, app, 'admin', '/admin?tab=staff')
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add User' })
  const [given, address] = [`Ines${Date.now()}`, `ines${Date.now()}@office.example`]
  await dialog.getByLabel('First Name').fill(given)
  await dialog.getByLabel('Last Name').fill('Duarte')
  await dialog.getByLabel('Email').fill(address)
  await dialog.getByRole('button', { name: 'Add User' }).click()
  await printed(page, 'User created successfully')
  await expect.poll(async () => (await linksFor(app, address)).length).toBe(1)

  const card = page.getByRole('listitem').filter({ hasText: address })
  await expect(card.getByText('Invitation sent')).toBeVisible()
  await card.getByRole('button', { name: `Invite again: ${given} Duarte` }).click()
  await printed(page, 'Invitation sent')
  // The e-mail waits ten seconds for an Undo.
  await expect.poll(async () => (await linksFor(app, address)).length, { timeout: 60_000 }).toBe(2)
  await expectAccessibleInBothThemes(page)

  const guest = await browser.newPage()
  await guest.goto((await linksFor(app, address)).at(-1) ?? '')
  await expect(guest.getByRole('heading', { name: `Welcome, ${given}` })).toBeVisible()
  await expect(card.getByText('Invitation opened')).toBeVisible()
  await guest.getByLabel('New Password').fill('a slow boat upstream')
  await guest.getByLabel('Confirm Password').fill('a slow boat upstream')
  await guest.getByRole('button', { name: 'Choose Password' }).click()
  await guest.waitForURL(/\/admin/)
  await guest.close()
  await expect(card.getByText('Active')).toBeVisible()
  await expect(card.getByRole('button', { name: /^Invite/ })).toHaveCount(0)
})
