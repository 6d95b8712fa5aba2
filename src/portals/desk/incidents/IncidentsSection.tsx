import Siren from 'lucide-react/icons/siren'
import { useState } from 'react'
import { incidentScreenWords as words } from '#incidents/messages/screens.ts'
import { ClosedList } from '#incidents/screens/ClosedList.tsx'
import { useOpenIncidents } from '#incidents/screens/queries.ts'
import { shownIncident } from '#incidents/shown-incident.ts'
import { ScriptsDialog } from '#incidents/screens/ScriptsDialog.tsx'
import { isOffice } from '#platform/roles.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useUser } from '../../frame/user.ts'
import { collectKeys } from '../early-keys.ts'
import { useSectionKey } from '../use-section-key.ts'
import { IncidentPage } from './IncidentPage.tsx'
import { OpenDialog } from './OpenDialog.tsx'
import { RunningList } from './RunningList.tsx'

/** The incident of the address, or the only one that is running; otherwise those that are running and those before. */
export function IncidentsSection() {
  const address = useAddress()
  const running = useOpenIncidents()
  const isOfOffice = isOffice(useUser().role)
  const [isEditing, setIsEditing] = useState(false)
  const isOpening = address.at('open') !== undefined
  const [only, ...others] = running.data ?? []
  const shown = shownIncident(
    { incident: address.at('incident'), list: address.at('list'), open: address.at('open') },
    others.length === 0 ? only?.id : undefined,
  )
  const open = () => address.change({ open: 'new' }, 'push')
  useSectionKey('!', () => {
    if (shown !== null) return
    collectKeys()
    open()
  })
  const show = (incident: string) => address.change({ incident, open: undefined, list: undefined }, 'push')
  const dialog = (
    <OpenDialog
      open={isOpening}
      onClose={() => address.change({ open: undefined, entry: undefined })}
      onOpened={show}
    />
  )
  if (shown !== null)
    return (
      <IncidentPage
        key={shown}
        id={shown}
        onBack={() => address.change({ incident: undefined, list: 'all' }, 'push')}
      />
    )
  return (
    <>
      <PageHead
        title={words.title}
        line={running.data ? words.line(running.data.length) : null}
        actions={
          <>
            {isOfOffice ? <Button onClick={() => setIsEditing(true)}>{words.scripts}</Button> : null}
            <Button variant="primary" icon={Siren} onClick={open}>
              {words.open}
              <KeyCap>!</KeyCap>
            </Button>
          </>
        }
      />
      {running.data ? (
        <div className="grid gap-4">
          <RunningList rows={running.data} onOpen={show} />
          <ClosedList onOpen={show} />
        </div>
      ) : (
        <Waiting on={running} words={words.loading} failed={words.failed} />
      )}
      {dialog}
      {isEditing ? <ScriptsDialog open onClose={() => setIsEditing(false)} /> : null}
    </>
  )
}
