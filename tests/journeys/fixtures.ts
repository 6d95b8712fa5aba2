import { setTimeout as wait } from 'node:timers/promises'
import { expect, test as base, type Page } from '@playwright/test'
import { demoPassword, type AppProcess } from './app-process.ts'
import { JourneyProgram, ProgramHost } from './journey-program.ts'

export { expect } from '@playwright/test'
export { expectAccessible, expectAccessibleInBothThemes } from './accessibility.ts'

type Watch = {
  /** Errors of the page that a journey causes on purpose, such as a rejected sign-in. */
  expectedErrors: RegExp[]
}

/** The process that runs the apps of a worker, and the apps that are stopping. */
type WorkerHost = { host: ProgramHost; stopping: Promise<unknown>[] }

/** Milliseconds; what has not stopped by then is killed with its process. */
const stopLimit = 20_000

/** A journey fails when the page throws or logs an error, whatever it shows. */
export const test = base.extend<
  Watch & { watched: void; contextsClosed: void; app: JourneyProgram },
  { host: WorkerHost; hostEnv: Record<string, string> }
>({
  /** Environment variables of the process, which its apps have in common. */
  hostEnv: [{}, { option: true, scope: 'worker' }],
  host: [
    async ({ hostEnv }, use) => {
      const host = new ProgramHost(hostEnv)
      const stopping: Promise<unknown>[] = []
      await use({ host, stopping })
      await Promise.race([Promise.all(stopping), wait(stopLimit, undefined, { ref: false })])
      await host.kill()
    },
    { scope: 'worker' },
  ],
  /** The app on a copy of the demo building, which no other journey uses. */
  app: async ({ host: { host, stopping } }, use) => {
    const program = await JourneyProgram.onCopy(host)
    await use(program)
    // Not awaited, so that the next journey can start.
    stopping.push(program.stop().catch((error: unknown) => console.warn('An app did not stop:', error)))
  },
  expectedErrors: [[], { option: true }],
  /** Closes the contexts that a journey opened; their pages would call a stopped program again and again. */
  contextsClosed: [
    async ({ browser, context }, use) => {
      await use()
      const others = browser.contexts().filter((other) => other !== context)
      await Promise.all(others.map((other) => other.close()))
    },
    { auto: true },
  ],
  watched: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text)
      }
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => note(String(error.stack ?? error)))
      await use()
      expect(errors, 'errors of the page').toEqual([])
    },
    { auto: true },
  ],
})

/** The people of the demo building, by the local part of their address. */
export type DemoPerson = 'admin' | 'staff' | 'maintenance' | 'concierge' | 'resident' | 'owner' | 'household'
export const addressOf = (who: DemoPerson) => `${who}@vantagepoint.example`

/** Signs in without the sign-in screen: creates a session and sets its cookie. */
export async function signInByCookie(page: Page, program: AppProcess, who: DemoPerson) {
  const value = await program.openSession(addressOf(who))
  await page.context().addCookies([{ name: 'session', value, url: program.origin }])
}

/** Signs in by cookie and opens the person's portal, or another page. */
export async function signIn(page: Page, program: AppProcess, who: DemoPerson, at: string = homes[who]) {
  // The open page of another person would continue to load data with the new session.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await signInByCookie(page, program, who)
  await page.goto(`${program.origin}${at}`)
  // In the language of the signed-in person.
  await expect(page.getByRole('button', { name: /^(?:Logout|Se déconnecter)$/ })).toBeVisible()
}

const homes = {
  admin: '/admin',
  staff: '/admin',
  maintenance: '/staff',
  concierge: '/desk',
  resident: '/tenant',
  owner: '/tenant',
  household: '/tenant',
} as const

/** Signs in through the sign-in screen and waits for the portal. */
export async function signInByForm(page: Page, app: AppProcess, who: DemoPerson, at = '/login') {
  await page.goto(`${app.origin}${at}`)
  await page.getByLabel('Email').fill(addressOf(who))
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  // In the language of the signed-in person.
  await expect(page.getByRole('button', { name: /^(?:Logout|Se déconnecter)$/ })).toBeVisible()
}
