import { useState } from 'react'
import { dayOf, timeOnDay } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { offlineWords } from '../messages.ts'
import { QueuedRow } from '../QueuedRow.tsx'
import { parcelQueue } from './parcel-queue.ts'
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
  const { key, number, unit, scannedAt } = parcel
  const timeZone = useTimeZone()
  const [typed, setTyped] = useState(unit)
  const label = number ?? words.withoutNumber
  return (
    <QueuedRow
      title={label}
      detail={words.line(unit, timeOnDay(scannedAt, dayOf(useNow(), timeZone), timeZone))}
      item={parcel}
      remove={words.remove(label)}
      onRemove={() => void parcelQueue.delete(key)}
    >
      <form
        className="mt-1 flex gap-2 pb-1 pl-7.5"
        onSubmit={(event) => {
          event.preventDefault()
          void parcelQueue.correct(key, (present) => ({ ...present, unit: typed.trim() })).catch(() => undefined)
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
    </QueuedRow>
  )
}
