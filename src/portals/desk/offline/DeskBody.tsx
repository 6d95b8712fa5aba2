import { type ComponentType, lazy, Suspense } from 'react'
import type { Section } from '../../frame/section.tsx'
import { useUser } from '../../frame/user.ts'
import { SectionBody } from '../../frame/SectionBody.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { useNoteDraft } from './notes/note-draft.ts'
import { useQueuedNotes } from './notes/note-state.ts'
import { useQueuedParcels } from './parcels/queue-state.ts'
import { hasProblem } from './queue/queued.ts'

/**
 * Not `later`, which waits for a connection: `useOfflineDesk` has loaded them before there was none. Where the connection was lost
 * before that, the bar is all there is.
 */
const loadedBefore = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (found) => ({ default: found }),
      () => ({ default: Nothing }),
    ),
  )
const Nothing = () => null

const OfflineDesk = loadedBefore(() => import('./OfflineDesk.tsx').then((file) => file.OfflineDesk))
const OfflineTakeIn = loadedBefore(() => import('./parcels/OfflineTakeIn.tsx').then((file) => file.OfflineTakeIn))
const OfflineNotes = loadedBefore(() => import('./notes/OfflineNotes.tsx').then((file) => file.OfflineNotes))
const QueuedNotes = loadedBefore(() => import('./notes/QueuedNotes.tsx').then((file) => file.QueuedNotes))
const QueuedParcels = loadedBefore(() => import('./parcels/QueuedParcels.tsx').then((file) => file.QueuedParcels))

type Props = {
  section: Section
  isOnline: boolean
  /** False when the page was opened without a connection, so that no screen has anything to show. */
  hasData: boolean
}

/** The screen of a section, or what works of it without a connection. */
export function DeskBody({ section, isOnline, hasData }: Props) {
  const hasParcelProblem = useQueuedParcels().some(hasProblem)
  const hasNoteProblem = useQueuedNotes().some(hasProblem)
  const isLog = section.key === 'log'
  // What is being typed when the connection is back is finished there.
  const showsNoteForm = useNoteDraft(useUser().id).body !== '' || !isOnline
  return (
    <>
      {isOnline ? null : <OfflineBar hasData={hasData} />}
      {/* Each has a boundary of its own: one that loads must not hide a field that has the focus. */}
      <Suspense fallback={null}>
        {isOnline && hasParcelProblem ? (
          <div className="mb-4">
            <QueuedParcels />
          </div>
        ) : null}
      </Suspense>
      <Suspense fallback={null}>
        {isLog && showsNoteForm ? (
          <div className={hasData ? 'mb-4' : ''}>
            <OfflineNotes />
          </div>
        ) : isOnline && hasNoteProblem ? (
          <div className="mb-4">
            <QueuedNotes />
          </div>
        ) : null}
      </Suspense>
      <Suspense fallback={null}>
        {isLog && !hasData ? null : !isOnline && section.key === 'take-in' ? (
          <OfflineTakeIn />
        ) : hasData || section.key === 'roster' ? (
          <SectionBody section={section} />
        ) : (
          <OfflineDesk />
        )}
      </Suspense>
    </>
  )
}
