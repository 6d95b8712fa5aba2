import { type ComponentType, lazy, Suspense } from 'react'
import type { Section } from '../../frame/section.tsx'
import { SectionBody } from '../../frame/SectionBody.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { useQueuedParcels } from './parcels/queue-state.ts'

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
const QueuedParcels = loadedBefore(() => import('./parcels/QueuedParcels.tsx').then((file) => file.QueuedParcels))

type Props = {
  section: Section
  isOnline: boolean
  /** False when the page was opened without a connection, so that no screen has anything to show. */
  hasData: boolean
}

/** The screen of a section, or what works of it without a connection. */
export function DeskBody({ section, isOnline, hasData }: Props) {
  const isRejected = useQueuedParcels().some(({ problem }) => problem !== null)
  return (
    <>
      {isOnline ? null : <OfflineBar hasData={hasData} />}
      <Suspense fallback={null}>
        {isOnline && isRejected ? (
          <div className="mb-4">
            <QueuedParcels />
          </div>
        ) : null}
        {!isOnline && section.key === 'take-in' ? (
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
