import { Switch } from '#platform/screens/Switch.tsx'
import { toast } from '#platform/screens/toast.ts'
import { ownWords as words } from '../own-words.ts'
import { useWantMail, useWantsMail } from './own-queries.ts'

/** Whether news come by mail too: one press, at once. */
export function MailChoice() {
  const wants = useWantsMail()
  const want = useWantMail()
  if (!wants.data) return null
  const shown = want.isPending ? want.variables : wants.data.wanted
  return (
    <Switch
      label={words.byMail}
      hint={words.byMailHint}
      checked={shown}
      onChange={(event) =>
        want.mutate(event.target.checked, {
          onSuccess: ({ wanted }) => toast.success(wanted ? words.mailOn : words.mailOff),
          onError: (error) => toast.failure(words.mailNotSaved, error.message),
        })
      }
    />
  )
}
