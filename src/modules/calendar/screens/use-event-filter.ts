import { useListFilter } from '#platform/ui/lists/use-list-filter.ts'
import { eventTypes } from '../choices.ts'

/** When events are, and of which type. */
export const filters = { when: ['upcoming', 'past'], type: ['all', ...eventTypes] } as const

export const useEventFilter = () => useListFilter(filters)
export type EventListFilter = ReturnType<typeof useEventFilter>
