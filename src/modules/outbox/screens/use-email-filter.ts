import { useListFilter } from '#platform/ui/lists/use-list-filter.ts'
import { emailStates } from '../choices.ts'

const filters = { state: ['all', ...emailStates] } as const

export const useEmailFilter = () => useListFilter(filters)
