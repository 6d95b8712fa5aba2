import { employees } from '#platform/roles.ts'
import { useListFilter } from '#platform/ui/lists/use-list-filter.ts'
import { accountStatuses } from '../../choices.ts'

const filters = { role: ['all', ...employees], status: ['all', ...accountStatuses] } as const

export const useUserFilter = () => useListFilter(filters)
export type UserFilter = ReturnType<typeof useUserFilter>
