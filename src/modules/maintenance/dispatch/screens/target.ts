import { type ExportColumn, exportColumns } from '../choices.ts'
import type { MaintenanceRequest, RequestFilter } from '../../requests/request.ts'

/** What a command is for: some requests that were read, or all that match the filters. */
export type Target = {
  requests: readonly MaintenanceRequest[]
  /** All that match, and how many the list showed. */
  all: { filter: Partial<RequestFilter>; count: number } | null
  /** The columns that were chosen for the list; files and paper have them too. */
  columns?: readonly string[] | null
}

export const countOf = ({ requests, all }: Target) => all?.count ?? requests.length
/** Whether a command changes one request, at once and without a question. */
export const singleOf = ({ requests, all }: Target) => (all === null && requests.length === 1 ? requests[0] : undefined)

/** The selection as the server takes it. */
export const selectionOf = ({ requests, all }: Target) =>
  all === null ? { ids: requests.map(({ id }) => id) } : { ids: [], filter: withoutPage(all.filter) }

/** The columns of a file or of paper: the number, the title and the chosen ones; undefined when none were chosen. */
export const columnsOf = ({ columns = null }: Target): ExportColumn[] | undefined =>
  columns === null
    ? undefined
    : exportColumns.filter((name) => name === 'number' || name === 'title' || columns.includes(name))

const withoutPage = (filter: Partial<RequestFilter>) => ({
  ...filter,
  limit: undefined,
  cursor: undefined,
  sort: undefined,
})
