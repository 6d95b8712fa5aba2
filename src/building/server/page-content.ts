import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Language, languages } from '#platform/language.ts'
import { invalid, notFound, stale } from '#platform/refusal.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { type Area, holdArea } from '#settings/server/area.ts'
import { changeSetting } from '#settings/server/store.ts'
import { pageShapes, SitePage, sitePages } from '../contract.ts'
import {
  type Content,
  type ContentInLanguages,
  emptyContent,
  flat,
  itemsOf,
  mistakesIn,
  sideBySide,
  tidied,
  unflat,
  withoutGaps,
} from '../page-content.ts'
import type { PageRecord, PageWords } from '../page-content-contract.ts'
import { pagePlans } from '../page-plan.ts'
import { pageWords as words } from '../page-words.ts'
import { pageContents } from './table.ts'

/** The words of each page as a part of the settings. */
export const contentAreas: readonly Area[] = sitePages.map(areaOf)

function areaOf(page: SitePage): Area {
  return {
    area: `content.${page}`,
    noun: `page content: ${words.pages[page]}`,
    topics: ['building'],
    fieldName: (key) => pagePlans[page].find((part) => key.endsWith(`.${part.key}`))?.label ?? key,
    read: async (tx) => flat(await readContent(tx, page)),
    write: (tx, setting, _, now) => writeContent(tx, page, unflat(setting), now),
  }
}

/** The words of a page; refuses with 404 where there is no such page. */
export async function findPageContent(db: Database, name: string): Promise<PageRecord> {
  const page = pageNamed(name)
  return { page, ...(await readContent(db, page)), version: await versionOf(db, page) }
}

/** Changes the words of a page; refuses with 400 naming what does not fit, with 412 when `ifMatch` is no longer its version. */
export async function changePageContent(
  db: Database,
  name: string,
  sent: PageWords,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<PageRecord> {
  const page = pageNamed(name)
  return db.transaction(async (tx) => {
    const area = areaOf(page)
    const before = await holdArea(tx, area)
    if (ifMatch !== null && ifMatch !== (await versionOf(tx, page))) throw stale(await findPageContent(tx, page))
    const after = flat(draftOf(page, sent, unflat(before)))
    if ((await changeSetting(tx, { area, before, after, by, now })) !== null) await area.write(tx, after, by, now)
    return findPageContent(tx, page)
  })
}

/** The words of a page as it would show them in a language, refused as a change would be. */
export async function previewContent(db: Database, name: string, sent: PageWords, language: Language) {
  const page = pageNamed(name)
  const draft = draftOf(page, sent, await readContent(db, page))
  const content = language === 'en' ? draft.en : withoutGaps(page, draft.en, draft.fr)
  return { page, content: pageShapes[page].parse(content) }
}

function pageNamed(name: string): SitePage {
  const page = SitePage.safeParse(name)
  if (!page.success) throw notFound('Page')
  return page.data
}

/** What was sent, tidied up and checked; what no form shows (cameras, the place of the large picture) stays as it is. */
function draftOf(page: SitePage, sent: PageWords, present: ContentInLanguages): ContentInLanguages {
  const shown = pagePlans[page].map(({ key }) => key)
  const of = (language: Language): Content => ({
    ...present[language],
    ...Object.fromEntries(shown.map((key) => [key, tidied(sent[language][key])])),
  })
  const draft = { en: of('en'), fr: of('fr') }
  const [mistake] = mistakesIn(page, draft)
  if (mistake) throw invalid(mistake.at, mistake.message)
  for (const part of pagePlans[page])
    if (part.kind === 'items' && itemsOf(draft.en, part.key).length !== itemsOf(draft.fr, part.key).length)
      throw invalid(`fr.${part.key}`, words.misshapen)
  return draft
}

async function readContent(db: Database, page: SitePage): Promise<ContentInLanguages> {
  const rows = await db.select().from(pageContents).where(eq(pageContents.page, page))
  const said = (language: Language) => rows.find((row) => row.language === language)?.content as Content | undefined
  const en = said('en') ?? emptyContent(page)
  return { en, fr: sideBySide(page, en, said('fr') ?? null) }
}

async function versionOf(db: Database, page: SitePage): Promise<number> {
  const [found] = await db
    .select({ version: sql<number>`coalesce(sum(${pageContents.version}), 0)::int` })
    .from(pageContents)
    .where(eq(pageContents.page, page))
  return found?.version ?? 0
}

async function writeContent(tx: Database, page: SitePage, content: ContentInLanguages, now: Date): Promise<void> {
  for (const language of languages) {
    const parsed = z.parse(pageShapes[page], content[language])
    await tx
      .insert(pageContents)
      .values({ page, language, content: parsed, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [pageContents.page, pageContents.language],
        set: { content: parsed, version: sql`${pageContents.version} + 1`, updatedAt: now },
      })
  }
}
