import { useQuery } from '@tanstack/react-query'
import { pathOf } from '#platform/endpoint.ts'
import { call, callPage } from '#platform/ui/data/call.ts'
import { useTopicMutation } from '#platform/ui/data/use-topic-mutation.ts'
import { usePagedQuery } from '#platform/ui/data/use-paged-query.ts'
import { ownPackages, packagePhotos } from '../../own-contract.ts'

const topic = 'packages'
const meta = { topics: ['front-desk', 'household', 'occupancy'] }
const pageSize = 20

export const ownPhotoAddress = (id: string, size: 'full' | 'thumbnail') =>
  `${pathOf(packagePhotos.show, { id })}?size=${size}`

/** What waits for the signed-in person. */
export const useOwnPackages = () =>
  useQuery({ queryKey: [topic, 'own'], queryFn: ({ signal }) => call(ownPackages.list, { signal }), meta })

export const useOwnHistory = () =>
  usePagedQuery({
    queryKey: [topic, 'own-history'],
    readPage: (cursor, signal) =>
      callPage(ownPackages.list, {
        query: { state: 'done', limit: pageSize, cursor },
        signal,
      }),
    meta,
  })

/** The codes that collect them. They are not stored longer than the screen shows them. */
export const useOwnCodes = (isAnythingHere: boolean) =>
  useQuery({
    queryKey: [topic, 'own-codes'],
    queryFn: ({ signal }) => call(ownPackages.codes, { signal }),
    enabled: isAnythingHere,
    gcTime: 0,
    meta,
  })

export const usePausePackage = () =>
  useTopicMutation(topic, ({ id, until }: { id: string; until: string | null }) =>
    call(ownPackages.pause, { params: { id }, body: { until } }),
  )
