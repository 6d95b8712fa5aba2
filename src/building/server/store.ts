import { notFound } from '#platform/refusal.ts'
import type { Language } from '#platform/language.ts'
import type { Database } from '#platform/server/database.ts'
import type { PageContent, SitePage } from '../contract.ts'
import { pageShapes } from '../contract.ts'
import { type Content, withoutGaps } from '../page-content.ts'
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

/**
 * The words of every public page that has any, in each language; what is not translated stands there in English. A page
 * without a headline has no words.
 */
export async function listPageContents(db: Database): Promise<Record<Language, Partial<PageContent>>> {
  const rows = await db.select().from(pageContents)
  const english = rows.filter((row) => row.language === 'en' && row.content.headline !== '')
  const french = (page: SitePage, content: Content): Content => {
    const said = rows.find((row) => row.language === 'fr' && row.page === page)
    return said ? withoutGaps(page, content, said.content) : content
  }
  const parsed = (shown: (page: SitePage, content: Content) => Content): Partial<PageContent> =>
    Object.fromEntries(english.map(({ page, content }) => [page, pageShapes[page].parse(shown(page, content))]))
  return { en: parsed((_, content) => content), fr: parsed(french) }
}
