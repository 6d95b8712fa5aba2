import { building } from '#building/server/table.ts'
import { paths } from '#paths.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { findEmailRecipients } from '#residents/server/email-recipients.ts'
import type { Tools } from '#residents/server/store.ts'
import type { emails } from '../messages/emails-en.ts'
import { emailsIn } from '../messages/emails.ts'
import { assetLabels } from '../messages/labels.ts'
import type { AssetRow } from './table.ts'

export type MailTools = Tools & { origin: () => string }

/** Queues an e-mail about a stall or locker to residents, each in their own language. */
export async function sendAssetEmails(
  tx: Database,
  { mail, origin }: MailTools,
  kind: keyof typeof emails,
  { asset, to }: { asset: Pick<AssetRow, 'kind' | 'number' | 'place'>; to: readonly string[] },
  now: Date,
) {
  const [profile] = await tx.select().from(building)
  if (!profile || to.length === 0) return
  const { officeEmail, officePhone } = profile
  const sent = (await findEmailRecipients(tx, to)).map(({ firstName, envelope }) => {
    const language = envelope.language ?? 'en'
    const name = `${assetLabels[language].kinds[asset.kind]} ${asset.number}`
    const facts = { firstName, asset: name, place: asset.place, officeEmail, officePhone }
    const { label, ...email } = emailsIn(language)[kind](facts)
    return { ...email, ...envelope, button: { label, url: `${origin()}${paths.tenant()}` } }
  })
  await mail.enqueueAll(tx, sent, now)
}
