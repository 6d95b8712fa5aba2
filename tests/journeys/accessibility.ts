import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Result, RunOptions } from 'axe-core'
import { checkedVariable } from './journey-program.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/**
 * Checks WCAG 2.2 AA and the best practices of axe for everything that the page shows. A state of a screen that has passed in
 * this run, in any journey, is not checked again.
 */
export async function expectAccessible(page: Page) {
  await onceForEachState(page, 'one theme', () => check(page))
}

/** `npm run test:screens` sets it to `both`. */
const bothThemes = process.env['THEMES'] === 'both'

/**
 * Checks the light theme, and in `npm run test:screens` the dark one too; on a phone only the light one, because the colours
 * are the same. Names and keyboard do not depend on the theme, so the dark theme is checked for colours only.
 */
export async function expectAccessibleInBothThemes(page: Page) {
  const setTheme = async (theme: 'dark' | 'light') => {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  }
  const inBoth = bothThemes && (page.viewportSize()?.width ?? 0) >= 768
  await onceForEachState(page, inBoth ? 'both themes' : 'one theme', async () => {
    if (inBoth) {
      await setTheme('dark')
      await page.evaluate(waitForAnimations)
      const violations = await violationsOf(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })
      expect(violations.flatMap(lines), 'what axe found in dark colours').toEqual([])
    }
    await setTheme('light')
    await check(page)
  })
  await setTheme('light')
}

/** The minified source: the whole one has 1.5 MB, and every page that is checked receives and compiles it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The violations that axe finds in the page, which has no frames. Its source is evaluated once for each page. */
async function violationsOf(page: Page, runOnly: RunOptions['runOnly']): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: false }
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, given)
    return violations
  }, options)
}

async function check(page: Page) {
  await page.evaluate(waitForAnimations)
  const violations = await violationsOf(page, { type: 'tag', values: wcag })
  const found = await Promise.all(
    violations.map(async (violation) => ({
      ...violation,
      nodes: violation.id === 'region' ? await outsidePopups(page, violation.nodes) : violation.nodes,
    })),
  )
  expect(found.flatMap(lines), 'what axe found').toEqual([])
}

/** Popups belong to their control and need no landmark, so their nodes are left out. */
async function outsidePopups(page: Page, nodes: Result['nodes']) {
  const isInside = await page.evaluate(
    (targets) => targets.map((target) => document.querySelector(target)?.closest('[data-base-ui-portal]') != null),
    nodes.map(({ target }) => String(target[0])),
  )
  return nodes.filter((_, n) => !isInside[n])
}

const lines = ({ id, help, nodes }: Result) =>
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
