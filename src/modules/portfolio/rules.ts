import type { Language } from '#platform/language/registry.ts'
import type { BuildingFigures, FoundInBuilding, PortfolioBuilding } from './contract.ts'
import { namePlaceholder, type SortKey } from './choices.ts'

type Text = { title: string; body: string }
type Texts = Partial<Record<Language, Text | undefined>>

/** A message as one building publishes it: in its languages, with its name. */
export type BuildingText = Text & { language: Language; translations: Partial<Record<Language, Text>> }

/**
 * The message in the languages of a building, its default one first; null when it was written in none of them. Text in a language
 * that the building does not offer is left out.
 */
export function textForBuilding(
  texts: Texts,
  { name, languages }: { name: string; languages: readonly Language[] },
): BuildingText | null {
  const named = (text: string) => text.replaceAll(namePlaceholder, name)
  const written = languages.flatMap((language) => {
    const text = texts[language]
    return text ? [{ language, title: named(text.title), body: named(text.body) }] : []
  })
  const [first, ...others] = written
  if (!first) return null
  const translations = Object.fromEntries(others.map(({ language, title, body }) => [language, { title, body }]))
  return { ...first, translations }
}

/** A language that was left empty, and what its readers get instead in these buildings. */
export type EmptyLanguage = { language: Language; instead: Language; names: string[] }

/** Where readers of a language that their building offers get the text of another one. */
export function findEmptyLanguages(
  texts: Texts,
  buildings: readonly { name: string; languages: readonly Language[] }[],
): EmptyLanguage[] {
  const found: EmptyLanguage[] = []
  for (const { name, languages } of buildings) {
    const instead = languages.find((language) => texts[language])
    if (!instead) continue
    for (const language of languages.filter((one) => !texts[one])) {
      const same = found.find((one) => one.language === language && one.instead === instead)
      if (same) same.names.push(name)
      else found.push({ language, instead, names: [name] })
    }
  }
  return found
}

/** The address of a building's site: with the scheme and, unless one is typed, the port of the portfolio, which is on the same server. */
export function siteOrigin(host: string, portfolioOrigin: string): string {
  const { protocol, port } = new URL(portfolioOrigin)
  const hasPort = /:\d+$/.test(host) || port === ''
  return new URL(`${protocol}//${hasPort ? host : `${host}:${port}`}`).origin
}

/** The short name that a name suggests: small letters, digits and hyphens, beginning with a letter. */
export const suggestSlug = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 32)
    .replace(/-+$/, '')

/** The host name that a short name suggests: beside that of the portfolio. */
export const suggestHost = (slug: string, portfolioHost: string) =>
  slug === '' ? '' : `${slug}.${portfolioHost.replace(/:\d+$/, '').split('.').slice(1).join('.') || 'localhost'}`

/** The share of homes that are occupied, from 0 to 1; null without units. */
export const occupancyOf = ({ units, occupied }: Pick<BuildingFigures, 'units' | 'occupied'>): number | null =>
  units === 0 ? null : occupied / units

/** A building that is in use: one in set-up is empty, so its figures are no part of totals and comparisons. */
export const isInUse = ({ state, setUp }: Pick<PortfolioBuilding, 'state' | 'setUp'>) =>
  state === 'active' && setUp === null

/** All figures together, of the buildings in use whose figures are known. */
export function totalOf(buildings: readonly Pick<PortfolioBuilding, 'figures' | 'state' | 'setUp'>[]): BuildingFigures {
  const total = { units: 0, occupied: 0, late: 0, urgent: 0, packages: 0 }
  for (const { figures } of buildings.filter(isInUse))
    if (figures) for (const name of Object.keys(total) as (keyof BuildingFigures)[]) total[name] += figures[name]
  return total
}

/** The units of all buildings whose figures are known, also of those in set-up. */
export const unitsOf = (buildings: readonly Pick<PortfolioBuilding, 'figures'>[]) =>
  buildings.reduce((sum, { figures }) => sum + (figures?.units ?? 0), 0)

/** The age in milliseconds of the oldest figures that are shown; null when there are none. */
export function ageOfFigures(buildings: readonly Pick<PortfolioBuilding, 'readAt'>[], now: Date): number | null {
  const ages = buildings.flatMap(({ readAt }) => (readAt === null ? [] : [now.getTime() - Date.parse(readAt)]))
  return ages.length === 0 ? null : Math.max(0, ...ages)
}

/** What needs attention comes first: many late or urgent ones, few homes occupied, many packages. Unknown figures are last. */
const rankOf: Record<Exclude<SortKey, 'name'>, (figures: BuildingFigures) => number> = {
  late: ({ late }) => -late,
  urgent: ({ urgent }) => -urgent,
  occupied: (figures) => occupancyOf(figures) ?? 2,
  packages: ({ packages }) => -packages,
}

export function sortBuildings<Building extends Pick<PortfolioBuilding, 'name' | 'figures'>>(
  buildings: readonly Building[],
  by: SortKey,
  language: Language,
): Building[] {
  const byName = (a: Building, b: Building) => a.name.localeCompare(b.name, language)
  if (by === 'name') return buildings.toSorted(byName)
  const rank = ({ figures }: Building) => (figures ? rankOf[by](figures) : Number.MAX_SAFE_INTEGER)
  return buildings.toSorted((a, b) => rank(a) - rank(b) || byName(a, b))
}

type SearchAnswer = { value: FoundInBuilding['found'] | null }

/** Only the request whose number with the code of its building was typed: the same number in other buildings is another request. */
export function withExactNumber<One extends SearchAnswer>(answers: readonly One[], typed: string) {
  const reference = typed.trim().toLowerCase()
  const exact = answers.flatMap((answer) => {
    const requests = answer.value?.requests.filter((request) => request.reference.toLowerCase() === reference) ?? []
    return requests.length > 0 ? [{ ...answer, value: { units: [], people: [], requests } }] : []
  })
  return exact.length > 0 ? exact : null
}
