import { useState } from 'react'
import { rosterScreenWords as words } from '#emergency-roster/messages/screens.ts'
import { useOverview } from '#emergency-roster/screens/desk/queries.ts'
import { DevicesCard } from '#emergency-roster/screens/office/DevicesCard.tsx'
import { PeopleCard } from '#emergency-roster/screens/office/PeopleCard.tsx'
import { ViewsCard } from '#emergency-roster/screens/office/ViewsCard.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'

const NeedOnBehalfDialog = later(() => import('./NeedOnBehalfDialog.tsx').then((file) => file.NeedOnBehalfDialog))

/** What the office manages of the roster: who is on it, the devices, and who opened it. */
export function OfficeRoster() {
  const overview = useOverview()
  const [isAdding, setIsAdding] = useState(false)
  if (!overview.data) return <Waiting on={overview} words={words.loading} failed={words.failed} />
  const { entries, passphrase, devices, views } = overview.data
  return (
    <>
      <PeopleCard entries={entries} onAdd={() => setIsAdding(true)} />
      <DevicesCard passphrase={passphrase} devices={devices} />
      <ViewsCard views={views} />
      <NeedOnBehalfDialog key={String(isAdding)} open={isAdding} onClose={() => setIsAdding(false)} />
    </>
  )
}
