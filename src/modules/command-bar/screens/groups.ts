import type { Found, SearchResults } from '../contract.ts'
import { otherKinds } from '../choices.ts'
import { foldedText } from '#platform/text/search/folded-text.ts'
import { matchesName } from '../rules.ts'
import { words } from '../messages/en.ts'
import { type Action, isKeysOf, matchingActions, newRequestAt } from './actions.ts'
import { type Entry, entryOf, type Opens, type Place } from './entries.ts'

export type Group = { label: string; entries: readonly Entry[] }
/** How often this person opened a record of each kind. */
export type Usage = Readonly<Record<string, number>>

type Known = { places: readonly Place[]; actions: readonly Action[]; usage: Usage; zone: string }

export const group = (label: string, found: readonly Opens[], zone?: string): Group => ({
  label,
  entries: found.map((one) => entryOf(one, zone)),
})

const nameOf = (one: Found): string =>
  one.kind === 'unit'
    ? one.unitNumber
    : one.kind === 'asset'
      ? one.number
      : one.kind === 'request'
        ? one.reference
        : one.kind === 'resident' || one.kind === 'account'
          ? one.name
          : one.title

/** Without spaces and hyphens, as people type a number. */
const loose = (text: string) => foldedText(text).replaceAll(/[\s-]/g, '')

/**
 * The results in groups: an action by its keys first, then the group with exactly what was typed, then those that the person
 * opens most; without a habit, numbers lead to units and words to people.
 */
export function groupsOf(query: string, results: SearchResults | undefined, known: Known): Group[] {
  const { places, actions, usage, zone } = known
  const { units = [], people = [], requests = [], assets = [], others = [] } = results ?? {}
  const ofKind = otherKinds.map((kind) => ({ kind, found: others.filter((one) => one.kind === kind) }))
  const hasDigit = /\d/.test(query)
  const records: { kinds: readonly string[]; label: string; found: readonly Found[] }[] = [
    ...order(hasDigit, { units, people, requests, assets }),
    ...ofKind.map(({ kind, found }) => ({ kinds: [kind], label: words.groups[kind], found })),
  ]
  const isExact = ({ found }: { found: readonly Found[] }) => found.some((one) => loose(nameOf(one)) === loose(query))
  const begins = ({ found }: { found: readonly Found[] }) =>
    found.some((one) => loose(nameOf(one)).startsWith(loose(query)))
  const habit = ({ kinds }: { kinds: readonly string[] }) => kinds.reduce((sum, kind) => sum + (usage[kind] ?? 0), 0)
  const ranked = records.toSorted(
    (a, b) => Number(isExact(b)) - Number(isExact(a)) || habit(b) - habit(a) || Number(begins(b)) - Number(begins(a)),
  )
  const found = ranked.map(({ label, found: rows }) => group(label, rows, zone))

  const named = matchingActions(actions, query)
  const exact = [...units, ...assets].find((one) => loose(nameOf(one)) === loose(query))
  const doing = group(words.groups.actions, [...(exact ? [actionAt(exact)] : []), ...named])
  const byKeys = places.filter((place) => isKeysOf(place, query))
  const matches = [...byKeys, ...places.filter((place) => !byKeys.includes(place) && matchesName(query, place.label))]
  const sections = group(words.groups.places, matches)
  const isNamed = byKeys.length > 0 || matches.some(({ label }) => foldedText(label).startsWith(foldedText(query)))
  const isKeys = named.some((action) => isKeysOf(action, query))
  return [
    ...(isKeys ? [doing] : []),
    ...(isNamed ? [sections, ...found] : [...found, sections]),
    ...(isKeys ? [] : [doing]),
  ].filter(({ entries }) => entries.length > 0)
}

type Records = Pick<SearchResults, 'units' | 'people' | 'requests' | 'assets'>

function order(hasDigit: boolean, { units, people, requests, assets }: Records) {
  const by = {
    units: { kinds: ['unit'], label: words.groups.units, found: units },
    people: { kinds: ['resident', 'account'], label: words.groups.people, found: people },
    requests: { kinds: ['request'], label: words.groups.requests, found: requests },
    assets: { kinds: ['asset'], label: words.groups.assets, found: assets },
  }
  return hasDigit ? [by.units, by.requests, by.assets, by.people] : [by.people, by.units, by.requests, by.assets]
}

const actionAt = (one: Found): Action =>
  one.kind === 'unit'
    ? newRequestAt(words.unit(one.unitNumber), `unit:${one.id}`)
    : newRequestAt(nameOf(one), `stall:${nameOf(one)}`)
