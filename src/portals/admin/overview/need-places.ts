import type { Need, NeedKind } from '#overview/contract.ts'

/** What stands behind the '?' of the console. */
export type Search = { tab: string } & Record<string, string>

/** Where a need is seen to. */
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
      return listOf('mail')
  }
}

const lists: Record<NeedKind, Search> = {
  // All of them: a promise that was broken before a pause is late in it too.
  late: { tab: 'maintenance', view: 'list', status: 'all' },
  unassigned: { tab: 'maintenance', assignee: 'nobody' },
  message: { tab: 'website-requests' },
  lease: { tab: 'tenants', sort: 'leaseEnd' },
  mail: { tab: 'settings', group: 'mail' },
}

/** Where all needs of a kind are listed. */
export const listOf = (kind: NeedKind): Search => lists[kind]
