import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/screens/call.ts'
import type { OwnProfile } from '../resident.ts'
import { ownProfile } from '../own-contract.ts'
import { ownWords } from '../own-words.ts'
import { isStale, ownKey } from './queries.ts'

/** Saves what was typed to the version that was read; an answer that is no record counts as a failure. */
export function useChangeOwnProfile(profile: OwnProfile) {
  const cache = useQueryClient()
  const show = (saved: OwnProfile) => cache.setQueryData(ownKey(saved.userId), saved)
  return useMutation({
    mutationFn: async ({ changes, version }: { changes: Record<string, string>; version: number }) => {
      const saved: OwnProfile | undefined = await call(ownProfile.change, {
        params: { id: profile.id },
        body: changes,
        ifMatch: version,
      })
      if (!saved?.id) throw new Error(ownWords.invalidResponse)
      return saved
    },
    onSuccess: show,
    onError: (error) => {
      if (isStale(error) && error.present) show(error.present as OwnProfile)
    },
  })
}
