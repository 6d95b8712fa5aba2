import { asc, eq } from 'drizzle-orm'
import { notFound, stale } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { incidentKinds, type IncidentKind } from '../choices.ts'
import type { IncidentScript } from '../script-contract.ts'
import { defaultScripts } from '../messages/default-scripts.ts'
import type { ScriptInput } from '../schemas.ts'
import type { ScriptStep } from '../script.ts'
import { incidentScripts } from './table.ts'

type Row = typeof incidentScripts.$inferSelect

/** The steps of a script; those of before steps could repeat are done once, and their calls leave the building. */
const stepsOf = ({ kind, steps }: Pick<Row, 'kind' | 'steps'>): readonly ScriptStep[] =>
  steps?.map((step) => ({ ...step, isInside: step.isInside ?? false, repeatMinutes: step.repeatMinutes ?? null })) ??
  defaultScripts[kind]

const toScript = ({ kind, steps, version }: Row): IncidentScript => ({
  kind,
  isDefault: steps === null,
  steps: [...stepsOf({ kind, steps })],
  version,
})

/** The script of each kind, in the order of the kinds. */
export async function listScripts(db: Database): Promise<IncidentScript[]> {
  const rows = await db.select().from(incidentScripts).orderBy(asc(incidentScripts.kind))
  return incidentKinds.flatMap((kind) => rows.filter((row) => row.kind === kind).map(toScript))
}

/**
 * The steps that an incident of a kind begins with. The script is locked until the end of the transaction, so that two desks
 * open incidents of one kind one after the other.
 */
export async function lockScript(tx: Database, kind: IncidentKind): Promise<readonly ScriptStep[]> {
  const [row] = await tx.select().from(incidentScripts).where(eq(incidentScripts.kind, kind)).for('update')
  return row ? stepsOf(row) : defaultScripts[kind]
}

/** Replaces the steps of a kind. Throws 404 for an unknown kind, and 412. */
export async function changeScript(
  db: Database,
  { kind, ifMatch }: { kind: string; ifMatch: number | null },
  { steps }: ScriptInput,
  by: Author,
  now: Date,
): Promise<IncidentScript> {
  const known = incidentKinds.find((one) => one === kind)
  if (known === undefined) throw notFound('Script')
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(incidentScripts).where(eq(incidentScripts.kind, known)).for('update')
    if (!locked) throw notFound('Script')
    if (ifMatch !== null && ifMatch !== locked.version) throw stale(toScript(locked))
    const next = { ...locked, steps, version: locked.version + 1, updatedAt: now }
    await tx.update(incidentScripts).set(next).where(eq(incidentScripts.kind, known))
    const after = { kind: known, steps: steps?.length ?? defaultScripts[known].length, isDefault: steps === null }
    await writeAudit(tx, { by, action: 'changed', recordType: 'incident scripts', after, now })
    await notifyChanged(tx, { topic: 'incidents' })
    return toScript(next)
  })
}
