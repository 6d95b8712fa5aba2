import { useTexts } from '#platform/ui/data/language.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Switch } from '#platform/ui/forms/Switch.tsx'
import { frontDeskTexts } from '../messages/index.ts'
import { useChangeCollectionRule, useCollectionRule } from './queries.ts'

/** Whether people whom others in the home authorised may collect the own packages. */
export function CollectionSwitch({ isMember = false }: { isMember?: boolean }) {
  const { rule: words } = useTexts(frontDeskTexts)
  const rule = useCollectionRule()
  const change = useChangeCollectionRule()
  if (!rule.data) return <Waiting on={rule} words={words.loading} failed={words.failed} />
  return (
    <Switch
      label={words.label}
      hint={isMember ? words.hintOfMember : words.hint}
      // What was pressed is shown at once.
      checked={(change.isPending ? change.variables : rule.data).othersMayCollect}
      onChange={({ target }) =>
        change.mutate(
          { othersMayCollect: target.checked },
          { onError: (error) => toast.failure(words.notSaved, error.message) },
        )
      }
    />
  )
}
