import { type ReactNode, useState } from 'react'
import { EmailDialog } from './EmailDialog.tsx'
import { EmailList } from './EmailList.tsx'
import { MailDelivery } from './MailDelivery.tsx'
import { useMailSettings } from './queries.ts'

/** The settings' group for mail: how it is sent, and the outbox. */
export function MailSettings({ receiving }: { receiving: ReactNode }) {
  const settings = useMailSettings()
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <div className="grid gap-6">
      <MailDelivery />
      {receiving}
      <EmailList settings={settings.data} onOpen={setOpened} />
      <EmailDialog id={opened} onClose={() => setOpened(null)} />
    </div>
  )
}
