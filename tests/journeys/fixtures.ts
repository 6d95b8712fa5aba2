import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { demoPassword, HouseProcess } from './house-process.ts'

export { expect } from '@playwright/test'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

type Watch = {
  /** Errors of the page a journey brings about on purpose, such as a refused sign-in. */
  expectedErrors: RegExp[]
}

/** A journey fails when the page throws or writes an error to the console, whatever else it shows. */
export const test = base.extend<Watch & { watched: void }, { house: HouseProcess }>({
  /** The whole program on the demo building; one for each worker. */
  house: [
    // Playwright reads which fixtures are needed from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await HouseProcess.open()
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
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

/** Pages hold no frames of strangers, so axe need not open a page of its own for each look, which takes half the time. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/** WCAG 2.2 AA and the rules that are simply good, over everything the page shows now. */
export async function expectAccessible(page: Page) {
  await page.evaluate(comeToRest)
  const all = await axe(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules('region')
    .analyze()
  // What pops up belongs to its control, and needs no landmark of its own.
  const regions = await axe(page).withRules('region').exclude('[data-base-ui-portal]').analyze()
  expect([...all.violations, ...regions.violations].flatMap(told), 'what axe found').toEqual([])
}

const told = ({ id, help, nodes }: Violation) =>
  nodes.map((node) => `${id}: ${help} at ${node.html} ${node.failureSummary ?? ''}`)

/**
 * In the dress of the day and of the night; on a phone, which shows the same colours, by day only. What names and keys
 * need is the same in both, so by night only the colours are measured.
 */
export async function expectAccessibleInBothThemes(page: Page) {
  const wear = async (theme: 'dark' | 'light') => {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  }
  if ((page.viewportSize()?.width ?? 0) >= 768) {
    await wear('dark')
    await page.evaluate(comeToRest)
    const { violations } = await axe(page).withRules(['color-contrast', 'link-in-text-block']).analyze()
    expect(violations.flatMap(told), 'what axe found by night').toEqual([])
  }
  await wear('light')
  await expectAccessible(page)
}

/** Colours are measured when nothing moves any more; a spinner or a shimmer may go on. */
const comeToRest = () =>
  Promise.all(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined)),
  ).then(() => undefined)

/** The demo people: the part of their address before the @. */
export type DemoPerson = 'admin' | 'staff' | 'maintenance' | 'resident' | 'owner'
export const addressOf = (who: DemoPerson) => `${who}@vantagepoint.example`

/** Signs in through the sign-in screen and waits until the person is in. */
export async function signIn(page: Page, house: HouseProcess, who: DemoPerson, at = '/login') {
  await page.goto(`${house.origin}${at}`)
  await page.getByLabel('E-mail').fill(addressOf(who))
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  // In the language of whoever came in.
  await expect(page.getByRole('button', { name: /^(?:Logout|Se déconnecter)$/ })).toBeVisible()
}
