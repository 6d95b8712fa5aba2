import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MailX from 'lucide-react/icons/mail-x'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { dashboardTime } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { FilterBar } from '#platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { Pager } from '#platform/ui/lists/Pager.tsx'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { Recipient } from '../../announcement-parts.ts'
import type { OfficeAnnouncement } from '../../contract.ts'
import { recipientStates } from '../../choices.ts'
import { announcementTexts } from '../../messages/index.ts'
import { CorrectAddress } from './CorrectAddress.tsx'
import { useAnnouncementAction, useRecipients } from '../queries.ts'
import { ReadsByUnit } from './ReadsByUnit.tsx'
import { officeWords } from '../../messages/office.ts'
import { Remind } from './Remind.tsx'

const pageSize = 20
const stateChoices = [
  { value: 'all', label: announcementTexts.en.all },
  ...recipientStates.map((value) => ({ value, label: announcementTexts.en.recipientStates[value] })),
] as const
type StateChoice = (typeof stateChoices)[number]['value']

const groupings = [
  { value: 'person', label: officeWords.byPerson },
  { value: 'unit', label: officeWords.byUnit },
] as const

/** Every recipient: whether the e-mail was delivered, and whether the announcement was read. */
export function Recipients({ announcement }: { announcement: OfficeAnnouncement }) {
  const words = useTexts(announcementTexts)
  const { reach } = announcement
  const [grouping, setGrouping] = useState<'person' | 'unit'>('person')
  if (!reach)
    return announcement.state === 'expired' ? (
      <Empty icon={MailX} help={words.neverPublishedHelp}>
        {words.neverPublished}
      </Empty>
    ) : (
      <Empty icon={Mail} help={words.notYetHelp}>
        {words.notYet}
      </Empty>
    )
  const { figures } = words
  return (
    <div className="grid gap-4">
      <StatStrip
        label={figures.label}
        stats={[
          { label: figures.people, figure: reach.people },
          { label: figures.read, figure: reach.read },
          { label: figures.queued, figure: reach.queued },
          { label: figures.sent, figure: reach.sent },
          { label: figures.failed, figure: reach.failed, ...(reach.failed > 0 ? { tone: 'urgent' as const } : {}) },
        ]}
      />
      {reach.failed > 0 ? <RetryFailed announcement={announcement} failed={reach.failed} /> : null}
      <Remind announcement={announcement} />
      <div>
        <Segmented label={officeWords.groupedBy} choices={groupings} value={grouping} onChange={setGrouping} />
      </div>
      {grouping === 'person' ? (
        <List id={announcement.id} queued={reach.queued > 0} />
      ) : (
        <ReadsByUnit id={announcement.id} />
      )}
    </div>
  )
}

function RetryFailed({ announcement, failed }: { announcement: OfficeAnnouncement; failed: number }) {
  const words = useTexts(announcementTexts)
  const retry = useAnnouncementAction('retry')
  return (
    <div>
      <Button
        size="small"
        icon={RotateCw}
        busy={retry.isPending}
        busyText={words.retrying}
        onClick={() =>
          retry.mutate(
            { announcement },
            {
              onSuccess: () => toast.success(words.retried),
              onError: (error) => toast.failure(words.failed, error.message),
            },
          )
        }
      >
        {words.retry(failed)}
      </Button>
    </div>
  )
}

function List({ id, queued }: { id: string; queued: boolean }) {
  const words = useTexts(announcementTexts)
  const [state, setState] = useState<StateChoice>('all')
  const [search, setSearch] = useState('')
  /** The cursors of the pages up to this one. */
  const [trail, setTrail] = useState<readonly string[]>([])
  const cursor = trail.at(-1)
  const people = useRecipients(
    id,
    {
      ...(state === 'all' ? {} : { state }),
      ...(search === '' ? {} : { search }),
      ...(cursor === undefined ? {} : { cursor }),
      limit: pageSize,
    },
    queued,
  )
  const start = (change: () => void) => {
    setTrail([])
    change()
  }
  return (
    <div>
      <FilterBar
        filter={{
          values: { search },
          update: (changes) => start(() => setSearch(changes.search)),
          isFiltered: state !== 'all' || search !== '',
          clear: () =>
            start(() => {
              setState('all')
              setSearch('')
            }),
        }}
        labels={{ filters: words.filters, search: words.findPerson }}
      >
        <FilterSelect
          label={words.show}
          choices={stateChoices}
          value={state}
          onChange={(next) => start(() => setState(next))}
        />
      </FilterBar>
      <NotRefreshed on={people} />
      {!people.data ? (
        <Waiting on={people} words={words.loadingRecipients} />
      ) : people.data.rows.length === 0 ? (
        <Empty icon={Mail}>{words.noRecipients}</Empty>
      ) : (
        <>
          <ul aria-label={words.recipients} className="rounded-lg inset-ring inset-ring-line">
            {people.data.rows.map((person) => (
              <Line key={person.userId} id={id} person={person} />
            ))}
          </ul>
          <Pager
            from={trail.length * pageSize + 1}
            to={trail.length * pageSize + people.data.rows.length}
            total={people.data.total}
            onPrevious={trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : null}
            onNext={people.data.next === null ? null : () => setTrail([...trail, people.data.next ?? ''])}
          />
        </>
      )}
    </div>
  )
}

const appearances = {
  none: { tone: 'neutral', icon: MailX },
  queued: { tone: 'warning', icon: Clock },
  sent: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleAlert },
} as const

function Line({ id, person }: { id: string; person: Recipient }) {
  const words = useTexts(announcementTexts)
  const zone = useTimeZone()
  const { fullName, units, mail, address, attempts, lastError, readAt } = person
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 first:border-t-0">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-[525] wrap-anywhere">{fullName}</span>
        <span className="tabular block text-xs text-ink-3 wrap-anywhere">
          {[units, address].filter(Boolean).join(' · ')}
        </span>
        {lastError ? (
          <span className="block text-xs text-tone-danger-fg wrap-anywhere">
            {lastError} ({words.attempts(attempts)})
          </span>
        ) : null}
      </span>
      <span className="w-24">
        <Badge {...appearances[mail]}>{words.mailStates[mail]}</Badge>
      </span>
      <span className="tabular w-40 text-sm text-ink-2 max-md:w-auto">
        <span className="text-ink-3">{words.readHead} </span>
        {readAt ? dashboardTime(readAt, zone) : words.unread}
      </span>
      {mail === 'failed' ? <CorrectAddress id={id} person={person} /> : null}
    </li>
  )
}
