import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { building, type SitePage } from '../contract.ts'
import { pageContent, type PageWords } from '../page-content-contract.ts'
import { buildingProfile, type ProfileChanges } from '../profile-contract.ts'

/** The public facts of the building: its name, its phones, its time zone. */
export const useBuilding = () =>
  useQuery({ queryKey: ['building', 'profile'], queryFn: ({ signal }) => call(building.profile, { signal }) })

export const useBuildingProfile = () =>
  useQuery({
    queryKey: ['building', 'own record'],
    queryFn: ({ signal }) => call(buildingProfile.find, { signal }),
  })

export function useChangeProfile() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ changes, version }: { changes: ProfileChanges; version: number }) =>
      call(buildingProfile.change, { body: changes, ifMatch: version }),
    onSettled: () =>
      Promise.all(['building', 'settings'].map((topic) => cache.invalidateQueries({ queryKey: [topic] }))),
  })
}

/** The texts of a public page in both languages. */
export const pageContentQuery = (page: SitePage) =>
  queryOptions({
    queryKey: ['building', 'page', page],
    queryFn: ({ signal }) => call(pageContent.find, { params: { page }, signal }),
  })
export const usePageContent = (page: SitePage) => useQuery(pageContentQuery(page))

export function useChangePage(page: SitePage) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ words, version }: { words: PageWords; version: number }) =>
      call(pageContent.change, { params: { page }, body: words, ifMatch: version }),
    onSettled: () =>
      Promise.all(['building', 'settings'].map((topic) => cache.invalidateQueries({ queryKey: [topic] }))),
  })
}
