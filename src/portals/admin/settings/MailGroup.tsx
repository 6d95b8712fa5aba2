import { ReceivingCard } from '#mailbox/screens/ReceivingCard.tsx'
import { MailSettings } from '#outbox/screens/MailSettings.tsx'

/** Settings, Mail: how e-mails are sent and received, and the outbox. */
export function MailGroup() {
  return <MailSettings receiving={<ReceivingCard />} />
}
