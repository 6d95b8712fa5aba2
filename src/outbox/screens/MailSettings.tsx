import { useState } from 'react'
import { LetterDialog } from './LetterDialog.tsx'
import { LetterList } from './LetterList.tsx'
import { MailWay } from './MailWay.tsx'
import { useMailSettings } from './queries.ts'

/** Mail: how letters leave the house, and the outbox. */
export function MailSettings() {
  const settings = useMailSettings()
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <div className="grid gap-6">
      <MailWay />
      <LetterList settings={settings.data} onOpen={setOpened} />
      <LetterDialog id={opened} onClose={() => setOpened(null)} />
    </div>
  )
}
