import { localeOf } from '#platform/language/language.ts'
import Mail from 'lucide-react/icons/mail'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { FilterBar } from '#platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { Pager } from '#platform/ui/lists/Pager.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { emailStates } from '../choices.ts'
import type { MailSettings } from '../contract.ts'
import { words } from '../messages/en.ts'
import { EmailRow } from './EmailRow.tsx'
import { useEmails } from './queries.ts'
import { RetryAll } from './RetryAll.tsx'
import { useEmailFilter } from './use-email-filter.ts'

type Props = { settings: MailSettings | undefined; onOpen: (id: string) => void }

/** The e-mails of the outbox, newest first. */
export function EmailList({ settings, onOpen }: Props) {
  const filter = useEmailFilter()
  const emails = useEmails(filter.query)
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
      <FilterBar filter={filter} labels={words}>
        <FilterSelect
          label={words.state}
          choices={choices}
          value={filter.values.state}
          onChange={(state) => filter.update({ state })}
        />
      </FilterBar>
      <NotRefreshed on={emails} />
      <Card flush>
        <Rows emails={emails} filter={filter} onOpen={onOpen} />
      </Card>
    </section>
  )
}

type RowsProps = {
  emails: ReturnType<typeof useEmails>
  filter: ReturnType<typeof useEmailFilter>
  onOpen: (id: string) => void
}

function Rows({ emails, filter, onOpen }: RowsProps) {
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
          <EmailRow key={email.id} email={email} onOpen={() => onOpen(email.id)} />
        ))}
      </ul>
      <div className="border-t border-line">
        <Pager {...filter.pager(emails.data)} />
      </div>
    </>
  )
}
