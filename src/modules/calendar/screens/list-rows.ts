import { readAllPages } from '#platform/all-pages.ts'
import { callFile, callPage } from '#platform/ui/data/call.ts'
import { saveFile } from '#platform/ui/data/save-file.ts'
import { readPrintedRows } from '#platform/ui/lists/output/printed-rows.ts'
import { calendar, type EventFilter } from '../contract.ts'
import { eventList } from '../export-contract.ts'

/** Downloads the matching rows by fetch, so that errors can be shown. */
export const downloadEvents = async (filter: Partial<EventFilter> & { columns?: string | undefined }) =>
  saveFile(await callFile(eventList.exportList, { query: filter }), 'events.csv')

/** All events that match. */
export const readAllEvents = (filter: Partial<EventFilter>) =>
  readAllPages((page) => callPage(calendar.list, { query: { ...filter, ...page } }))

/** The matching rows, for paper. */
export const readPrintedEvents = (filter: Partial<EventFilter>) =>
  readPrintedRows((page) => callPage(calendar.list, { query: { ...filter, ...page } }))
