import { useState } from 'react'
import { rosterScreenWords as words } from '#emergency-roster/messages/screens.ts'
import { CopyCard } from '#emergency-roster/screens/copy/CopyCard.tsx'
import { OfflineRoster } from '#emergency-roster/screens/copy/OfflineRoster.tsx'
import { RosterCard } from '#emergency-roster/screens/desk/RosterCard.tsx'
import { useRosterState } from '#emergency-roster/screens/desk/queries.ts'
import { isOffice } from '#platform/roles.ts'
import { useIsOnline } from '#platform/ui/data/offline/use-connection.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useUser } from '../../frame/user.ts'
import { DevicesOfRoster } from './DevicesOfRoster.tsx'
import { PeopleOfRoster } from './PeopleOfRoster.tsx'

/** The emergency roster: during an incident or a drill, and the copy of this device. */
export function RosterSection() {
  const user = useUser()
  const isOnline = useIsOnline()
  const state = useRosterState()
  // An open roster stays when the connection is lost: it is needed most then.
  const [isOpened, setIsOpened] = useState(false)
  if (!isOnline && !isOpened)
    return (
      <>
        <PageHead title={words.title} />
        <OfflineRoster userId={user.id} />
      </>
    )
  if (!state.data)
    return (
      <>
        <PageHead title={words.title} />
        <Waiting on={state} words={words.loading} failed={words.failed} />
      </>
    )
  const { running, entries, lock } = state.data
  return (
    <>
      <PageHead title={words.title} line={running.length > 0 ? words.lineOpen(entries) : words.line(entries)} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <RosterCard key={running.length > 0 ? 'open' : 'closed'} state={state.data} onOpened={setIsOpened} />
          {isOffice(user.role) ? <PeopleOfRoster /> : null}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <CopyCard hasPassphrase={lock !== null} />
          {isOffice(user.role) ? <DevicesOfRoster /> : null}
        </div>
      </div>
    </>
  )
}
