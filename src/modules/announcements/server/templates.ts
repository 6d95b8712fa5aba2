import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import { defaultLanguage } from '#platform/language/language.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { NewTemplate } from '../announcement-input.ts'
import type { AnnouncementTemplate } from '../template-contract.ts'
import { announcementTemplates as templates } from './table.ts'

/** The templates by name. */
export async function listTemplates(db: Database): Promise<AnnouncementTemplate[]> {
  return db
    .select()
    .from(templates)
    .where(isNull(templates.archivedAt))
    .orderBy(asc(sql`lower(${templates.name})`))
    .limit(500)
}

/** Saves a template; one of the same name is replaced. Returns all. */
export async function saveTemplate(db: Database, input: NewTemplate, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    const { name, language = defaultLanguage(), ...rest } = input
    const text = { language, ...rest }
    const [same] = await tx
      .select({ id: templates.id })
      .from(templates)
      .where(and(isNull(templates.archivedAt), sql`lower(${templates.name}) = lower(${name})`))
      .for('update')
    const id = same?.id ?? newId()
    if (same)
      await tx
        .update(templates)
        .set({ name, ...text, version: sql`${templates.version} + 1`, updatedAt: now })
        .where(eq(templates.id, id))
    else await tx.insert(templates).values({ id, name, ...text, createdBy: by.id, createdAt: now, updatedAt: now })
    await auditTemplate(tx, 'saved a template', id, name, by, now)
  })
  return listTemplates(db)
}

/** Removes a template. Returns the others. Throws 404. */
export async function removeTemplate(db: Database, id: string, by: Author, now: Date) {
  await db.transaction(async (tx) => {
    const [removed] = await tx
      .update(templates)
      .set({ archivedAt: now, updatedAt: now })
      .where(and(eq(templates.id, id), isNull(templates.archivedAt)))
      .returning()
    if (!removed) throw notFound('Template')
    await auditTemplate(tx, 'removed a template', id, removed.name, by, now)
  })
  return listTemplates(db)
}

async function auditTemplate(tx: Database, action: string, recordId: string, name: string, by: Author, now: Date) {
  await writeAudit(tx, { by, action, recordType: 'announcement templates', recordId, after: { name }, now })
  await notifyChanged(tx, { topic: 'announcements' })
}
