import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { emailChanges } from '../email-contract.ts'
import type { SignInEmailChange } from '../schemas.ts'
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
