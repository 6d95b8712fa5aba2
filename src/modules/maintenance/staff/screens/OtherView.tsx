import CircleCheck from 'lucide-react/icons/circle-check'
import Route from 'lucide-react/icons/route'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { staffWords } from '../messages/en.ts'
import { routeByFloor } from '../rules.ts'
import { EmptyQueueCard, QueueCards, RequestItems } from './QueueCards.tsx'
import { OutboxView } from './outbox/OutboxView.tsx'
import { useOwnOpen, useQueue } from './queries.ts'
import type { QueueViewState } from './use-queue-view.ts'

type Props = { view: QueueViewState; personId: string }

/** The views beside the work: the route, and what is finished. */
export const OtherView = ({ view, personId }: Props) =>
  view.view === 'send' ? (
    <OutboxView />
  ) : view.view === 'route' ? (
    <RouteByFloor personId={personId} onOpen={view.open} />
  ) : (
    <Finished personId={personId} onOpen={view.open} />
  )

type ViewProps = { personId: string; onOpen: (id: string) => void }

/** One's own open requests by floor, from the top down. */
function RouteByFloor({ personId, onOpen }: ViewProps) {
  const words = useTexts(requestTexts)
  const own = useOwnOpen(personId)
  if (!own.data) return <Waiting on={own} words={words.loading} />
  if (own.data.length === 0)
    return <EmptyQueueCard icon={Route} text={staffWords.noneOnRoute} help={staffWords.noneOnRouteHelp} />
  const floors = routeByFloor(own.data)
  return (
    <div className="mt-3 grid gap-3.5">
      <p className="text-sm text-ink-3">{staffWords.stops(floors.length)}</p>
      {floors.map(({ floor, requests }) => (
        <section key={floor} aria-labelledby={`floor-${floor}`}>
          <h2 id={`floor-${floor}`} className="mb-1.5 text-sm font-[575]">
            {staffWords.floor(floor)}
          </h2>
          <RequestItems requests={requests} onOpen={onOpen} />
        </section>
      ))}
    </div>
  )
}

function Finished({ personId, onOpen }: ViewProps) {
  const list = useQueue({ assignedTo: personId, status: 'finished' })
  return (
    <div className="mt-3">
      <QueueCards
        list={list}
        countOf={staffWords.finishedCount}
        empty={{ icon: CircleCheck, text: staffWords.noneFinished, help: staffWords.noneFinishedHelp }}
        onOpen={onOpen}
      />
    </div>
  )
}
