import { timeZoneOf } from '#building/server/time-zone.ts'
import { notify } from '#notifications/server/notify.ts'
import { paths } from '#paths.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { dayOf } from '#platform/time/dates.ts'
import { emailsAfter } from '#undo/server/store.ts'
import { lastDigits } from '../tracking.ts'
import { accountsOf, unitNumberOf } from './recipients.ts'
import { type PackageRow, recordType } from './write-package.ts'

/** Notifies the recipient of a package, as it was, that goes back to its sender. Nothing is sent while that can be undone. */
export async function notifyReturned(
  tx: Database,
  row: PackageRow,
  { by, operation, now }: { by: Author; operation: string | undefined; now: Date },
): Promise<void> {
  const { trackingNumber } = row
  await notify(
    tx,
    {
      kind: 'package_returned',
      params: {
        unit: await unitNumberOf(tx, row.unitId),
        since: dayOf(row.receivedAt, await timeZoneOf(tx)),
        isDeclined: row.status === 'declined',
        digits: trackingNumber === null ? null : lastDigits(trackingNumber),
      },
      recipients: await accountsOf(tx, row),
      link: paths.tenant({ tab: 'front-desk' }),
      about: { type: recordType, id: row.id },
      by,
      notBefore: emailsAfter(operation, false, now),
    },
    now,
  )
}
