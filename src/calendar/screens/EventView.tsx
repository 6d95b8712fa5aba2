import { Badge } from '#platform/screens/Badge.tsx'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { KeyValues } from '#platform/screens/KeyValues.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import type { OwnEvent } from '../own-contract.ts'
import { ownWords as said } from '../own-words.ts'
import { wholeWhen } from '../when.ts'
import { words } from '../words.ts'
import { eventIcons } from './event-icons.ts'

/** One event as residents read it. */
export function EventView({ event, onClose }: { event: OwnEvent | null; onClose: () => void }) {
  const { last, open } = useLingering(event)
  const zone = useTimeZone()
  if (last === null) return null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={last.title}
      width="narrow"
      reading
      status={
        <>
          <Badge icon={eventIcons[last.type]}>{words.types[last.type]}</Badge>
          {last.cancelledAt ? <Badge tone="danger">{said.cancelled}</Badge> : null}
        </>
      }
      footer={<CancelButton>{said.close}</CancelButton>}
    >
      <KeyValues
        rows={[[said.when, wholeWhen(last, zone)], ...(last.location ? [[said.where, last.location] as const] : [])]}
      />
      {last.description ? (
        <p className="mt-3.5 border-t border-line pt-3.5 whitespace-pre-wrap wrap-anywhere text-ink-2">
          {last.description}
        </p>
      ) : null}
    </Dialog>
  )
}
