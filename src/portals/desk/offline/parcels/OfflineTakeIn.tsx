import DoorOpen from 'lucide-react/icons/door-open'
import { useEffect, useRef, useState } from 'react'
import type { Tracking } from '#packages/tracking.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { intakeWords } from '../../intake/messages.ts'
import { portalWords } from '../../messages.ts'
import { ScanField } from '../../intake/ScanField.tsx'
import { offlineWords } from '../messages.ts'
import { queueParcel } from './parcel-queue.ts'
import { QueuedParcels } from './QueuedParcels.tsx'

const words = offlineWords.parcels

/** Takes in parcels without a connection: scan, unit, Enter. They are sent later, for the whole home. */
export function OfflineTakeIn() {
  const [tracking, setTracking] = useState<Tracking | null | undefined>()
  const [label, setLabel] = useState('')
  const [unit, setUnit] = useState('')
  const scan = useRef<HTMLInputElement>(null)
  const home = useRef<HTMLInputElement>(null)
  const isScanned = tracking !== undefined
  useEffect(() => {
    ;(isScanned ? home : scan).current?.focus()
  }, [isScanned])
  const save = async () => {
    const typed = unit.trim()
    if (!isScanned || typed === '') return
    try {
      await queueParcel(tracking?.number ?? null, typed)
      setTracking(undefined)
      setUnit('')
    } catch {
      toast.failure(words.notStored)
    }
  }
  return (
    <>
      <PageHead title={portalWords.takeInTitle} line={words.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ScanField ref={scan} tracking={tracking} text={label} onText={setLabel} onScan={setTracking} />
          <div className="flex h-16 items-center gap-3.5 rounded-lg bg-surface px-4.5 shadow-card focus-within:ring-[3px] focus-within:ring-action">
            <DoorOpen aria-hidden="true" size={22} className="shrink-0 text-ink-3" />
            <input
              ref={home}
              value={unit}
              aria-label={words.unit}
              placeholder={isScanned ? words.unitPlaceholder : intakeWords.scanFirst}
              readOnly={!isScanned}
              autoComplete="off"
              spellCheck={false}
              maxLength={20}
              className="h-full min-w-0 flex-1 bg-transparent text-18 outline-none placeholder:text-ink-3"
              onChange={({ target }) => setUnit(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                void save()
              }}
            />
          </div>
          <p className="text-sm text-ink-3">{words.notice}</p>
        </div>
        <QueuedParcels />
      </div>
    </>
  )
}
