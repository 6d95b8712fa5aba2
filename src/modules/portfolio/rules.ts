import type { Language } from '#platform/language/registry.ts'
import type { BuildingFigures, PortfolioBuilding } from './contract.ts'
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

/** The share of homes that are occupied, from 0 to 1; null without units. */
export const occupancyOf = ({ units, occupied }: Pick<BuildingFigures, 'units' | 'occupied'>): number | null =>
  units === 0 ? null : occupied / units

/** All figures together, of the buildings whose figures are known. */
export function totalOf(buildings: readonly Pick<PortfolioBuilding, 'figures'>[]): BuildingFigures {
  const total = { units: 0, occupied: 0, late: 0, urgent: 0, packages: 0 }
  for (const { figures } of buildings)
    if (figures) for (const name of Object.keys(total) as (keyof BuildingFigures)[]) total[name] += figures[name]
  return total
}

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
