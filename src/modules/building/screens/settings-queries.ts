import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import type { SitePage } from '../choices.ts'
import { buildingLogos } from '../logo-contract.ts'
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

/** Uploads a logo; the profile shows it once it names it. The server reads the type from the content. */
export const useUploadLogo = () =>
  useMutation({
    mutationFn: (file: File) =>
      call(buildingLogos.upload, {
        body: file.type.startsWith('image/') ? file : new Blob([file], { type: 'image/png' }),
      }),
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
