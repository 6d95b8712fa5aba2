import { type SitePage, sitePages } from '#building/contract.ts'
import { type ItemField, type ItemsPlan, pagePlans } from '#building/page-plan.ts'
import { pageWords } from '#building/page-words.ts'
import type { Language } from '#platform/language.ts'
import { asText, type ChangedField } from '#settings/changed-field.ts'
import { differenceOf, isSame } from '#settings/rules.ts'
import type { TellChange } from '#settings/screens/RecentChanges.tsx'
import { contentWords as words } from './content-words.ts'

type Item = Record<string, unknown>

/** A change of a page's words, text by text; lists that grew, shrank or moved as a whole. */
export const tellContent: TellChange = ({ area, before, after }) => {
  const page = sitePages.find((one) => area === `content.${one}`)
  const difference = differenceOf(before, after)
  if (!page || !difference) return []
  const keys = new Set([...Object.keys(difference.before), ...Object.keys(difference.after)])
  const order = (key: string) =>
    pagePlans[page].findIndex((part) => key.endsWith(`.${part.key}`)) * 2 + (key.startsWith('fr') ? 1 : 0)
  return [...keys]
    .sort((one, other) => order(one) - order(other))
    .flatMap((key) => tellPart(page, key, difference.before[key], difference.after[key]))
}

/** The page a change was of, for a list that holds several. */
export const pageOfArea = (area: string): string =>
  pageWords.pages[sitePages.find((page) => area === `content.${page}`) ?? 'home']

function tellPart(page: SitePage, key: string, before: unknown, after: unknown): ChangedField[] {
  const [language, name] = [key.slice(0, 2) as Language, key.slice(3)]
  const part = pagePlans[page].find((one) => one.key === name)
  const label = words.inLanguage(part?.label ?? name, language)
  if (part?.kind !== 'items') return [{ label, before: asText(before), after: asText(after) }]
  const [old, now] = [items(before), items(after)]
  if (old.length !== now.length || !isSame(old.map(slotsOf), now.map(slotsOf)))
    return [{ label, before: listed(part, old), after: listed(part, now) }]
  return now.flatMap((item, place) =>
    part.fields.flatMap((field) => {
      const held = old[place]?.[field.key]
      if (isSame(held, item[field.key])) return []
      const told = words.inLanguage(pageWords.place(part.item, place + 1, field.label), language)
      return [{ label: told, before: asText(held), after: asText(item[field.key]) }]
    }),
  )
}

const items = (value: unknown) => (Array.isArray(value) ? (value as Item[]) : [])
/** What tells two things apart whatever they say: where their pictures hang. */
const slotsOf = ({ slot, slots }: Item) => slot ?? slots ?? null

/** One line each: what people would call it. */
const listed = (part: ItemsPlan, list: readonly Item[]) =>
  list.map((item) => nameOf(part.fields, item) || '…').join('\n')
const nameOf = (fields: readonly ItemField[], item: Item) =>
  asText(item[fields.find(({ kind }) => kind === 'line')?.key ?? ''])
