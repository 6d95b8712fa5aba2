import { useMutation, useQuery } from '@tanstack/react-query'
import { formatRequestNumber } from '#maintenance/requests/format.ts'
import { useBuildingCode } from '#platform/ui/data/building-code.ts'
import { call, callPage } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { incomingEmails, receiving } from '../contract.ts'
import { words } from '../messages/en.ts'
import type { NewReceivingSettings } from '../schemas.ts'

const topic = 'mailbox'

export const useReceiving = () =>
  useQuery({ queryKey: [topic, 'settings'], queryFn: ({ signal }) => call(receiving.find, { signal }) })

export function useSaveReceiving() {
  return useMutation({
    mutationFn: ({ body, version }: { body: NewReceivingSettings; version: number }) =>
      call(receiving.save, { body, ifMatch: version }),
    onSuccess: () => toast.success(words.saved),
    onError: (error) => toast.failure(words.notSaved, error.message),
    onSettled: useInvalidate([topic]),
  })
}

export function useRemoveReceiving() {
  return useMutation({
    mutationFn: () => call(receiving.remove),
    onSuccess: () => toast.success(words.removed),
    onError: (error) => toast.failure(words.notSaved, error.message),
    onSettled: useInvalidate([topic]),
  })
}

export const useTestReceiving = () =>
  useMutation({ mutationFn: (body: NewReceivingSettings) => call(receiving.test, { body }) })

export const useUnverified = () =>
  useQuery({
    queryKey: [topic, 'unverified'],
    queryFn: ({ signal }) => callPage(incomingEmails.list, { signal }),
  })

export function useCheckMail() {
  return useMutation({
    mutationFn: () => call(incomingEmails.check),
    onSuccess: ({ received, fault }) =>
      fault === null ? toast.success(words.checked(received)) : toast.failure(words.failed, fault),
    onError: (error) => toast.failure(words.failed, error.message),
    onSettled: useInvalidate([topic], ['maintenance']),
  })
}

export function useAcceptEmail(id: string) {
  const code = useBuildingCode()
  return useMutation({
    mutationFn: (requestNumber: number | undefined) =>
      call(incomingEmails.accept, { params: { id }, body: requestNumber === undefined ? {} : { requestNumber } }),
    onSuccess: ({ number }) => toast.success(words.accepted(formatRequestNumber(code, number))),
    onError: (error) => toast.failure(words.notAccepted, error.message),
    onSettled: useInvalidate([topic], ['maintenance']),
  })
}

export function useDiscardEmail(id: string) {
  return useMutation({
    mutationFn: () => call(incomingEmails.discard, { params: { id } }),
    onSuccess: () => toast.success(words.discarded),
    onError: (error) => toast.failure(words.notDiscarded, error.message),
    onSettled: useInvalidate([topic]),
  })
}

export const useBouncedAddresses = (residentId: string) =>
  useQuery({
    queryKey: ['residents', 'bounced', residentId],
    queryFn: ({ signal }) => call(incomingEmails.bounced, { params: { id: residentId }, signal }),
  })

export function useMarkWorking(residentId: string) {
  return useMutation({
    mutationFn: (address: string) => call(incomingEmails.working, { params: { id: residentId }, body: { address } }),
    onSuccess: () => toast.success(words.markedWorking),
    onError: (error) => toast.failure(words.notMarked, error.message),
    onSettled: useInvalidate(['residents']),
  })
}
