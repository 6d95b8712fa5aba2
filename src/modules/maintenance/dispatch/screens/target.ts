import type { MaintenanceRequest, RequestFilter } from '../../requests/request.ts'

/** What a command is for: some requests that were read, or all that match the filters. */
export type Target = {
  requests: readonly MaintenanceRequest[]
  /** All that match, and how many the list showed. */
  all: { filter: Partial<RequestFilter>; count: number } | null
}

export const countOf = ({ requests, all }: Target) => all?.count ?? requests.length
/** Whether a command changes one request, at once and without a question. */
export const singleOf = ({ requests, all }: Target) => (all === null && requests.length === 1 ? requests[0] : undefined)

/** The selection as the server takes it. */
export const selectionOf = ({ requests, all }: Target) =>
  all === null ? { ids: requests.map(({ id }) => id) } : { ids: [], filter: withoutPage(all.filter) }

const withoutPage = (filter: Partial<RequestFilter>) => ({
  ...filter,
  limit: undefined,
  cursor: undefined,
  sort: undefined,
})
