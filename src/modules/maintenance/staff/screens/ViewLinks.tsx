import { Link } from '#platform/ui/navigation/Link.tsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import ListChecks from 'lucide-react/icons/list-checks'
import Route from 'lucide-react/icons/route'
import { staffWords } from '../messages/en.ts'
import { useOutboxState } from './outbox/outbox-state.ts'
import { type QueueView, queueViews } from './use-queue-view.ts'

const icons = { work: ListChecks, route: Route, send: CloudUpload, finished: CircleCheck } as const
const labels = {
  work: staffWords.work,
  route: staffWords.route,
  send: staffWords.toSend,
  finished: staffWords.finished,
}

/** The views of the staff portal: a bar at the thumb on a phone, a row beside the title on a wider screen. */
export function ViewLinks({ view }: { view: QueueView }) {
  const unsent = useOutboxState().entries.length
  return (
    <nav
      aria-label={staffWords.views}
      className="flex gap-1 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:gap-0 max-md:bg-surface max-md:pb-[max(0.375rem,env(safe-area-inset-bottom))] max-md:shadow-[0_-1px_0_var(--line-strong)] print:hidden"
    >
      {queueViews.map((name) => {
        const Icon = icons[name]
        return (
          <Link
            key={name}
            to="/staff"
            search={name === 'work' ? {} : { view: name }}
            aria-current={name === view ? 'page' : undefined}
            className="flex items-center justify-center gap-1.5 rounded-md px-2.5 py-1.5 font-medium text-ink-2 hover:bg-hover hover:text-ink aria-[current=page]:font-[575] aria-[current=page]:text-action-ink max-md:h-15 max-md:flex-1 max-md:flex-col max-md:gap-0.5 max-md:px-0 max-md:text-xs max-md:focus-visible:-outline-offset-2"
          >
            <span className="relative">
              <Icon aria-hidden="true" size={20} />
              {name === 'send' && unsent > 0 ? (
                <b className="tabular absolute -top-1.5 left-3.5 min-w-4.25 rounded-full bg-tone-warning-fg px-1 text-center text-xs leading-4.25 font-[600] text-surface">
                  {unsent}
                </b>
              ) : null}
            </span>
            {labels[name]}
          </Link>
        )
      })}
    </nav>
  )
}
