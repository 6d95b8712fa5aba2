import { useListFilter } from '#platform/ui/lists/use-list-filter.ts'
import { announcementCategories, announcementFilters } from '../choices.ts'

const filters = { state: ['all', ...announcementFilters], category: ['all', ...announcementCategories] } as const

export const useAnnouncementFilter = () => useListFilter(filters)
export type AnnouncementListFilter = ReturnType<typeof useAnnouncementFilter>
