import { expect, test as base, type Page } from '@playwright/test'
import { demoPassword, type AppProcess } from './app-process.ts'
import { JourneyProgram, ProgramHost } from './journey-program.ts'

export { expect } from '@playwright/test'
export { expectAccessible, expectAccessibleInBothThemes } from './accessibility.ts'

type Watch = {
  /** Errors of the page a journey brings about on purpose, such as a refused sign-in. */
  expectedErrors: RegExp[]
}

/** The process for the programs of a worker, and those that are about to stop. */
type WorkerHost = { host: ProgramHost; stopping: Promise<unknown>[] }

/** A journey fails when the page throws or writes an error to the console, whatever else it shows. */
export const test = base.extend<Watch & { watched: void; app: JourneyProgram }, { host: WorkerHost }>({
  host: [
    // Playwright reads which fixtures are needed from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const host = new ProgramHost()
      const stopping: Promise<unknown>[] = []
      await use({ host, stopping })
      await Promise.all(stopping)
      await host.kill()
    },
    { scope: 'worker' },
  ],
  /** The whole program on a copy of the demo building: what one journey does, no other sees. */
  app: async ({ host: { host, stopping } }, use) => {
    const program = await JourneyProgram.onCopy(host)
    await use(program)
    // While the next journey begins.
    stopping.push(program.stop())
  },
  expectedErrors: [[], { option: true }],
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

/** The demo people: the part of their address before the @. */
export type DemoPerson = 'admin' | 'staff' | 'maintenance' | 'resident' | 'owner'
export const addressOf = (who: DemoPerson) => `${who}@vantagepoint.example`

/** Has somebody signed in who never saw the sign-in screen; the next page they open knows them. */
export async function signInByCookie(page: Page, program: AppProcess, who: DemoPerson) {
  const value = await program.openSession(addressOf(who))
  await page.context().addCookies([{ name: 'session', value, url: program.origin }])
}

/** Somebody signed in, at the page that is theirs or at another. */
export async function signIn(page: Page, program: AppProcess, who: DemoPerson, at: string = homes[who]) {
  // The open page of somebody else would read on with the new session.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await signInByCookie(page, program, who)
  await page.goto(`${program.origin}${at}`)
  // In the language of whoever came in.
  await expect(page.getByRole('button', { name: /^(?:Logout|Se déconnecter)$/ })).toBeVisible()
}

const homes = {
  admin: '/admin',
  staff: '/admin',
  maintenance: '/admin',
  resident: '/tenant',
  owner: '/tenant',
} as const

/** Signs in through the sign-in screen and waits until the person is in. */
export async function signInByForm(page: Page, app: AppProcess, who: DemoPerson, at = '/login') {
  await page.goto(`${app.origin}${at}`)
  await page.getByLabel('E-mail').fill(addressOf(who))
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  // In the language of whoever came in.
  await expect(page.getByRole('button', { name: /^(?:Logout|Se déconnecter)$/ })).toBeVisible()
}
