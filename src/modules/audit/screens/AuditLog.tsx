import { Download, ScrollText } from 'lucide-react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { words } from '../messages/en.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { EntryDays } from './EntryDays.tsx'
import { useEntries, useExportLog } from './queries.ts'
import { useAuditFilter } from './use-audit-filter.ts'

/** The console's section where administrators read the audit log. */
export function AuditLog() {
  const filter = useAuditFilter()
  const exportLog = useExportLog()
  return (
    <>
      <PageHead
        title={words.title}
        line={words.line}
        actions={
          <Button
            icon={Download}
            busy={exportLog.isPending}
            busyText={words.exporting}
            onClick={() => exportLog.mutate(filter.query)}
          >
            {words.exportLog}
          </Button>
        }
      />
      <AuditFilters filter={filter} />
      <EntryList filter={filter} />
    </>
  )
}

function EntryList({ filter }: { filter: ReturnType<typeof useAuditFilter> }) {
  const list = useEntries(filter.query)
  if (!list.data) return <Waiting on={list} words={words.loading} />
  const entries = list.data.pages.flatMap((page) => page.rows)
  const clear = (
    <Button size="small" onClick={() => filter.clear()}>
      {words.clearFilters}
    </Button>
  )
  if (entries.length === 0)
    return (
      <Card flush>
        {filter.isFiltered ? (
          <Empty icon={ScrollText} action={clear}>
            {words.none}
          </Empty>
        ) : (
          <Empty icon={ScrollText} help={words.noneYetHelp}>
            {words.noneYet}
          </Empty>
        )}
      </Card>
    )
  return (
    <>
      <NotRefreshed on={list} />
      <p className="mb-2.5 text-sm text-ink-3" role="status">
        <span className="tabular">{words.total(list.data.pages[0]?.total ?? entries.length)}</span>
      </p>
      <EntryDays entries={entries} />
      {list.hasNextPage ? (
        <div className="mt-3.5 flex justify-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {words.older}
          </Button>
        </div>
      ) : null}
    </>
  )
}
