import { lazy, Suspense } from 'react'
import type { Section } from '../../frame/section.tsx'
import { SectionBody } from '../../frame/SectionBody.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { useQueuedParcels } from './parcels/queue-state.ts'

// Not `later`, which waits for a connection: `useOfflineDesk` has loaded them before there was none.
const OfflineDesk = lazy(() => import('./OfflineDesk.tsx').then((file) => ({ default: file.OfflineDesk })))
const OfflineTakeIn = lazy(() =>
  import('./parcels/OfflineTakeIn.tsx').then((file) => ({ default: file.OfflineTakeIn })),
)
const QueuedParcels = lazy(() =>
  import('./parcels/QueuedParcels.tsx').then((file) => ({ default: file.QueuedParcels })),
)

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
