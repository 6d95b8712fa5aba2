import { useState } from 'react'
import type { CurrentLog, LogEntry } from '#desk-log/contract.ts'
import { useIsOnline } from '#platform/ui/data/offline/use-connection.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { navigate } from '#platform/ui/navigation/navigate.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useUser } from '../../frame/user.ts'
import { useNoteDraft } from '../offline/notes/note-draft.ts'
import { EndShiftDialog, EntryDialog, WriteEntryDialog } from '../desk-dialogs.ts'

const blank = { corrected: null }

/** The dialogs of the log: an entry of the address, a new one, and the end of the shift. */
export function useLogDialogs(log: CurrentLog | undefined) {
  const address = useAddress()
  const isOnline = useIsOnline()
  const hasDraft = useNoteDraft(useUser().id).body !== ''
  // The log has a form of its own without a connection, and while something is typed there.
  const usesForm = !isOnline || hasDraft
  const [writing, setWriting] = useState<{ corrected: LogEntry | null } | null>(
    address.at('write') === undefined || usesForm ? null : blank,
  )
  const [isEnding, setIsEnding] = useState(false)
  const written = useLingering(writing)
  const id = address.at('entry')
  const entries = [...(log?.shift?.entries ?? []), ...(log?.openPoints ?? [])]
  const shown = id === undefined || writing ? null : (entries.find((entry) => entry.id === id) ?? null)
  const closeWriting = () => {
    setWriting(null)
    if (address.at('write') !== undefined) address.change({ write: undefined })
  }
  const dialogs = (
    <>
      <EntryDialog
        shown={shown}
        onClose={() => address.close({ entry: undefined })}
        onCorrect={(corrected) => setWriting({ corrected })}
        onIncident={({ id: entry }) => navigate({ to: '/desk', search: { tab: 'incidents', open: 'new', entry } })}
      />
      {written.last ? (
        <WriteEntryDialog
          key={written.turn}
          open={written.open && log?.shift !== null}
          corrected={written.last.corrected}
          onClose={closeWriting}
        />
      ) : null}
      <EndShiftDialog open={isEnding} openPoints={log?.openPoints.length ?? 0} onClose={() => setIsEnding(false)} />
    </>
  )
  return {
    open: (entry: string) => address.change({ entry }, 'push'),
    write: () => (usesForm ? navigate({ to: '/desk', search: { tab: 'log', write: '1' } }) : setWriting(blank)),
    end: () => setIsEnding(true),
    dialogs,
  }
}
