import Download from 'lucide-react/icons/download'
import ScrollText from 'lucide-react/icons/scroll-text'
import { ListPage } from '#platform/ui/lists/ListPage.tsx'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { FilteredList } from '#platform/ui/lists/output/FilteredList.tsx'
import { PrintButton } from '#platform/ui/lists/output/PrintButton.tsx'
import { MoreButton } from '#platform/ui/lists/MoreButton.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { useListSelection } from '#platform/ui/lists/selection/use-list-selection.tsx'
import type { AuditEntry } from '../contract.ts'
import { exportedEntries } from '../exported-entries.ts'
import { words } from '../messages/en.ts'
import { AuditBulkBar } from './AuditBulkBar.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { EntryDays } from './EntryDays.tsx'
import { readPrintedEntries, useEntries, useExportLog } from './queries.ts'
import { useAuditFilter } from './use-audit-filter.ts'

const none: readonly AuditEntry[] = []

/** The console's section where administrators read the audit log. */
export function AuditLog() {
  const filter = useAuditFilter()
  const exportLog = useExportLog()
  const list = useEntries(filter.query)
  const zone = useTimeZone()
  const entries = list.data?.pages.flatMap((page) => page.rows) ?? none
  const { selection, keys } = useListSelection<AuditEntry>({ scope: JSON.stringify(filter.query), rows: entries })
  return (
    <FilteredList>
      <ListPage
        title={words.title}
        line={words.line}
        actions={
          <>
            <PrintButton
              title={words.title}
              read={async () => exportedEntries(await readPrintedEntries(filter.query), zone)}
            />
            <Button
              icon={Download}
              busy={exportLog.isPending}
              busyText={words.exporting}
              onClick={() => exportLog.mutate(filter.query)}
            >
              {words.exportLog}
            </Button>
          </>
        }
        filters={
          <AuditBulkBar selection={selection} total={list.data?.pages[0]?.total ?? null} criteria={filter.query}>
            <AuditFilters filter={filter} />
            {keys}
          </AuditBulkBar>
        }
        list={list}
        loading={words.loading}
      >
        {({ pages }) =>
          entries.length === 0 ? (
            <Card flush>
              <EmptyList
                icon={ScrollText}
                isFiltered={filter.isFiltered}
                onClear={() => filter.clear()}
                words={{ ...words, clear: words.clearFilters }}
              />
            </Card>
          ) : (
            <>
              <p className="mb-2.5 text-sm text-ink-3" role="status">
                <span className="tabular">{words.total(pages[0]?.total ?? entries.length)}</span>
              </p>
              <EntryDays entries={entries} selection={selection} />
              <MoreButton list={list}>{words.older}</MoreButton>
            </>
          )
        }
      </ListPage>
    </FilteredList>
  )
}
