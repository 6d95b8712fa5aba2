import { Dialog } from '#platform/screens/Dialog.tsx'
import { dashboardTime } from '#platform/dates.ts'
import { Missing } from '#platform/screens/Missing.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { reasonTitle } from '../rules.ts'
import { words } from '../words.ts'
import type { ActsOf } from './MessageCard.tsx'
import { MessageDetail, MessageFoot } from './MessageDetail.tsx'
import { useMessage } from './queries.ts'

/** The same over the list, where there is no room beside it. */
export function MessageDialog({ id, actsOf, onClose }: { id: string | null; actsOf: ActsOf; onClose: () => void }) {
  const { last, open, turn } = useLingering(id)
  return last === null ? null : <OpenMessage key={turn} id={last} open={open} actsOf={actsOf} onClose={onClose} />
}

type OpenProps = { id: string; open: boolean; actsOf: ActsOf; onClose: () => void }

function OpenMessage({ id, open, actsOf, onClose }: OpenProps) {
  const zone = useTimeZone()
  const query = useMessage(id)
  const message = query.data
  if (!message)
    return (
      <Dialog open={open} onClose={onClose} title={words.detail}>
        <Waiting
          on={query}
          words={words.loadingOne}
          failed={words.notLoaded}
          missing={
            <Missing help={words.messageMissingHelp} back={words.backToList}>
              {words.messageMissing}
            </Missing>
          }
        />
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<span className="wrap-anywhere">{message.subject}</span>}
      status={
        <span className="wrap-anywhere">
          {message.name} · {reasonTitle(message.reason)} · {dashboardTime(message.createdAt, zone)}
        </span>
      }
      footer={<MessageFoot message={message} {...actsOf(message)} />}
    >
      <div className="-mt-3">
        <MessageDetail message={message} />
      </div>
    </Dialog>
  )
}
