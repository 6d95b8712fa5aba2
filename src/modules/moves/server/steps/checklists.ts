import { sql } from 'drizzle-orm'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { settingArea } from '#settings/server/area.ts'
import { saveArea } from '#settings/server/store.ts'
import { type MoveKind, moveKinds } from '../../choices.ts'
import { type ChecklistRecord, Checklists } from '../../checklist-contract.ts'
import { checklistWords } from '../../messages/checklist.ts'
import { defaultChecklists } from '../../rules.ts'
import { moveChecklists } from '../table.ts'

/** The checklist of each kind: the office's, otherwise the default one. */
export async function findChecklists(db: Database): Promise<ChecklistRecord> {
  const rows = await db.select().from(moveChecklists)
  const stepsOf = (kind: MoveKind) => [...(rows.find((row) => row.kind === kind)?.steps ?? defaultChecklists[kind])]
  return {
    move_in: stepsOf('move_in'),
    move_out: stepsOf('move_out'),
    transfer: stepsOf('transfer'),
    version: 1 + Math.max(0, ...rows.map(({ version }) => version)),
  }
}

/** The checklists as a part of the settings: one field for each kind of move. */
export const checklistArea = settingArea({
  area: 'move-checklists',
  recordType: 'checklists of moves',
  topics: ['moves'],
  fieldName: checklistWords.kindName,
  shape: Checklists,
  read: async (tx) => {
    const { version: _, ...steps } = await findChecklists(tx)
    return steps
  },
  write: async (tx, steps, _, now) => putChecklists(tx, steps, now),
})

/** Replaces the checklists. Throws 412 with the current ones when `ifMatch` is outdated. */
export async function setChecklists(
  db: Database,
  steps: Checklists,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<ChecklistRecord> {
  return saveArea(db, { area: checklistArea, find: findChecklists, change: () => steps, by, now, ifMatch })
}

async function putChecklists(tx: Database, checklists: Checklists, now: Date): Promise<void> {
  for (const kind of moveKinds) {
    const steps = checklists[kind]
    await tx
      .insert(moveChecklists)
      .values({ kind, steps, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: moveChecklists.kind,
        set: { steps, version: sql`${moveChecklists.version} + 1`, updatedAt: now },
      })
  }
}
