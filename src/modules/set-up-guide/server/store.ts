import { sql } from 'drizzle-orm'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Config } from '#platform/server/process/config.ts'
import { setUpGuides } from '#set-up/server/guide-table.ts'
import type { SetUpGuide } from '../contract.ts'
import { type ConfirmableStep, confirmableSteps } from '../choices.ts'
import { countDone, isBuildingFinished, isFinished, listMissing, listSteps } from '../rules.ts'
import type { GuideChanges } from '../schemas.ts'
import { readFacts } from './facts.ts'

type Person = Author & { id: string }
/** Whether the environment names a mail server. */
type Environment = Pick<Config, 'smtpUrl'>

/** The guide as this person sees it: the step of the account is about their own. */
export async function findGuide(db: Database, config: Environment, person: Person): Promise<SetUpGuide> {
  const [row] = await db.select().from(setUpGuides)
  const facts = await readFacts(db, config, person)
  const steps = listSteps(facts, confirmableSteps.filter(isIn(row?.confirmedSteps ?? [])))
  return {
    steps,
    missing: listMissing(steps, facts),
    done: countDone(steps),
    isFinished: isFinished(steps),
    isOffered: row !== undefined && row.dismissedAt === null && !isBuildingFinished(steps),
  }
}

/** The guide while the overview shows it; null afterwards, and in a building without one. */
export async function findOfferedGuide(db: Database, config: Environment, person: Person): Promise<SetUpGuide | null> {
  const [row] = await db.select({ dismissedAt: setUpGuides.dismissedAt }).from(setUpGuides)
  if (row?.dismissedAt !== null) return null
  const guide = await findGuide(db, config, person)
  return guide.isOffered ? guide : null
}

/** Confirms a step, or dismisses the guide or takes it up again. */
export async function changeGuide(
  db: Database,
  config: Environment,
  { confirmedStep, isDismissed }: GuideChanges,
  by: Person,
  now: Date,
): Promise<SetUpGuide> {
  await db.transaction(async (tx) => {
    // A building from before the guide has no row: confirming a step in it does not offer the guide to everyone.
    await tx.insert(setUpGuides).values({ dismissedAt: now, createdAt: now, updatedAt: now }).onConflictDoNothing()
    const [row] = await tx.select().from(setUpGuides).for('update')
    const confirmedSteps = [...new Set([...(row?.confirmedSteps ?? []), ...(confirmedStep ? [confirmedStep] : [])])]
    const dismissedAt = isDismissed === undefined ? (row?.dismissedAt ?? null) : isDismissed ? now : null
    const before = { confirmedSteps: row?.confirmedSteps ?? [], isDismissed: Boolean(row?.dismissedAt) }
    const after = { confirmedSteps, isDismissed: dismissedAt !== null }
    if (JSON.stringify(before) === JSON.stringify(after)) return
    await tx
      .update(setUpGuides)
      .set({ confirmedSteps, dismissedAt, version: sql`${setUpGuides.version} + 1`, updatedAt: now })
    await writeAudit(tx, { by, action: 'changed', recordType: 'set-up guide', before, after, now })
    await notifyChanged(tx, { topic: 'settings' })
  })
  return findGuide(db, config, by)
}

const isIn = (list: readonly string[]) => (step: ConfirmableStep) => list.includes(step)
