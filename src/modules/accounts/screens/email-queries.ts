import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { emailChanges, type SignInEmailChange } from '../email-contract.ts'
import { emailAddressTexts } from '../messages/email.ts'
import { ownKey } from './queries.ts'

/** Reads the account again, so that a pending address appears. */
const useRefreshAccount = () => useInvalidate(ownKey)

export const useRequestEmail = () =>
  useMutation({
    mutationFn: (body: SignInEmailChange) => call(emailChanges.request, { body }),
    onSuccess: useRefreshAccount(),
  })

export const useResendEmail = () => {
  const emailWords = useTexts(emailAddressTexts)
  return useMutation({
    mutationFn: () => call(emailChanges.resend),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.failure(emailWords.notSent, error.message),
  })
}

export function useCancelEmail() {
  const emailWords = useTexts(emailAddressTexts)
  const read = useRefreshAccount()
  return useMutation({
    mutationFn: () => call(emailChanges.cancel),
    onSuccess: ({ message }) => {
      toast.success(message)
      return read()
    },
    onError: (error) => toast.failure(emailWords.notCancelled, error.message),
  })
}

/**
 * The address that a link confirms. Read once: reading changes nothing, and the record is gone
 * after confirmation.
 */
export const useEmailToConfirm = (token: string) =>
  useQuery({
    queryKey: ['email-confirmation', token],
    queryFn: ({ signal }) => call(emailChanges.look, { body: { token }, signal }),
    staleTime: Infinity,
  })

export function useConfirmEmail(token: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(emailChanges.confirm, { body: { token } }),
    // If this browser is signed in, it shows the new address.
    onSuccess: () =>
      cache.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'accounts' || queryKey[0] === 'residents',
      }),
  })
}
