import { type SitePage, sitePages } from '#building/choices.ts'
import { type ItemField, type ItemsPlan, pagePlans } from '#building/page-plan.ts'
import { pageWords } from '#building/messages/page.ts'
import { languages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { toText, type ChangedField } from '#settings/changed-field.ts'
import { differenceOf, isSame } from '#settings/rules.ts'
import type { DescribeChange } from '#settings/screens/RecentChanges.tsx'
import { contentWords as words } from './messages/content.ts'

type Item = Record<string, unknown>

/** Describes a change of a page's texts, text by text, and lists that grew, shrank or were reordered. */
export const describeContentChanges: DescribeChange = ({ area, before, after }) => {
  const page = sitePages.find((one) => area === `content.${one}`)
  const difference = differenceOf(before, after)
  if (!page || !difference) return []
  const keys = new Set([...Object.keys(difference.before), ...Object.keys(difference.after)])
  const order = (key: string) =>
    pagePlans[page].findIndex((part) => key.endsWith(`.${part.key}`)) * languages.length +
    languages.findIndex((language) => key.startsWith(`${language}.`))
  return [...keys]
    .sort((one, other) => order(one) - order(other))
    .flatMap((key) => describePart(page, key, difference.before[key], difference.after[key]))
}

function describePart(page: SitePage, key: string, before: unknown, after: unknown): ChangedField[] {
  const [language, name = ''] = key.split('.') as [Language, string?]
  const part = pagePlans[page].find((one) => one.key === name)
  const label = words.inLanguage(part?.label ?? name, language)
  if (part?.kind !== 'items') return [{ label, before: toText(before), after: toText(after) }]
  const [old, now] = [items(before), items(after)]
  if (old.length !== now.length || !isSame(old.map(slotsOf), now.map(slotsOf)))
    return [{ label, before: listed(part, old), after: listed(part, now) }]
  return now.flatMap((item, place) =>
    part.fields.flatMap((field) => {
      const current = old[place]?.[field.key]
      if (isSame(current, item[field.key])) return []
      const text = words.inLanguage(pageWords.place(part.item, place + 1, field.label), language)
      return [{ label: text, before: toText(current), after: toText(item[field.key]) }]
    }),
  )
}

const items = (value: unknown) => (Array.isArray(value) ? (value as Item[]) : [])
/** Identifies an item independently of its texts: by its picture slots. */
const slotsOf = ({ slot, slots }: Item) => slot ?? slots ?? null

/** One line per item, by its title. */
const listed = (part: ItemsPlan, list: readonly Item[]) =>
  list.map((item) => nameOf(part.fields, item) || '…').join('\n')
const nameOf = (fields: readonly ItemField[], item: Item) =>
  toText(item[fields.find(({ kind }) => kind === 'line')?.key ?? ''])
