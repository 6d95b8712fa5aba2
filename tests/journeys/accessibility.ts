import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'
import { checkedVariable } from './journey-program.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/**
 * WCAG 2.2 AA and the rules that are simply good, over everything the page shows now. A screen in a state that passed
 * before in this run, in whichever journey, is not looked at again.
 */
export async function expectAccessible(page: Page) {
  await onceForEachState(page, 'one theme', () => check(page))
}

/** `npm run test:screens` sets it to `both`. */
const bothThemes = process.env['THEMES'] === 'both'

/**
 * In light colours, and in `npm run test:screens` in dark ones too; on a phone, which shows the same colours, in light
 * ones only. Names and keyboard are the same in both, so in the dark only the colours are measured.
 */
export async function expectAccessibleInBothThemes(page: Page) {
  const wear = async (theme: 'dark' | 'light') => {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  }
  const inBoth = bothThemes && (page.viewportSize()?.width ?? 0) >= 768
  await onceForEachState(page, inBoth ? 'both themes' : 'one theme', async () => {
    if (inBoth) {
      await wear('dark')
      await page.evaluate(comeToRest)
      const violations = await violationsOf(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })
      expect(violations.flatMap(lines), 'what axe found in dark colours').toEqual([])
    }
    await wear('light')
    await check(page)
  })
  await wear('light')
}

/** What axe finds in the page, which has no frames. Its half megabyte of source is evaluated once for each page. */
async function violationsOf(page: Page, runOnly: RunOptions['runOnly']): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: false }
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, given)
    return violations
  }, options)
}

async function check(page: Page) {
  await page.evaluate(comeToRest)
  const violations = await violationsOf(page, { type: 'tag', values: wcag })
  const found = await Promise.all(
    violations.map(async (violation) => ({
      ...violation,
      nodes: violation.id === 'region' ? await outsidePopups(page, violation.nodes) : violation.nodes,
    })),
  )
  expect(found.flatMap(lines), 'what axe found').toEqual([])
}

/** What pops up belongs to its control, and needs no landmark of its own. */
async function outsidePopups(page: Page, nodes: Result['nodes']) {
  const isInside = await page.evaluate(
    (targets) => targets.map((target) => document.querySelector(target)?.closest('[data-base-ui-portal]') != null),
    nodes.map(({ target }) => String(target[0])),
  )
  return nodes.filter((_, n) => !isInside[n])
}

const lines = ({ id, help, nodes }: Result) =>
  nodes.map((node) => `${id}: ${help} at ${node.html} ${node.failureSummary ?? ''}`)

/** Colours are measured when nothing moves any more; a spinner or a shimmer may go on. */
const comeToRest = () =>
  Promise.all(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined)),
  ).then(() => undefined)

async function onceForEachState(page: Page, how: string, look: () => Promise<void>) {
  await page.evaluate(comeToRest)
  const { width, height } = page.viewportSize() ?? {}
  const state = JSON.stringify([how, width, height, await page.evaluate(stateOf)])
  const folder = process.env[checkedVariable]
  const seen = folder && join(folder, createHash('sha256').update(state).digest('hex'))
  if (seen && existsSync(seen)) return
  await look()
  if (seen) writeFileSync(seen, '')
}

/**
 * What makes axe judge one page like another: elements with their classes, roles and states, and where text stands; not
 * the words, numbers and addresses. Siblings that are alike count once.
 */
function stateOf(): string {
  const meaning =
    /^(?:class|role|type|lang|dir|tabindex|scope|style|aria-(?!label|describedby|controls|owns|activedescendant|valuetext|valuenow|posinset|setsize|rowcount|rowindex|colindex).*|data-(?:theme|state|side|open|closed|selected|checked|disabled|invalid|lifted|over|ghost|column)|.*disabled|checked|required|hidden|open)$/
  const shape = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? '·' : ''
    if (!(node instanceof Element) || ['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.tagName)) return ''
    const own = [...node.attributes].map(({ name, value }) =>
      meaning.test(name)
        ? `${name}=${name === 'style' ? value.replaceAll(/[\d.]+/g, '0') : value}`
        : name + (value ? '' : '!'),
    )
    const inside = new Set([...node.childNodes].map(shape))
    return `<${node.tagName} ${own.sort().join(' ')}>${[...inside].join('')}</>`
  }
  return shape(document.documentElement)
}
