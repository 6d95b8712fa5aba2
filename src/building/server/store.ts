import { notFound } from '#platform/refusal.ts'
import type { Language } from '#platform/language.ts'
import type { Database } from '#platform/server/database.ts'
import type { PageContent } from '../contract.ts'
import { pageShapes } from '../contract.ts'
import { building, pageContents } from './table.ts'

/** The one building of this database; refuses with 404 before it is set up. */
export async function findProfile(db: Database) {
  const [profile] = await db.select().from(building)
  if (!profile) throw notFound('Building')
  return profile
}

export async function hasProfile(db: Database): Promise<boolean> {
  return (await db.select({ code: building.code }).from(building)).length > 0
}

/** The words of every public page that has any, in each language; what is not translated stands there in English. */
export async function listPageContents(db: Database): Promise<Record<Language, Partial<PageContent>>> {
  const rows = await db.select().from(pageContents)
  const wordsIn = (language: Language): Partial<PageContent> =>
    Object.fromEntries(
      rows
        .filter((row) => row.language === language)
        .map(({ page, content }) => [page, pageShapes[page].parse(content)]),
    )
  const english = wordsIn('en')
  return { en: english, fr: { ...english, ...wordsIn('fr') } }
}
