import { useTexts } from '#platform/ui/data/language.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { notificationTexts } from '../../messages/index.ts'
import { useChoices } from '../queries.ts'
import { ChoicesList } from './ChoicesList.tsx'
import { ChoicesTable } from './ChoicesTable.tsx'
import { HoursCards } from './HoursCards.tsx'
import { PushCard } from './PushCard.tsx'

/** What reaches the person, and how. */
export function NotificationChoices() {
  const words = useTexts(notificationTexts).account
  const isWide = useWide()
  const choices = useChoices()
  if (!choices.data) return <Waiting on={choices} words={words.loading} />
  return (
    <div className="grid gap-4.5">
      {isWide ? <ChoicesTable {...choices.data} /> : <ChoicesList {...choices.data} />}
      <PushCard />
      <HoursCards settings={choices.data.settings} />
    </div>
  )
}
