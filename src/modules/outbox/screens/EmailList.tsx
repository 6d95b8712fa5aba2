import { localeOf } from '#platform/language/language.ts'
import Mail from 'lucide-react/icons/mail'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { OutputFilterBar } from '#platform/ui/lists/output/OutputFilterBar.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { Pager } from '#platform/ui/lists/Pager.tsx'
import { useListSelection } from '#platform/ui/lists/selection/use-list-selection.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { emailStates } from '../choices.ts'
import type { MailSettings, OutboxEmail } from '../contract.ts'
import { exportedEmails } from '../exported-emails.ts'
import { words } from '../messages/en.ts'
import { EmailBulkBar } from './EmailBulkBar.tsx'
import { EmailRow } from './EmailRow.tsx'
import { downloadEmails, readPrintedEmails, useEmails } from './queries.ts'
import { RetryAll } from './RetryAll.tsx'
import { useEmailFilter } from './use-email-filter.ts'

const none: readonly OutboxEmail[] = []

type Props = { settings: MailSettings | undefined; onOpen: (id: string) => void }

/** The e-mails of the outbox, newest first. */
export function EmailList({ settings, onOpen }: Props) {
  const filter = useEmailFilter()
  const { criteria } = filter
  const zone = useTimeZone()
  const emails = useEmails(filter.query)
  const { selection, keys } = useListSelection<OutboxEmail>({
    scope: JSON.stringify(criteria),
    rows: emails.data?.rows ?? none,
  })
  const choices = [
    { value: 'all', label: words.all },
    ...emailStates.map((value) => ({
      value,
      label: settings
        ? `${words.states[value]} ${settings.counts[value].toLocaleString(localeOf('en'))}`
        : words.states[value],
    })),
  ] as const
  return (
    <section aria-labelledby="emails-title">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 max-w-[72ch]">
          <h2 id="emails-title" className="text-base font-semibold">
            {words.title}
          </h2>
          <p className="mt-0.5 text-sm text-ink-3">{words.lead}</p>
        </div>
        {settings ? <RetryAll again={settings.again} /> : null}
      </div>
      <EmailBulkBar selection={selection} total={emails.data?.total ?? null} criteria={criteria}>
        <OutputFilterBar
          filter={filter}
          labels={words}
          title={words.title}
          read={async () => exportedEmails(await readPrintedEmails(criteria), zone)}
          download={() => downloadEmails(criteria)}
        >
          <FilterSelect
            label={words.state}
            choices={choices}
            value={filter.values.state}
            onChange={(state) => filter.update({ state })}
          />
        </OutputFilterBar>
      </EmailBulkBar>
      {keys}
      <NotRefreshed on={emails} />
      <Card flush>
        <Rows emails={emails} filter={filter} selection={selection} onOpen={onOpen} />
      </Card>
    </section>
  )
}

type RowsProps = {
  emails: ReturnType<typeof useEmails>
  filter: ReturnType<typeof useEmailFilter>
  selection: Selection<OutboxEmail>
  onOpen: (id: string) => void
}

function Rows({ emails, filter, selection, onOpen }: RowsProps) {
  if (!emails.data)
    return (
      <div className="px-4.5 py-4">
        <Waiting on={emails} words={words.loading} />
      </div>
    )
  const { rows } = emails.data
  if (rows.length === 0)
    return <EmptyList icon={Mail} isFiltered={filter.isFiltered} onClear={filter.clear} words={words} />
  return (
    <>
      <ul aria-label={words.title}>
        {rows.map((email) => (
          <EmailRow key={email.id} email={email} rows={rows} selection={selection} onOpen={() => onOpen(email.id)} />
        ))}
      </ul>
      <div className="border-t border-line">
        <Pager {...filter.pager(emails.data)} />
      </div>
    </>
  )
}
