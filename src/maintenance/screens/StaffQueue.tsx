import { ClipboardCheck, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { requestStatusIcons } from '#platform/screens/icons/request-status-icons.ts'
import { NotRefreshed } from '#platform/screens/NotRefreshed.tsx'
import { StatStrip } from '#platform/screens/StatStrip.tsx'
import { TabList } from '#platform/screens/TabList.tsx'
import { TabPanel } from '#platform/screens/TabPanel.tsx'
import { Tabs } from '#platform/screens/Tabs.tsx'
import { useNow } from '#platform/screens/use-now.ts'
import { useAddress } from '#platform/screens/use-address.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import type { MaintenanceRequest } from '../request.ts'
import { attentionFirst } from '../promise-rules.ts'
import { staffCounts } from '../rules.ts'
import { words } from '../words.ts'
import { useMyself, useQueue } from './queries.ts'
import { StaffCard } from './StaffCard.tsx'
import { StaffDetails } from './StaffDetails.tsx'
import { useFormats } from './use-formats.ts'

const said = words.staff

/** The staff portal: what is given to the signed-in person, and everything else. */
export function StaffQueue() {
  const myself = useMyself()
  const queue = useQueue()
  return (
    <>
      <header className="mb-[18px] max-md:mb-3.5">
        <p className="min-h-5 text-ink-3">{myself.data ? said.welcome(myself.data.firstName) : null}</p>
        <h1 className="serif text-[28px] leading-[34px] tracking-[-0.012em] max-md:text-[25px] max-md:leading-[30px]">
          {said.title}
        </h1>
      </header>
      <NotRefreshed on={queue} />
      {queue.data && myself.data ? (
        <Queue requests={queue.data} person={myself.data.id} />
      ) : (
        <Waiting on={queue.data ? myself : queue} words={words.loading} />
      )}
    </>
  )
}

type Tab = 'mine' | 'all'

function Queue({ requests, person }: { requests: readonly MaintenanceRequest[]; person: string }) {
  const address = useAddress()
  const now = useNow()
  const [tab, setTab] = useState<Tab>('mine')
  const all = requests.toSorted(attentionFirst(now))
  const mine = all.filter(({ assignedTo }) => assignedTo === person)
  const figures = staffCounts(requests, person)
  const open = (id: string) => address.change({ request: id }, 'push')
  return (
    <>
      <StatStrip
        label={said.counters}
        stats={[
          { label: said.mine, figure: figures.mine, icon: UserRound },
          { label: said.pending, figure: figures.pending, icon: requestStatusIcons.pending },
          { label: said.inProgress, figure: figures.inProgress, icon: requestStatusIcons.in_progress },
          { label: said.completed, figure: figures.completed, icon: requestStatusIcons.completed },
        ]}
      />
      <Tabs value={tab} onChange={setTab}>
        <TabList
          label={said.tabs}
          className="mt-4 mb-3.5"
          tabs={[
            { value: 'mine', label: said.myTab(mine.length) },
            { value: 'all', label: said.allTab(all.length) },
          ]}
        />
        <TabPanel value="mine">
          {mine.length > 0 ? (
            <Cards requests={mine} onOpen={open} />
          ) : (
            <Card flush>
              <Empty
                icon={ClipboardCheck}
                help={said.noneHelp}
                action={
                  all.length > 0 ? (
                    <Button size="small" onClick={() => setTab('all')}>
                      {said.allTab(all.length)}
                    </Button>
                  ) : null
                }
              >
                {said.none}
              </Empty>
            </Card>
          )}
        </TabPanel>
        <TabPanel value="all">
          {all.length > 0 ? (
            <Cards requests={all} onOpen={open} showAssignee />
          ) : (
            <Card flush>
              <Empty icon={ClipboardCheck} help={words.allDone}>
                {words.none}
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
type CardsProps = { requests: readonly MaintenanceRequest[]; onOpen: (id: string) => void; showAssignee?: boolean }

/** So many at first that a phone draws them at once; the rest when asked for. */
function Cards({ requests, onOpen, showAssignee = false }: CardsProps) {
  const formats = useFormats('portal')
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
          <Button onClick={() => setMost(most + step)}>{said.more(Math.min(step, requests.length - most))}</Button>
        </p>
      ) : null}
    </>
  )
}
