import type { Page } from '@playwright/test'
import { languageNames } from '#platform/language/language.ts'
import type { JourneyProgram } from '../journey-program.ts'

/** A text, and those of the elements around it, because a name or an address can be in several. */
export type Found = { text: string; around: string[]; where: string }

/** Every text in the database of an app: what people typed, and names. */
export async function readTyped(app: JourneyProgram): Promise<ReadonlySet<string>> {
  const client = await app.connectDatabase()
  const found = new Set<string>(Object.values(languageNames))
  const collect = (value: unknown) => {
    if (typeof value === 'string')
      for (const part of [value, ...value.split(/\n|\{\w+\}/)])
        found.add(part.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim())
    else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) collect(item)
  }
  try {
    const tables = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'building'`,
    )
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: unknown }>(`select to_jsonb(t) as row from building.${name} t`)
      for (const { row } of rows) collect(row)
    }
  } finally {
    await client.end()
  }
  return found
}

const marked = /[⟦⟧~àçéîñôšûýžÀÇÉÎÑÔŠÛÝŽ]/
const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const weekdays = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'
const shortNames = (names: string) => names.replace(/(\w{3})\w*/g, '$1')
/** With `min`, the symbol of a unit in all languages, as `h` is. */
const calendarWords = new RegExp(
  `\\b(?:${months}|${weekdays}|${shortNames(months)}|${shortNames(weekdays)}|AM|PM|min)\\b`,
  'g',
)

/** Whether a text is marked, or consists of data: of what is in the database, of dates, numbers, initials and addresses. */
export const isTranslated = ({ text, around }: Found, typed: ReadonlySet<string>) =>
  marked.test(text) || [text, ...around].some((one) => isData(one, typed))

const initialsOrNumber = /^(?:\p{Lu}{2}|[A-Z]{2,4}-\d+)$/u

function isData(text: string, typed: ReadonlySet<string>): boolean {
  if (typed.has(text) || initialsOrNumber.test(text)) return true
  const rest = text
    .replace(calendarWords, ' ')
    .replace(/\S+@\S+|https?:\S+/g, ' ')
    .split(/ · |, | \(|\)| – |: |\s{2,}/)
    .map((part) => part.trim())
  return rest.every((part) => !/\p{L}{2,}/u.test(part) || typed.has(part) || areWords(part, typed))
}

/** Names that are put together, such as the first and the last name. */
const areWords = (part: string, typed: ReadonlySet<string>) => {
  const words = part.split(' ')
  return words.some((_, at) => typed.has(words.slice(0, at).join(' ')) && typed.has(words.slice(at).join(' ')))
}

/** The visible texts of a page, with the names that screen readers read, and the marked texts that are cut off. */
export const readPage = (
  page: Page,
): Promise<{ texts: Found[]; clipped: Omit<Found, 'around'>[]; beyond: number; widest: string }> =>
  page.evaluate(() => {
    const describe = (element: Element | null) => {
      const names: string[] = []
      for (let at = element; at && names.length < 4; at = at.parentElement)
        names.unshift(
          at.tagName.toLowerCase() + (at.id ? `#${at.id}` : '') + (at.classList[0] ? `.${at.classList[0]}` : ''),
        )
      return names.join(' > ')
    }
    const texts: Found[] = []
    const clipped: Omit<Found, 'around'>[] = []
    const around = (element: Element) =>
      [element, element.parentElement, element.parentElement?.parentElement]
        .map((one) => one?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '')
        .filter((text) => text.length > 0 && text.length < 200)
    const { lang } = document.documentElement
    const isHidden = (element: Element) =>
      // A text in another language on purpose, such as the name of a language.
      element.closest('[lang]')?.getAttribute('lang') !== lang ||
      !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) ||
      element.closest('script, style, noscript, iframe') !== null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
      const element = node.parentElement
      if (!element || !/\p{L}{2,}/u.test(text) || isHidden(element)) continue
      texts.push({ text, around: around(element), where: describe(element) })
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width > 1 && /[⟦⟧~]/.test(text) && isCut(element, box)) clipped.push({ text, where: describe(element) })
    }
    /** Whether a text is cut off by an element around it, or leaves its button; one that is named in whole is not. */
    function isCut(element: Element, box: DOMRect): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at)
        const own = at.getBoundingClientRect()
        // For screen readers only.
        if (own.width <= 1 || own.height <= 1 || getComputedStyle(at).clipPath !== 'none') return false
        // The beginning of a long text, which its page shows in whole.
        if (getComputedStyle(at).webkitLineClamp !== 'none') return false
        const isNamed = at.hasAttribute('title') || at.hasAttribute('aria-label')
        if (isNamed || /auto|scroll/.test(overflowX)) return false
        const isControl = at.matches('button, a, [role="tab"], label, th, td, input, select')
        const cutsX = /hidden|clip/.test(overflowX) || (isControl && getComputedStyle(at).display !== 'inline')
        if (cutsX && (box.right > own.right + 1.5 || box.left < own.left - 1.5)) return true
        if (/hidden|clip/.test(overflowY) && (box.bottom > own.bottom + 4 || box.top < own.top - 4)) return true
        if (position === 'fixed') return false
      }
      return false
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name)?.replaceAll(/\s+/g, ' ').trim() ?? ''
        if (/\p{L}{2,}/u.test(text) && !isHidden(element))
          texts.push({ text, around: [], where: `${name} of ${describe(element)}` })
      }
    const { scrollWidth } = document.documentElement
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1
    const widest = describe([...document.body.querySelectorAll('*')].find(isBeyond) ?? null)
    return { texts, clipped, beyond: scrollWidth - innerWidth, widest }
  })
