import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { checkedVariable } from './journey-program.ts'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/**
 * Checks WCAG 2.2 AA and the best practices of axe for everything that the page shows. A state of a screen that has passed in
 * this run, in any journey, is not checked again.
 */
export async function expectAccessible(page: Page) {
  await onceForEachState(page, 'one theme', () => check(page))
}

/**
 * Checks both themes, on a phone only the light one, because the colours are the same. Names and keyboard do not depend on the
 * theme, so the dark theme is checked for colours only.
 */
export async function expectAccessibleInBothThemes(page: Page) {
  const setTheme = async (theme: 'dark' | 'light') => {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  }
  const isWide = (page.viewportSize()?.width ?? 0) >= 768
  await onceForEachState(page, isWide ? 'both themes' : 'one theme', async () => {
    if (isWide) {
      await setTheme('dark')
      await page.evaluate(waitForAnimations)
      const { violations } = await axe(page).withRules(['color-contrast', 'link-in-text-block']).analyze()
      expect(violations.flatMap(lines), 'what axe found in dark colours').toEqual([])
    }
    await setTheme('light')
    await check(page)
  })
  await setTheme('light')
}

/** The legacy mode needs half the time, because axe opens no page of its own. It works because pages have no foreign frames. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

async function check(page: Page) {
  await page.evaluate(waitForAnimations)
  const { violations } = await axe(page).withTags(wcag).analyze()
  const found = await Promise.all(
    violations.map(async (violation) => ({
      ...violation,
      nodes: violation.id === 'region' ? await outsidePopups(page, violation.nodes) : violation.nodes,
    })),
  )
  expect(found.flatMap(lines), 'what axe found').toEqual([])
}

/** Popups belong to their control and need no landmark, so their nodes are left out. */
async function outsidePopups(page: Page, nodes: Violation['nodes']) {
  const isInside = await page.evaluate(
    (targets) => targets.map((target) => document.querySelector(target)?.closest('[data-base-ui-portal]') != null),
    nodes.map(({ target }) => String(target[0])),
  )
  return nodes.filter((_, n) => !isInside[n])
}

const lines = ({ id, help, nodes }: Violation) =>
  nodes.map((node) => `${id}: ${help} at ${node.html} ${node.failureSummary ?? ''}`)

/** Waits until all animations have finished, except endless ones such as a spinner, because axe measures colours. */
const waitForAnimations = () =>
  Promise.all(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined)),
  ).then(() => undefined)

async function onceForEachState(page: Page, themes: string, runCheck: () => Promise<void>) {
  await page.evaluate(waitForAnimations)
  const { width, height } = page.viewportSize() ?? {}
  const state = JSON.stringify([themes, width, height, await page.evaluate(stateOf)])
  const folder = process.env[checkedVariable]
  const checked = folder && join(folder, createHash('sha256').update(state).digest('hex'))
  if (checked && existsSync(checked)) return
  await runCheck()
  if (checked) writeFileSync(checked, '')
}

/**
 * Everything on which the result of axe depends: elements with their classes, roles and states, and the places of text, but not
 * the text, numbers and addresses. Equal siblings count once.
 */
function stateOf(): string {
  const relevant =
    /^(?:class|role|type|lang|dir|tabindex|scope|style|aria-(?!label|describedby|controls|owns|activedescendant|valuetext|valuenow|posinset|setsize|rowcount|rowindex|colindex).*|data-(?:theme|state|side|open|closed|selected|checked|disabled|invalid|lifted|over|ghost|column)|.*disabled|checked|required|hidden|open)$/
  const shape = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? '·' : ''
    if (!(node instanceof Element) || ['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.tagName)) return ''
    const own = [...node.attributes].map(({ name, value }) =>
      relevant.test(name)
        ? `${name}=${name === 'style' ? value.replaceAll(/[\d.]+/g, '0') : value}`
        : name + (value ? '' : '!'),
    )
    const inside = new Set([...node.childNodes].map(shape))
    return `<${node.tagName} ${own.sort().join(' ')}>${[...inside].join('')}</>`
  }
  return shape(document.documentElement)
}
