import { ReceivingCard } from '#mailbox/screens/ReceivingCard.tsx'
import { MailSettings } from '#outbox/screens/MailSettings.tsx'

/** Settings, Email: how e-mails are sent and received, and the outbox. */
export function MailGroup() {
  return <MailSettings receiving={<ReceivingCard />} />
}
