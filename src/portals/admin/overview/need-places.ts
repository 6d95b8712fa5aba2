import type { Need } from '#overview/contract.ts'
import type { NeedKind } from '#overview/choices.ts'

/** The search parameters of the console. */
export type Search = { tab: string } & Record<string, string>

/** Where a task is done. */
export function placeOf(need: Need): Search {
  switch (need.kind) {
    case 'late':
    case 'unassigned':
      return { tab: 'maintenance', request: need.id }
    case 'message':
      return { tab: 'website-requests', message: need.id }
    case 'lease':
      return { tab: 'tenants', tenant: need.id }
    case 'mail':
    case 'paper':
      return listOf(need.kind)
  }
}

const lists: Record<NeedKind, Search> = {
  // All statuses, because a request that was overdue before a pause is overdue during it too.
  late: { tab: 'maintenance', view: 'list', status: 'all', due: 'late' },
  unassigned: { tab: 'maintenance', view: 'list', assignee: 'nobody' },
  message: { tab: 'website-requests' },
  lease: { tab: 'tenants', lease: 'ending', sort: 'leaseEnd' },
  mail: { tab: 'settings', group: 'mail', state: 'failed' },
  paper: { tab: 'settings', group: 'vendors', papers: 'ending' },
  conflict: { tab: 'assets', list: 'conflicts' },
  // At the front desk, not in the console.
  key: { tab: 'keys', state: 'out' },
}

/** Where all tasks of a kind are listed. */
export const listOf = (kind: NeedKind): Search => lists[kind]
