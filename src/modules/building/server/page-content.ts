import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defaultLanguage, mapLanguages, languages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { invalid, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Area } from '#settings/server/area.ts'
import { saveArea } from '#settings/server/store.ts'
import { pageShapes } from '../contract.ts'
import { sitePages, type SitePage } from '../choices.ts'
import {
  type Content,
  type ContentInLanguages,
  emptyContent,
  findBaseLanguage,
  toSettingFields,
  itemsOf,
  findContentErrors,
  withGaps,
  trimContent,
  fromSettingFields,
  fillGaps,
} from '../page-content.ts'
import type { PageRecord, PageWords } from '../page-content-contract.ts'
import { pagePlans } from '../page-plan.ts'
import { pageWords as words } from '../messages/page.ts'
import { pageContents } from './table.ts'

/** The content of each page as a settings section. */
export const contentAreas: readonly Area[] = sitePages.map(areaOf)

function areaOf(page: SitePage): Area {
  return {
    area: `content.${page}`,
    recordType: `page content: ${words.pages[page]}`,
    topics: ['building'],
    fieldName: (key) => pagePlans[page].find((part) => key.endsWith(`.${part.key}`))?.label ?? key,
    read: async (tx) => toSettingFields(await readContent(tx, page)),
    write: (tx, setting, _, now) => writeContent(tx, page, fromSettingFields(setting), now),
  }
}

/** The content of a page; throws 404 for an unknown page. */
export async function findPageContent(db: Database, name: string): Promise<PageRecord> {
  const page = parsePageName(name)
  return { page, ...(await readContent(db, page)), version: await versionOf(db, page) }
}

/**
 * Changes the content of a page; throws 400 with the invalid field, 412 when `ifMatch` is outdated.
 */
export async function changePageContent(
  db: Database,
  name: string,
  input: PageWords,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<PageRecord> {
  const page = parsePageName(name)
  return saveArea(db, {
    area: areaOf(page),
    find: (tx) => findPageContent(tx, page),
    change: (before) => toSettingFields(createDraft(page, input, fromSettingFields(before))),
    by,
    now,
    ifMatch,
  })
}

/** The content of a page in a language for the preview; rejects the same errors as a change. */
export async function previewContent(db: Database, name: string, input: PageWords, language: Language) {
  const page = parsePageName(name)
  const draft = createDraft(page, input, await readContent(db, page))
  const base = draft[findBaseLanguage(page, (one) => draft[one]) ?? defaultLanguage()]
  const content = base === draft[language] ? base : fillGaps(page, base, draft[language])
  return { page, content: pageShapes[page].parse(content) }
}

function parsePageName(name: string): SitePage {
  const page = sitePages.find((one) => one === name)
  if (page === undefined) throw notFound('Page')
  return page
}

/**
 * The trimmed and validated content; fields that no form shows (cameras, the slot of the large picture) stay unchanged.
 */
function createDraft(page: SitePage, input: PageWords, present: ContentInLanguages): ContentInLanguages {
  const editableKeys = pagePlans[page].map(({ key }) => key)
  const of = (language: Language): Content => ({
    ...present[language],
    ...Object.fromEntries(editableKeys.map((key) => [key, trimContent(input[language][key])])),
  })
  const draft = mapLanguages(of)
  const [error] = findContentErrors(page, draft)
  if (error) throw invalid(error.at, error.message)
  const first = draft[defaultLanguage()]
  for (const part of pagePlans[page])
    for (const language of languages)
      if (part.kind === 'items' && itemsOf(first, part.key).length !== itemsOf(draft[language], part.key).length)
        throw invalid(`${language}.${part.key}`, () => words.misshapen)
  return draft
}

async function readContent(db: Database, page: SitePage): Promise<ContentInLanguages> {
  const rows = await db.select().from(pageContents).where(eq(pageContents.page, page))
  const contentIn = (language: Language) =>
    rows.find((row) => row.language === language)?.content as Content | undefined
  const first = findBaseLanguage(page, contentIn) ?? defaultLanguage()
  const base = contentIn(first) ?? emptyContent(page)
  return mapLanguages((language) => (language === first ? base : withGaps(page, base, contentIn(language) ?? null)))
}

async function versionOf(db: Database, page: SitePage): Promise<number> {
  const [errors] = await db
    .select({ version: sql<number>`coalesce(sum(${pageContents.version}), 0)::int` })
    .from(pageContents)
    .where(eq(pageContents.page, page))
  return errors?.version ?? 0
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
