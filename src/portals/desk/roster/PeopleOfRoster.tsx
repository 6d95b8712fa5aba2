import { useState } from 'react'
import { rosterScreenWords as words } from '#emergency-roster/messages/screens.ts'
import { useOverview } from '#emergency-roster/screens/desk/queries.ts'
import { PeopleCard } from '#emergency-roster/screens/office/PeopleCard.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'

const NeedOnBehalfDialog = later(() => import('./NeedOnBehalfDialog.tsx').then((file) => file.NeedOnBehalfDialog))

/** Who is on the roster, for the office. */
export function PeopleOfRoster() {
  const overview = useOverview()
  const [isAdding, setIsAdding] = useState(false)
  if (!overview.data) return <Waiting on={overview} words={words.loading} failed={words.failed} />
  return (
    <>
      <PeopleCard entries={overview.data.entries} onAdd={() => setIsAdding(true)} />
      <NeedOnBehalfDialog key={String(isAdding)} open={isAdding} onClose={() => setIsAdding(false)} />
    </>
  )
}
