import { useState } from 'react'
import { Switch } from '#platform/ui/forms/Switch.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { ownAnnouncementTexts } from '../../messages/own.ts'
import { useWantMail, useWantsMail } from './queries.ts'
import { useTexts } from '#platform/ui/data/language.ts'

/** Whether the resident also gets news by e-mail; saved at once. */
export function MailChoice() {
  const words = useTexts(ownAnnouncementTexts)
  const mailChoice = useWantsMail()
  const setMailChoice = useWantMail()
  /** The pressed state, until the server has saved it. */
  const [pressed, setPressed] = useState<boolean | null>(null)
  if (!mailChoice.data) return null
  return (
    <Switch
      label={words.byMail}
      hint={words.byMailHint}
      checked={pressed ?? mailChoice.data.wanted}
      onChange={(event) => {
        setPressed(event.target.checked)
        setMailChoice.mutate(event.target.checked, {
          onSettled: () => setPressed(null),
          onSuccess: ({ wanted }) => toast.success(wanted ? words.mailOn : words.mailOff),
          onError: (error) => toast.failure(words.mailNotSaved, error.message),
        })
      }}
    />
  )
}
