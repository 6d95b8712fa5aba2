import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

type Watch = {
  /** Errors of the page a journey brings about on purpose, such as a refused sign-in. */
  expectedErrors: RegExp[]
}

/** A journey fails when the page throws or writes an error to the console, whatever else it shows. */
export const test = base.extend<Watch & { watched: void }>({
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

/** WCAG 2.2 AA and the rules that are simply good, over everything the page shows now. */
export async function expectAccessible(page: Page) {
  await page.evaluate(comeToRest)
  const all = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules('region')
    .analyze()
  // What pops up belongs to its control, and needs no landmark of its own.
  const regions = await new AxeBuilder({ page }).withRules('region').exclude('[data-base-ui-portal]').analyze()
  const found = [...all.violations, ...regions.violations].flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.html} ${node.failureSummary ?? ''}`),
  )
  expect(found, 'what axe found').toEqual([])
}

/** Colours are measured when nothing moves any more; a spinner or a shimmer may go on. */
const comeToRest = () =>
  Promise.all(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined)),
  ).then(() => undefined)
