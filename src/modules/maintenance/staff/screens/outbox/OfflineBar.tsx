import { Link } from '#platform/ui/navigation/Link.tsx'
import CloudOff from 'lucide-react/icons/cloud-off'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { staffWords } from '../../messages/en.ts'
import { useIsOnline } from '#platform/ui/data/offline/use-connection.ts'
import { useOutboxState } from './outbox-state.ts'

/** Says that there is no connection and how much waits; red when a change needs an answer. */
export function OfflineBar() {
  const { entries, isSending } = useOutboxState()
  const isOnline = useIsOnline()
  const blocked = entries.filter(({ state }) => state !== 'waiting').length
  const waiting = entries.length - blocked
  if (isOnline && entries.length === 0) return null
  const Icon = isOnline ? CloudUpload : CloudOff
  return (
    <div
      role="status"
      data-no-connection={isOnline ? undefined : ''}
      className={classNames(
        'mb-2.5 flex min-h-11 items-center gap-2.5 px-4 text-sm max-md:-mx-4 max-md:-mt-4 md:rounded-lg',
        blocked > 0
          ? 'bg-tone-danger-bg text-tone-danger-fg inset-ring inset-ring-tone-danger-line'
          : 'bg-tone-warning-bg text-tone-warning-fg inset-ring inset-ring-tone-warning-line',
      )}
    >
      <Icon aria-hidden="true" size={18} className="shrink-0" />
      <span>
        {isOnline ? null : <b className="font-[575]">{staffWords.noConnection} </b>}
        {blocked > 0
          ? staffWords.needAnswer(blocked)
          : isSending
            ? staffWords.sendingNow(waiting)
            : waiting > 0
              ? staffWords.waitingToSend(waiting)
              : null}
      </span>
      {entries.length > 0 ? (
        <Link
          to="/staff"
          search={{ view: 'send' }}
          className="ml-auto flex min-h-11 items-center px-2 font-[575] underline underline-offset-3"
        >
          {staffWords.show}
        </Link>
      ) : null}
    </div>
  )
}
