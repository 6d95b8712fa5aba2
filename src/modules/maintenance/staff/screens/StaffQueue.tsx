import { ClipboardCheck, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { TabList } from '#platform/ui/navigation/TabList.tsx'
import { TabPanel } from '#platform/ui/navigation/TabPanel.tsx'
import { Tabs } from '#platform/ui/navigation/Tabs.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { type Status, statuses } from '../../requests/choices.ts'
import { requestFigures } from '../../requests/messages/figures.ts'
import { statusWords } from '../../requests/vocabulary.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { attentionFirst } from '../../sla/rules.ts'
import { staffCounts } from '../../requests/rules.ts'
import { staffWords } from '../messages/en.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { useMyself, useQueue } from '../../requests/screens/queries.ts'
import { StaffCard } from './StaffCard.tsx'
import { StaffDetails } from './StaffDetails.tsx'
import { useFormats } from '../../requests/screens/use-formats.ts'

/** The staff portal: one's own requests, and all others. */
export function StaffQueue() {
  const words = useTexts(requestTexts)
  const myself = useMyself()
  const person = myself.data?.id ?? null
  const mine = useQueue(person, person !== null)
  const all = useQueue(null)
  return (
    <>
      <header className="mb-4.5 max-md:mb-3.5">
        <p className="min-h-5 text-ink-3">{myself.data ? staffWords.welcome(myself.data.firstName) : null}</p>
        <h1 className="serif text-28 leading-8.5 tracking-[-0.012em] max-md:text-25 max-md:leading-7.5">
          {staffWords.title}
        </h1>
      </header>
      <NotRefreshed on={all} />
      {all.data && mine.data && person ? (
        <Queue mine={mine.data} all={all.data} person={person} />
      ) : (
        <Waiting on={all.data ? (person ? mine : myself) : all} words={words.loading} />
      )}
    </>
  )
}

type Tab = 'mine' | 'all'

type Page = { rows: readonly MaintenanceRequest[]; total: number }

function Queue({ mine, all, person }: { mine: Page; all: Page; person: string }) {
  const address = useAddress()
  const tab: Tab = address.at('list') === 'all' ? 'all' : 'mine'
  const setTab = (next: Tab) => address.change({ list: next === 'all' ? next : undefined, status: undefined })
  const status = statuses.find((one) => one === address.at('status'))
  const listed = status ? mine.rows.filter((request) => request.status === status) : mine.rows
  const definitions = useTexts(requestFigures)
  const link = (name: keyof typeof definitions, shown: Status | undefined) => ({
    definition: shown ? `${definitions[name]} ${definitions.mine}` : definitions.mine,
    search: { list: undefined, status: shown },
    isHere: true,
  })
  const figures = staffCounts(mine.rows, person)
  const open = (id: string) => address.change({ request: id }, 'push')
  return (
    <>
      <StatStrip
        label={staffWords.counters}
        stats={[
          { label: staffWords.mine, figure: figures.mine, icon: UserRound, link: link('mine', undefined) },
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
      <Tabs value={tab} onChange={setTab}>
        <TabList
          label={staffWords.tabs}
          className="mt-4 mb-3.5"
          tabs={[
            { value: 'mine', label: staffWords.myTab(mine.total) },
            { value: 'all', label: staffWords.allTab(all.total) },
          ]}
        />
        <TabPanel value="mine">
          {status ? <p className="mb-3 text-ink-2">{staffWords.byStatus(statusWords[status], listed.length)}</p> : null}
          {listed.length > 0 ? (
            <Cards page={status ? { rows: listed, total: listed.length } : mine} onOpen={open} />
          ) : status ? null : (
            <Card flush>
              <Empty
                icon={ClipboardCheck}
                help={staffWords.noneHelp}
                action={
                  all.total > 0 ? (
                    <Button size="small" onClick={() => setTab('all')}>
                      {staffWords.allTab(all.total)}
                    </Button>
                  ) : null
                }
              >
                {staffWords.none}
              </Empty>
            </Card>
          )}
        </TabPanel>
        <TabPanel value="all">
          {all.rows.length > 0 ? (
            <Cards page={all} onOpen={open} showAssignee />
          ) : (
            <Card flush>
              <Empty icon={ClipboardCheck} help={officeWords.allDone}>
                {officeWords.none}
              </Empty>
            </Card>
          )}
        </TabPanel>
      </Tabs>
      <StaffDetails id={address.at('request') ?? null} onClose={() => address.change({ request: undefined })} />
    </>
  )
}

const step = 40
type CardsProps = { page: Page; onOpen: (id: string) => void; showAssignee?: boolean }

/** Renders as many cards as a phone shows at once; the others on demand. */
function Cards({ page, onOpen, showAssignee = false }: CardsProps) {
  const formats = useFormats('portal')
  const now = useNow()
  const requests = page.rows.toSorted(attentionFirst(now))
  const [most, setMost] = useState(step)
  return (
    <>
      <ul className="grid gap-3.5 lg:grid-cols-2">
        {requests.slice(0, most).map((request) => (
          <li key={request.id} className="grid min-w-0">
            <StaffCard
              request={request}
              formats={formats}
              showAssignee={showAssignee}
              onOpen={() => onOpen(request.id)}
            />
          </li>
        ))}
      </ul>
      {requests.length > most ? (
        <p className="mt-4 text-center">
          <Button onClick={() => setMost(most + step)}>
            {staffWords.more(Math.min(step, requests.length - most))}
          </Button>
        </p>
      ) : page.total > requests.length ? (
        <p className="mt-4 text-center text-ink-2">{staffWords.notAll(requests.length, page.total)}</p>
      ) : null}
    </>
  )
}
