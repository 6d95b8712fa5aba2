import { lazy, Suspense } from 'react'
import UserRound from 'lucide-react/icons/user-round'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { afterFirstScreen } from '#platform/ui/data/loading/later.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { Status } from '../../requests/choices.ts'
import { requestFigures } from '../../requests/messages/figures.ts'
import type { StaffFigures } from '../contract.ts'
import { staffWords } from '../messages/en.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { OfflineBar } from './outbox/OfflineBar.tsx'
import { useOutbox } from './outbox/use-outbox.ts'
import { InstallHint } from './InstallHint.tsx'
import { useStaffFigures } from './queries.ts'
import type { StaffPerson } from './staff-person.ts'
import { QueueWork } from './QueueWork.tsx'
import { useQueueView } from './use-queue-view.ts'
import { ViewLinks } from './ViewLinks.tsx'

const StaffDetails = afterFirstScreen(
  () => import('./StaffDetails.tsx').then((file) => file.StaffDetails),
  ({ id }) => id !== null,
)
/** Not `later`, which waits for a connection: `useOutbox` has loaded it before there was none. */
const OtherView = lazy(() => import('./OtherView.tsx').then((file) => ({ default: file.OtherView })))

/** The staff portal: what is to be done, the route through the building, and what is finished. */
export function StaffQueue({ person }: { person: StaffPerson }) {
  const words = useTexts(requestTexts)
  const view = useQueueView()
  const figures = useStaffFigures()
  useOutbox(person.id)
  return (
    <>
      <OfflineBar />
      <header className="mb-4.5 flex flex-wrap items-end justify-between gap-x-4 max-md:mb-2">
        {/* On a phone in one row, when the name is not long. */}
        <div className="flex min-w-0 flex-1 flex-col-reverse max-md:flex-row max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-2.5">
          <h1 className="serif text-28 leading-8.5 tracking-[-0.012em] max-md:text-22 max-md:leading-7.5">
            {staffWords.title}
          </h1>
          <p className="min-h-5 text-ink-3 max-md:text-sm">{staffWords.welcome(person.firstName)}</p>
        </div>
        <ViewLinks view={view.view} />
      </header>
      {figures.data ? (
        <>
          <Figures figures={figures.data.mine} />
          {view.view === 'work' ? (
            <QueueWork view={view} figures={figures.data} personId={person.id} />
          ) : (
            <Suspense fallback={<output className="sr-only">{words.loading}</output>}>
              <OtherView view={view} personId={person.id} />
            </Suspense>
          )}
          <InstallHint />
          <StaffDetails id={view.opened} person={person} onClose={view.close} />
        </>
      ) : (
        <Waiting on={figures} words={words.loading} />
      )}
    </>
  )
}

/** The numbers of one's own requests; each is a link to them. */
function Figures({ figures }: { figures: StaffFigures['mine'] }) {
  const definitions = useTexts(requestFigures)
  const link = (name: keyof typeof definitions, shown: Status | undefined) => ({
    definition: shown ? `${definitions[name]} ${definitions.mine}` : definitions.mine,
    search: { list: undefined, status: shown, show: undefined, view: undefined },
    isHere: true,
  })
  return (
    <StatStrip
      label={staffWords.counters}
      stats={[
        { label: staffWords.mine, figure: figures.total, icon: UserRound, link: link('mine', undefined) },
        {
          label: staffWords.pending,
          figure: figures.pending,
          icon: requestStatusIcons.pending,
          link: link('pending', 'pending'),
        },
        {
          label: staffWords.inProgress,
          figure: figures.inProgress,
          icon: requestStatusIcons.in_progress,
          link: link('inProgress', 'in_progress'),
        },
        {
          label: staffWords.completed,
          figure: figures.completed,
          icon: requestStatusIcons.completed,
          link: link('completed', 'completed'),
        },
      ]}
    />
  )
}
