import { randomBytes } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { AppProcess } from '../app-process.ts'
import { openMailServer } from '../../support/smtp.ts'
import { expect, expectAccessible, test as base } from '../fixtures.ts'

export const password = 'kupfer laterne gezeiten'

type Installation = { app: AppProcess; code: string }
type MailServer = Awaited<ReturnType<typeof openMailServer>>

/* oxlint-disable no-empty-pattern -- Playwright reads the names of other fixtures there */

/** A journey from an empty folder, with several minutes for the building that it sets up. */
export const test = base.extend<{ installation: Installation; mailServer: MailServer }>({
  /** The program as it starts in production on an empty folder, with the code that it prints. */
  installation: async ({}, use, info) => {
    info.setTimeout(300_000)
    const app = await AppProcess.open({
      NODE_ENV: 'production',
      SECRET_KEY: randomBytes(32).toString('hex'),
      DEMO_PASSWORD: '',
    })
    await use({ app, code: /One-time code: (\S+)/.exec(app.printed)?.[1] ?? '' })
    await app.stop()
  },
  /** The moment in which the program starts, and the session before sign-in. */
  expectedErrors: [/ERR_CONNECTION_REFUSED|503 \(Service Unavailable\).*\/login|401 .*\/api\/auth\/user/],
  mailServer: async ({}, use) => {
    const server = await openMailServer()
    await use(server)
    server.close()
  },
})

type Building = { email: string; country: string; fields: Record<string, string> }

/** Fills in the page of the first run, by the labels of its fields. */
export async function fillFirstRun(page: Page, code: string, { email, country, fields }: Building) {
  const all = {
    'One-time code': code,
    'Your email': email,
    Password: password,
    'Confirm password': password,
    ...fields,
  }
  for (const [label, value] of Object.entries(all)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Country').selectOption(country)
}

/** Sets up the building on the page of the first run, and opens the guide. */
export async function setUpBuilding(page: Page, { app, code }: Installation, building: Building) {
  await page.goto(app.origin)
  await fillFirstRun(page, code, building)
  await page.getByRole('button', { name: 'Set up the building' }).click()
  await signInToGuide(page, building.email)
}

/** A building with twelve floors in Berlin. */
export const lindenplatz: Building = {
  email: 'jonas.brandt@lindenplatz.example',
  country: 'Germany',
  fields: {
    'Name of the building': 'Haus am Lindenplatz',
    'Short code': 'HAL',
    'Street and number': 'Lindenplatz 4',
    'Postal code': '10437',
    City: 'Berlin',
    'Time zone': 'Europe/Berlin',
    'Email of the office': 'hausverwaltung@lindenplatz.example',
    'Floors above ground': '12',
    'Homes on each of them': '7',
    'Lowest floor with homes': '1',
    'Highest floor with homes': '12',
    'First name': 'Jonas',
    'Last name': 'Brandt',
  },
}

/** Signs in on the page that the first run leads to; the guide opens. */
async function signInToGuide(page: Page, email: string) {
  await expect(page).toHaveURL(/\/login$/)
  // The page is in the default language of the building.
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: /^(?:Sign In|Se connecter)$/ }).click()
  await expect(page).toHaveURL(/group=set-up/)
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your building' })).toBeVisible()
}

export const stepButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: new RegExp(`^${name}`) })

export async function chooseStep(page: Page, name: string) {
  await stepButton(page, name).click()
  await expect(page.getByRole('heading', { level: 2, name, exact: true }).first()).toBeVisible()
}

/** Previews and saves what was typed on the settings of a step. */
export async function saveChanges(page: Page) {
  await page.getByRole('button', { name: 'Preview changes' }).first().click()
  const preview = page.getByRole('dialog', { name: 'Save changes?' })
  await preview.getByRole('button', { name: 'Save changes' }).click()
  await expect(preview).toBeHidden()
}

/** Enters a mail server without encryption in the step of the guide. */
export async function enterMailServer(page: Page, url: string) {
  await chooseStep(page, 'Mail')
  const { hostname, port } = new URL(url)
  await page.getByRole('button', { name: 'Enter a mail server' }).click()
  const form = page.getByRole('dialog', { name: 'Mail server' })
  await form.getByLabel('Mail server').fill(hostname)
  await form.getByLabel('Port').fill(port)
  await form.getByRole('combobox', { name: 'Encryption' }).click()
  await page.getByRole('option', { name: /^None/ }).click()
  await form.getByLabel('Sender address').fill('post@lindenplatz.example')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Through the mail server ${hostname}, port ${port}.`)).toBeVisible()
}

/** Uses the draft of the building editor, after a check of its question, and returns to the guide. */
export async function useDraft(page: Page, checkQuestion: (question: Locator) => Promise<void> = async () => {}) {
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
  await page.getByRole('button', { name: 'Use this building' }).click()
  const question = page.getByRole('dialog', { name: 'Use this building?' })
  await checkQuestion(question)
  await question.getByRole('button', { name: 'Use this building' }).click()
  await expect(page.getByText('The building follows the draft')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Set-up' }).click()
}

/** Opens an English invitation and chooses a password, which leads to the portal. */
export async function acceptInvitation(resident: Page, link: string) {
  await resident.goto(link)
  await resident.getByLabel('New Password').fill(password)
  await resident.getByLabel('Confirm Password').fill(password)
  await resident.getByRole('button', { name: 'Choose Password' }).click()
  await resident.waitForURL(/\/tenant$/)
}

/** Adds a resident, who is invited by e-mail, from the guide. */
export async function addFirstResident(
  page: Page,
  { name, email, phone, unit }: { name: string; email: string; phone: string; unit: string },
) {
  await chooseStep(page, 'People')
  await page.getByRole('link', { name: 'Add a resident' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Tenant' })
  await dialog.getByLabel('Full Name').fill(name)
  await dialog.getByLabel('Primary Email').fill(email)
  await dialog.getByLabel('Primary Phone').pressSequentially(phone)
  await dialog.getByRole('combobox', { name: 'Unit' }).click()
  await page.getByRole('option', { name: new RegExp(`^${unit}\\b`) }).click()
  await dialog.getByRole('button', { name: 'Create Tenant' }).click()
  await expect(page.getByText('Tenant created successfully').first()).toBeVisible()
}

/** Waits for the invitation to an address, and returns its link. */
export async function invitationLink({ state }: MailServer, address: string): Promise<string> {
  const find = () =>
    state.emails
      .filter(({ to }) => to.includes(address))
      // Quoted-printable breaks lines and writes = as =3D.
      .map(({ text }) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
      .flatMap((text) => /http\S+\/reset-password\?token=[\w-]+/.exec(text)?.[0] ?? [])
      .at(-1)
  await expect.poll(find, { timeout: 60_000 }).toBeTruthy()
  return find() ?? ''
}
