import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { setUpGuide } from '../contract.ts'
import type { GuideChanges } from '../schemas.ts'

const topic = 'set-up-guide'

/** Changes that show in the guide. */
const meta = {
  topics: ['building', 'accounts', 'units', 'residents', 'outbox', 'maintenance', 'settings'],
}

export const useSetUpGuide = () =>
  useQuery({ queryKey: [topic], queryFn: ({ signal }) => call(setUpGuide.find, { signal }), meta })

/** The home page as it is now. */
export const useHomePage = () =>
  useQuery({
    queryKey: [topic, 'page'],
    queryFn: ({ signal }) => call(setUpGuide.page, { signal }),
    meta: { topics: ['building', 'photos', 'units'] },
  })

export const useChangeGuide = () =>
  useMutation({
    mutationFn: (body: GuideChanges) => call(setUpGuide.change, { body }),
    onSettled: useInvalidate([topic], ['overview']),
  })
