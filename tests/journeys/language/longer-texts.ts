import type { Page } from '@playwright/test'
import { pseudo } from '#platform/language/pseudo.ts'
import { isTranslated, readPage } from './pseudo-page.ts'

/**
 * Makes the texts of a page that are not data as long as those of the pseudo-locale: the office works in English, so
 * they are replaced in the page. Then returns those without room.
 */
export async function findCramped(page: Page, typed: ReadonlySet<string>): Promise<string[]> {
  const shown = await readPage(page)
  const texts = new Set(shown.texts.filter((found) => !isTranslated(found, typed)).map(({ text }) => text))
  await page.evaluate(
    replaceTexts,
    [...texts].map((text) => [text, pseudo(text) as string]),
  )
  const { clipped, beyond, widest } = await readPage(page)
  return [
    ...clipped.map(({ text, where }) => `clipped "${text}" (${where})`),
    // Nothing that fitted before may leave the window.
    ...(beyond > Math.max(0, shown.beyond) ? [`is ${beyond} pixels too wide: ${widest}`] : []),
  ]
}

function replaceTexts(longer: readonly string[][]) {
  const texts = new Map(longer.map(([text = '', other = '']) => [text, other]))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    const other = texts.get(text.replaceAll(/\s+/g, ' ').trim())
    if (other !== undefined && node.parentElement?.closest('script, style') === null) node.textContent = other
  }
}
