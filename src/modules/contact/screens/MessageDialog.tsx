import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { dashboardTime } from '#platform/time/dates.ts'
import { Missing } from '#platform/ui/feedback/Missing.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { reasonTitle } from '../rules.ts'
import { words } from '../messages/en.ts'
import type { GetActions } from './MessageCard.tsx'
import { MessageDetail, MessageFoot } from './MessageDetail.tsx'
import { useMessage } from './queries.ts'

/** The open message as a dialog, where there is no room beside the list. */
export function MessageDialog({
  id,
  getActions,
  onClose,
}: {
  id: string | null
  getActions: GetActions
  onClose: () => void
}) {
  const { last, open, turn } = useLingering(id)
  return last === null ? null : (
    <OpenMessage key={turn} id={last} open={open} getActions={getActions} onClose={onClose} />
  )
}

type OpenProps = { id: string; open: boolean; getActions: GetActions; onClose: () => void }

function OpenMessage({ id, open, getActions, onClose }: OpenProps) {
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
      footer={<MessageFoot message={message} {...getActions(message)} />}
    >
      <div className="-mt-3">
        <MessageDetail message={message} />
      </div>
    </Dialog>
  )
}
