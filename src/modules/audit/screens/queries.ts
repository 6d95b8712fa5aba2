import { useMutation, useQuery } from '@tanstack/react-query'
import { call, callFile, callPage } from '#platform/ui/data/call.ts'
import { usePagedQuery } from '#platform/ui/data/use-paged-query.ts'
import { saveFile } from '#platform/ui/data/save-file.ts'
import { readPrintedRows } from '#platform/ui/lists/output/printed-rows.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { longestList } from '../choices.ts'
import { audit, type EntryFilter } from '../contract.ts'
import { words } from '../messages/en.ts'

const topic = 'audit'
const pageSize = 50

/** The matching entries, paginated. The previous result stays until the next one is loaded. */
export const useEntries = (filter: EntryFilter) =>
  usePagedQuery({
    queryKey: [topic, 'entries', filter],
    readPage: (cursor, signal) => callPage(audit.list, { query: { ...filter, cursor, limit: pageSize }, signal }),
    // Every change writes an entry, so the list listens to most topics.
    meta: { topics: ['accounts', 'maintenance', 'occupancy', 'residents', 'units', 'settings'] },
  })

export const useChoices = () =>
  useQuery({ queryKey: [topic, 'choices'], queryFn: ({ signal }) => call(audit.choices, { signal }) })

/** The matching entries, for paper. */
export const readPrintedEntries = (filter: EntryFilter) =>
  readPrintedRows((page) => callPage(audit.list, { query: { ...filter, ...page } }), { limit: longestList })

/** Downloads by fetch, so that progress and errors can be shown. */
export const useExportLog = () =>
  useMutation({
    mutationFn: async (filter: EntryFilter) =>
      saveFile(await callFile(audit.exportLog, { query: filter }), 'audit-log.csv'),
    onSuccess: () => toast.success(words.exported),
    onError: (error) => toast.failure(words.notExported, error.message),
  })
