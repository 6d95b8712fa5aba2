import { useMutation, useQueryClient } from '@tanstack/react-query'
import { emailAddressTexts } from '#accounts/messages/email.ts'
import { call } from '#platform/ui/data/call.ts'
import { useUpdate } from '#platform/ui/data/use-update.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { OwnProfile } from '../resident.ts'
import type { OwnEmailField } from '../choices.ts'
import { ownProfile } from '../own-contract.ts'
import { ownProfileTexts } from '../messages/own.ts'
import { ownKey } from './queries.ts'

/** Saves the form with the version that was read. A response without a record counts as a failure. */
export function useChangeOwnProfile(profile: OwnProfile) {
  const ownWords = useTexts(ownProfileTexts)
  return useUpdate(
    async ({ changes, version }: { changes: Record<string, string>; version: number }) => {
      const saved: OwnProfile | undefined = await call(ownProfile.change, {
        params: { id: profile.id },
        body: changes,
        ifMatch: version,
      })
      if (!saved?.id) throw new Error(ownWords.invalidResponse)
      return saved
    },
    (cache, saved) => cache.setQueryData(ownKey(saved.userId), saved),
  )
}

/** Sends the confirmation link of a pending address again. */
export const useResendOwnLink = ({ id }: OwnProfile) => {
  const emailWords = useTexts(emailAddressTexts)
  return useMutation({
    mutationFn: (field: OwnEmailField) => call(ownProfile.resendLink, { params: { id }, body: { field } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.failure(emailWords.notSent, error.message),
  })
}

/** Keeps the current address: saving it again discards the pending one. */
export function useCancelOwnEmail(profile: OwnProfile) {
  const emailWords = useTexts(emailAddressTexts)
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (field: OwnEmailField) =>
      call(ownProfile.change, { params: { id: profile.id }, body: { [field]: profile[field] ?? '' } }),
    onSuccess: (saved) => {
      cache.setQueryData(ownKey(saved.userId), saved)
      toast.success(emailWords.cancelled)
    },
    onError: (error) => toast.failure(emailWords.notCancelled, error.message),
  })
}
