import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { dashboardTime } from '#platform/time/dates.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { RecordDialog } from '#platform/ui/records/RecordDialog.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { reasonTitle } from '../rules.ts'
import { words } from '../messages/en.ts'
import type { GetActions } from './MessageCard.tsx'
import { MessageDetail, MessageFoot } from './MessageDetail.tsx'
import { useMessage } from './queries.ts'

type Props = { id: string | null; getActions: GetActions; onClose: () => void }

/** The open message as a dialog, where there is no room beside the list. */
export function MessageDialog({ id, getActions, onClose }: Props) {
  const zone = useTimeZone()
  const shown = useLingering(id)
  const record = useMessage(shown.last)
  return (
    <RecordDialog
      shown={shown}
      onClose={onClose}
      record={record}
      words={{ title: words.detail, loading: words.loadingOne, failed: words.notLoaded }}
      missing={{ text: words.messageMissing, help: words.messageMissingHelp, back: words.backToList }}
    >
      {(message, { open, onClose }) => (
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
      )}
    </RecordDialog>
  )
}
