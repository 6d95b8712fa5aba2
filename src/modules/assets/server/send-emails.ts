import { apiPhone } from '#building/server/phones.ts'
import { building } from '#building/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { enqueueResidentEmails, type MailTools } from '#residents/server/resident-emails.ts'
import type { emails } from '../messages/emails-en.ts'
import { emailsIn } from '../messages/emails.ts'
import { assetLabels } from '../messages/labels.ts'
import type { AssetRow } from './table.ts'

/** Queues an e-mail about a stall or locker to residents, each in their own language. */
export async function sendAssetEmails(
  tx: Database,
  tools: MailTools,
  kind: keyof typeof emails,
  { asset, to }: { asset: Pick<AssetRow, 'kind' | 'number' | 'place'>; to: readonly string[] },
  now: Date,
) {
  const [profile] = await tx
    .select({ officeEmail: building.officeEmail, officePhone: apiPhone(building.officePhone) })
    .from(building)
  if (!profile || to.length === 0) return
  await enqueueResidentEmails(
    tx,
    tools,
    to,
    (firstName, language) =>
      emailsIn(language)[kind]({
        officeEmail: profile.officeEmail,
        officePhone: shownPhone(profile.officePhone ?? ''),
        firstName,
        asset: `${assetLabels[language].kinds[asset.kind]} ${asset.number}`,
        place: asset.place,
      }),
    now,
  )
}
