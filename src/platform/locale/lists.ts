import type { Language } from '../language/registry.ts'
import { localeOf } from '../language/language.ts'

const lists = new Map<string, Intl.ListFormat>()

/** `Ada, Ben and Cleo`, as the language joins names. */
export function formatList(items: Iterable<string>, language: Language): string {
  const tag = localeOf(language)
  const format = lists.get(tag) ?? new Intl.ListFormat(tag)
  lists.set(tag, format)
  return format.format(items)
}
