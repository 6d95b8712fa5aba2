import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call, callFile, callPage } from '#platform/ui/data/call.ts'
import { saveFile } from '#platform/ui/data/save-file.ts'
import { readPrintedRows } from '#platform/ui/lists/output/printed-rows.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { longestList } from '../choices.ts'
import { type EmailFilter, outbox } from '../contract.ts'
import { words } from '../messages/en.ts'
import { serverWords } from '../messages/server.ts'
import type { NewMailServer } from '../schemas.ts'

const topic = 'outbox'

export const useMailSettings = () =>
  useQuery({ queryKey: [topic, 'settings'], queryFn: ({ signal }) => call(outbox.settings, { signal }) })

export const useEmails = (filter: Partial<EmailFilter>) =>
  useQuery({
    queryKey: [topic, 'list', filter],
    queryFn: ({ signal }) => callPage(outbox.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })

/** Read once per opening, because the audit log records each read. */
export const useEmail = (id: string | null, opening: number) =>
  useQuery({
    queryKey: ['open email', id, opening],
    queryFn: () => call(outbox.read, { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: Infinity,
    gcTime: 0,
  })

export function useResend() {
  return useMutation({
    mutationFn: (id: string) => call(outbox.again, { params: { id } }),
    onSuccess: () => toast.success(words.retried),
    onError: (error) => toast.failure(words.notRetried, error.message),
    onSettled: useInvalidate([topic]),
  })
}

export function useResendAll() {
  return useMutation({
    mutationFn: () => call(outbox.allAgain),
    onSuccess: ({ count }) => toast.success(words.retriedAll(count)),
    onError: (error) => toast.failure(words.notRetried, error.message),
    onSettled: useInvalidate([topic]),
  })
}

export function useSaveMailServer() {
  return useMutation({
    mutationFn: ({ body, version }: { body: NewMailServer; version: number }) =>
      call(outbox.saveServer, { body, ifMatch: version }),
    onSuccess: () => toast.success(serverWords.saved),
    onSettled: useInvalidate([topic]),
  })
}

export function useRemoveMailServer() {
  return useMutation({
    mutationFn: () => call(outbox.removeServer),
    onSuccess: () => toast.success(serverWords.removed),
    onError: (error) => toast.failure(serverWords.notSaved, error.message),
    onSettled: useInvalidate([topic]),
  })
}

export function useSendTestEmail() {
  return useMutation({
    mutationFn: () => call(outbox.sendTestEmail),
    onError: (error) => toast.failure(words.trialNotTried, error.message),
    onSettled: useInvalidate([topic]),
  })
}

/** Downloads the matching rows by fetch, so that errors can be shown. */
export const downloadEmails = async (filter: Partial<EmailFilter>) =>
  saveFile(await callFile(outbox.exportList, { query: filter }), 'emails.csv')

/** The matching rows, for paper. */
export const readPrintedEmails = (filter: Partial<EmailFilter>) =>
  readPrintedRows((page) => callPage(outbox.list, { query: { ...filter, ...page } }), { limit: longestList })
