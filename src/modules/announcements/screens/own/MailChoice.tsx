import { useState } from 'react'
import { Switch } from '#platform/ui/forms/Switch.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { ownAnnouncementTexts } from '../../messages/own.ts'
import { useSetMailChoice, useMailChoice } from './queries.ts'

/** Whether the resident also gets news by e-mail; saved at once. */
export function MailChoice() {
  const words = useTexts(ownAnnouncementTexts)
  const mailChoice = useMailChoice()
  const setMailChoice = useSetMailChoice()
  /** The pressed state, until the server has saved it. */
  const [pressed, setPressed] = useState<boolean | null>(null)
  if (!mailChoice.data) return null
  return (
    <Switch
      label={words.byMail}
      hint={words.byMailHint}
      checked={pressed ?? mailChoice.data.enabled}
      onChange={(event) => {
        setPressed(event.target.checked)
        setMailChoice.mutate(event.target.checked, {
          onSettled: () => setPressed(null),
          onSuccess: ({ enabled }) => toast.success(enabled ? words.mailOn : words.mailOff),
          onError: (error) => toast.failure(words.mailNotSaved, error.message),
        })
      }}
    />
  )
}
