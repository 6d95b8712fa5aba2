import { useState } from 'react'
import { Switch } from '#platform/screens/Switch.tsx'
import { toast } from '#platform/screens/toast.ts'
import { ownWords as words } from '../own-words.ts'
import { useWantMail, useWantsMail } from './own-queries.ts'

/** Whether news come by mail too: one press, at once. */
export function MailChoice() {
  const wants = useWantsMail()
  const want = useWantMail()
  /** What was pressed, until the server has it. */
  const [pressed, setPressed] = useState<boolean | null>(null)
  if (!wants.data) return null
  return (
    <Switch
      label={words.byMail}
      hint={words.byMailHint}
      checked={pressed ?? wants.data.wanted}
      onChange={(event) => {
        setPressed(event.target.checked)
        want.mutate(event.target.checked, {
          onSettled: () => setPressed(null),
          onSuccess: ({ wanted }) => toast.success(wanted ? words.mailOn : words.mailOff),
          onError: (error) => toast.failure(words.mailNotSaved, error.message),
        })
      }}
    />
  )
}
