import Clock from 'lucide-react/icons/clock'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useState } from 'react'
import { dashboardClock } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { offlineWords } from '../messages.ts'
import { correctParcel, deleteParcel } from './parcel-queue.ts'
import { useQueuedParcels } from './queue-state.ts'
import type { QueuedParcel } from './send-parcels.ts'

const words = offlineWords.parcels

/** The parcels that wait on this device; one that the server did not take has a field for its unit. */
export function QueuedParcels() {
  const parcels = useQueuedParcels()
  return (
    <Card flush title={words.waiting(parcels.length)}>
      {parcels.length === 0 ? (
        <p className="px-4.5 pt-3 pb-4.5 text-ink-3">{words.none}</p>
      ) : (
        <ul className="mt-2.5">
          {parcels.map((parcel) => (
            <ParcelRow key={parcel.key} parcel={parcel} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function ParcelRow({ parcel }: { parcel: QueuedParcel }) {
  const { key, number, unit, scannedAt, problem } = parcel
  const timeZone = useTimeZone()
  const [typed, setTyped] = useState(unit)
  const label = number ?? words.withoutNumber
  return (
    <li className="border-t border-line px-4.5 py-2.5 first:border-t-0 max-md:px-4">
      <div className="flex min-h-11 items-center gap-3">
        {problem === null ? (
          <Clock aria-hidden="true" size={18} className="shrink-0 text-ink-3" />
        ) : (
          <TriangleAlert aria-hidden="true" size={18} className="shrink-0 text-tone-danger-fg" />
        )}
        <span className="min-w-0 flex-1">
          <span className="tabular block wrap-anywhere font-medium">{label}</span>
          <span className="block text-sm text-ink-3">
            {words.line(unit, dashboardClock(scannedAt, timeZone))}
            {problem === null ? null : <span className="text-tone-danger-fg"> · {problem}</span>}
          </span>
        </span>
        <IconButton icon={Trash2} label={words.remove(label)} onClick={() => void deleteParcel(key)} />
      </div>
      {problem === null ? null : (
        <form
          className="mt-1 flex gap-2 pb-1 pl-7.5"
          onSubmit={(event) => {
            event.preventDefault()
            void correctParcel(parcel, typed.trim()).catch(() => undefined)
          }}
        >
          <TextInput
            aria-label={words.unitOf(label)}
            value={typed}
            required
            maxLength={20}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">{words.again}</Button>
        </form>
      )}
    </li>
  )
}
