import { asc } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { BuildingLocale } from '#platform/locale/locale.ts'
import { mapLanguages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { type PageContent, pageShapes } from '../contract.ts'
import { sitePages } from '../choices.ts'
import { type Content, fillGaps, findBaseLanguage } from '../page-content.ts'
import { toApiPhone } from '#platform/server/phones/stored-phone.ts'
import { building, floorLayouts, pageContents } from './table.ts'

/** The building of this database; throws 404 before it is set up. */
export async function findProfile(db: Database) {
  const [profile] = await db.select().from(building)
  if (!profile) throw notFound('Building')
  const shown = (phone: string) => toApiPhone(phone, profile.phoneCallingCode, profile.phoneTrunkPrefix)
  return { ...profile, officePhone: shown(profile.officePhone), securityPhone: shown(profile.securityPhone) }
}

export async function hasProfile(db: Database): Promise<boolean> {
  return (await db.select({ code: building.code }).from(building)).length > 0
}

/** How the building writes money, measures and dates; null before it is set up. */
export async function findLocale(db: Database): Promise<BuildingLocale | null> {
  const { countryCode, currency, areaUnit, weightUnit, weekStart, languages } = building
  const [found] = await db.select({ countryCode, currency, areaUnit, weightUnit, weekStart, languages }).from(building)
  return found ?? null
}

/** The layouts with a drawing, by name. */
export async function listDrawnLayouts(db: Database) {
  const rows = await db.select().from(floorLayouts).orderBy(asc(floorLayouts.layout))
  return rows.flatMap(({ outline, ...row }) => (outline === null ? [] : [{ ...row, outline }]))
}

/**
 * The content of every public page, in each language; missing translations are in another one. A page without a headline has
 * no content.
 */
export async function listPageContents(db: Database): Promise<Record<Language, Partial<PageContent>>> {
  const rows = await db.select().from(pageContents)
  const pages = sitePages.flatMap((page) => {
    const contentIn = (language: Language): Content | undefined =>
      rows.find((row) => row.language === language && row.page === page)?.content
    const first = findBaseLanguage(page, contentIn)
    const base = first && contentIn(first)
    if (!base) return []
    const localize = (language: Language) => {
      const translation = language === first ? undefined : contentIn(language)
      return translation ? fillGaps(page, base, translation) : base
    }
    return [{ page, localize }]
  })
  return mapLanguages((language) =>
    Object.fromEntries(pages.map(({ page, localize }) => [page, pageShapes[page].parse(localize(language))])),
  )
}
