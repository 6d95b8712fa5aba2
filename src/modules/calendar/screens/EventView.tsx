import { Badge } from '#platform/ui/display/Badge.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { ResidentEvent } from '../own-contract.ts'
import { ownCalendarTexts } from '../messages/own.ts'
import { formatEventTime } from '../when.ts'
import { calendarTexts } from '../messages/index.ts'
import { eventIcons } from './event-icons.ts'

/** One event as residents see it. */
export function EventView({ event, onClose }: { event: ResidentEvent | null; onClose: () => void }) {
  const language = useLanguage()
  const words = useTexts(calendarTexts)
  const ownWords = useTexts(ownCalendarTexts)
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
          {last.cancelledAt ? <Badge tone="danger">{ownWords.cancelled}</Badge> : null}
        </>
      }
      footer={<CancelButton>{ownWords.close}</CancelButton>}
    >
      <KeyValues
        rows={[
          [ownWords.when, formatEventTime(last, zone, language)],
          ...(last.location ? [[ownWords.where, last.location] as const] : []),
        ]}
      />
      {last.description ? (
        <p className="mt-3.5 border-t border-line pt-3.5 whitespace-pre-wrap wrap-anywhere text-ink-2">
          {last.description}
        </p>
      ) : null}
    </Dialog>
  )
}
