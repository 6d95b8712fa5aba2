import type { Language } from '#platform/language/registry.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { conflict } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { cents, dollars, formatMoney } from '#platform/text/money.ts'
import { settingArea } from '#settings/server/area.ts'
import { saveArea } from '#settings/server/store.ts'
import type { WorkOrderSettings } from '../contract.ts'
import { orderErrors } from '../messages/errors.ts'
import { orderWords } from '../messages/office.ts'
import { mayApprove } from '../rules.ts'
import { workOrderSettings } from './table.ts'

export async function findOrderSettings(db: Database): Promise<WorkOrderSettings> {
  const [row] = await db.select().from(workOrderSettings)
  const limit = row?.approvalLimitCents ?? null
  return { approvalLimit: limit === null ? null : dollars(limit), version: row?.version ?? 1 }
}

/** The limit of approvals as a settings section, in cents; without it everyone of the office can approve. */
export const orderArea = settingArea({
  area: 'work-orders',
  recordType: 'work order settings',
  topics: ['maintenance'],
  fieldName: () => orderWords.settings.limit,
  shape: z.object({ approvalLimitCents: z.int().min(0).optional() }),
  read: async (tx) => {
    const { approvalLimit } = await findOrderSettings(tx)
    return approvalLimit === null ? {} : { approvalLimitCents: cents(approvalLimit) }
  },
  write: async (tx, { approvalLimitCents = null }, _, now) => {
    await tx
      .update(workOrderSettings)
      .set({ approvalLimitCents, version: sql`${workOrderSettings.version} + 1`, updatedAt: now })
  },
})

/** Throws 412 with the current settings when `ifMatch` is outdated. */
export const setOrderSettings = (
  db: Database,
  { approvalLimit }: Pick<WorkOrderSettings, 'approvalLimit'>,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<WorkOrderSettings> =>
  saveArea(db, {
    area: orderArea,
    find: findOrderSettings,
    change: () => (approvalLimit === null ? {} : { approvalLimitCents: cents(approvalLimit) }),
    by,
    now,
    ifMatch,
  })

/** Throws 409 naming `field` when an administrator has to approve this amount. */
export async function checkApproval(tx: Database, amountCents: number, isAdministrator: boolean, field: string) {
  const { approvalLimit } = await findOrderSettings(tx)
  if (approvalLimit === null || mayApprove(amountCents, cents(approvalLimit), isAdministrator)) return
  const limit = (language: Language) => formatMoney(cents(approvalLimit), language)
  throw conflict('needs_administrator', (language) => orderErrors[language].needsAdministrator(limit(language)), field)
}
