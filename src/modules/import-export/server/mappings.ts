import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { type Columns, guessColumns, type ImportKind, normalizeHead } from '../columns.ts'
import { importMappings } from './table.ts'

const hashOf = (heads: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(heads.map(normalizeHead)))
    .digest('hex')

const isSame = (a: Columns, b: Columns) =>
  Object.keys({ ...a, ...b }).every((field) => (a[field] ?? null) === (b[field] ?? null))

export async function findMapping(db: Database, kind: ImportKind, heads: readonly string[]) {
  const [mapping] = await db
    .select()
    .from(importMappings)
    .where(and(eq(importMappings.kind, kind), eq(importMappings.headerHash, hashOf(heads))))
  return mapping ?? null
}

/** Remembers the columns of a header row where they differ from those that would be guessed. */
export async function rememberMapping(
  tx: Database,
  { kind, heads, columns }: { kind: ImportKind; heads: readonly string[]; columns: Columns },
  by: Author,
  now: Date,
): Promise<void> {
  const known = await findMapping(tx, kind, heads)
  if (isSame(columns, known?.columns ?? guessColumns(kind, heads))) return
  const row = { columns, createdBy: by.id, updatedAt: now }
  await tx
    .insert(importMappings)
    .values({ id: newId(), kind, headerHash: hashOf(heads), createdAt: now, ...row })
    .onConflictDoUpdate({ target: [importMappings.kind, importMappings.headerHash], set: row })
}

/** Forgets the columns of a header row. Throws 404. */
export const deleteMapping = (db: Database, id: string, by: Author, now: Date) =>
  db.transaction(async (tx) => {
    const [forgotten] = await tx.delete(importMappings).where(eq(importMappings.id, id)).returning()
    if (!forgotten) throw notFound('Column mapping')
    await writeAudit(tx, { by, action: 'forgot the columns of a file', recordType: forgotten.kind, recordId: id, now })
    return {}
  })
