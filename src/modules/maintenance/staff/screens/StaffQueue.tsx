import UserRound from 'lucide-react/icons/user-round'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { TabList } from '#platform/ui/navigation/TabList.tsx'
import { TabPanel } from '#platform/ui/navigation/TabPanel.tsx'
import { Tabs } from '#platform/ui/navigation/Tabs.tsx'
import { afterFirstScreen } from '#platform/ui/data/later.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { type Status, statuses } from '../../requests/choices.ts'
import { requestFigures } from '../../requests/messages/figures.ts'
import type { Statistics } from '../../requests/request.ts'
import { staffWords } from '../messages/en.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { useQueue, useStatistics } from '../../requests/screens/queries.ts'
import { AllRequests } from './AllRequests.tsx'
import { OwnRequests } from './OwnRequests.tsx'

const StaffDetails = afterFirstScreen(
  () => import('./StaffDetails.tsx').then((file) => file.StaffDetails),
  ({ id }) => id !== null,
)

type Tab = 'mine' | 'all'
type Props = { person: { id: string; firstName: string } }

/** The staff portal: one's own requests, and all others. */
export function StaffQueue({ person }: Props) {
  const words = useTexts(requestTexts)
  const address = useAddress()
  const tab: Tab = address.at('list') === 'all' ? 'all' : 'mine'
  const status = statuses.find((one) => one === address.at('status'))
  const figures = useStatistics({ assignedTo: person.id })
  const mine = useQueue({ assignedTo: person.id, ...(status && { status }) }, { enabled: tab === 'mine' })
  const all = useQueue({}, { enabled: tab === 'all' })
  // The number on the tab, which is known before the tab is opened.
  const total = useQueue({}, { pageSize: 1 }).data?.pages[0]?.total
  const setTab = (next: Tab) => address.change({ list: next === 'all' ? next : undefined, status: undefined })
  const open = (id: string) => address.change({ request: id }, 'push')
  return (
    <>
      <header className="mb-4.5 max-md:mb-3.5">
        <p className="min-h-5 text-ink-3">{staffWords.welcome(person.firstName)}</p>
        <h1 className="serif text-28 leading-8.5 tracking-[-0.012em] max-md:text-25 max-md:leading-7.5">
          {staffWords.title}
        </h1>
      </header>
      <NotRefreshed on={tab === 'mine' ? mine : all} />
      {figures.data ? (
        <>
          <Figures figures={figures.data} />
          <Tabs value={tab} onChange={setTab}>
            <TabList
              label={staffWords.tabs}
              className="mt-4 mb-3.5"
              tabs={[
                { value: 'mine', label: staffWords.myTab(figures.data.total) },
                { value: 'all', label: staffWords.allTab(total) },
              ]}
            />
            <TabPanel value="mine">
              <OwnRequests list={mine} status={status} onOpen={open} total={total} onOpenAll={() => setTab('all')} />
            </TabPanel>
            <TabPanel value="all">
              <AllRequests list={all} onOpen={open} />
            </TabPanel>
          </Tabs>
          <StaffDetails id={address.at('request') ?? null} onClose={() => address.change({ request: undefined })} />
        </>
      ) : (
        <Waiting on={figures} words={words.loading} />
      )}
    </>
  )
}

/** The numbers of one's own requests; each is a link to them. */
function Figures({ figures }: { figures: Statistics }) {
  const definitions = useTexts(requestFigures)
  const link = (name: keyof typeof definitions, shown: Status | undefined) => ({
    definition: shown ? `${definitions[name]} ${definitions.mine}` : definitions.mine,
    search: { list: undefined, status: shown },
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
