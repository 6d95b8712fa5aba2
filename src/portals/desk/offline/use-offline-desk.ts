import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sessionKey } from '#accounts/screens/session.ts'
import { firstScreen } from '#platform/ui/data/loading/idle.ts'
import { keepForOffline } from '#platform/ui/data/loading/service-worker.ts'
import { useIsOnline } from '#platform/ui/data/offline/use-connection.ts'
import { useRosterCopy } from '#emergency-roster/screens/copy/use-roster-copy.ts'
import { useNoteQueue } from './notes/use-note-queue.ts'
import { useParcelQueue } from './parcels/use-parcel-queue.ts'
import { sections } from '../sections.ts'

/** Milliseconds between two attempts to reach the server. */
const pause = 10_000

/** Stores the desk's page and its code, so that it opens without a connection. */
async function storeDesk() {
  await firstScreen()
  await Promise.all([
    ...sections.map(({ load }) => load()),
    import('./OfflineDesk.tsx'),
    import('../../frame/UnsentWarning.tsx'),
    import('./parcels/OfflineTakeIn.tsx'),
    import('./notes/OfflineNotes.tsx'),
    import('#emergency-roster/screens/copy/copy.ts'),
  ])
  await keepForOffline('/desk')
}

/**
 * Whether the desk reaches the server. Without a connection it tries again by itself, and reads everything when there is an answer.
 * `hasData` is false when the page was opened without a connection, so that no screen has anything to show.
 */
export function useOfflineDesk(): { isOnline: boolean; hasData: boolean } {
  const cache = useQueryClient()
  const isOnline = useIsOnline()
  const [hasData, setHasData] = useState(isOnline)
  if (isOnline && !hasData) setHasData(true)
  useRosterCopy(isOnline)
  useParcelQueue(isOnline)
  useNoteQueue(isOnline)
  useEffect(() => {
    storeDesk().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (isOnline) return
    const check = () => void cache.refetchQueries({ queryKey: sessionKey })
    const timer = setInterval(check, pause)
    window.addEventListener('online', check)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', check)
      // The server answers again.
      void cache.invalidateQueries()
    }
  }, [cache, isOnline])
  return { isOnline, hasData }
}
