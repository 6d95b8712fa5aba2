import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import type { SitePage } from '../choices.ts'
import { pageContent, type PageWords } from '../page-content-contract.ts'
import { buildingProfile, type ProfileChanges } from '../profile-contract.ts'

/** The profile as administrators edit it. */
export const useBuildingProfile = () =>
  useQuery({
    queryKey: ['building', 'own record'],
    queryFn: ({ signal }) => call(buildingProfile.find, { signal }),
  })

export const useChangeProfile = () =>
  useMutation({
    mutationFn: ({ changes, version }: { changes: ProfileChanges; version: number }) =>
      call(buildingProfile.change, { body: changes, ifMatch: version }),
    onSettled: useInvalidate(['building'], ['settings']),
  })

/** The texts of a public page in both languages. */
export const pageContentQuery = (page: SitePage) =>
  queryOptions({
    queryKey: ['building', 'page', page],
    queryFn: ({ signal }) => call(pageContent.find, { params: { page }, signal }),
  })
export const usePageContent = (page: SitePage) => useQuery(pageContentQuery(page))

export const useChangePage = (page: SitePage) =>
  useMutation({
    mutationFn: ({ words, version }: { words: PageWords; version: number }) =>
      call(pageContent.change, { params: { page }, body: words, ifMatch: version }),
    onSettled: useInvalidate(['building'], ['settings']),
  })
