import type { z } from 'zod'
import type { NewPlacedRequest } from '#maintenance/request-input.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage } from '#platform/screens/call.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { toast } from '#platform/screens/toast.ts'
import { contact, type ContactMessage, type MessageFilter, type NewReply } from '../contract.ts'
import { words } from '../words.ts'

const noun = 'contact'
/** Whose changes show in a message: what it became, and whose e-mail it has. */
const meta = { topics: ['maintenance', 'residents', 'occupancy', 'building'] }
const oneKey = (id: string) => [noun, 'message', id] as const

/** A page of the messages that fit; what was shown stays until the next is there. */
export const useMessages = (filter: Partial<MessageFilter>) =>
  useQuery({
    queryKey: [noun, 'messages', filter],
    queryFn: ({ signal }) => callPage(contact.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
    meta,
  })

/** One message; what a list already showed of it is shown at once. */
export function useMessage(id: string | null) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: ({ signal }) => call(contact.find, { params: { messageId: id ?? '' }, signal }),
    placeholderData: () =>
      cache
        .getQueriesData<{ rows: ContactMessage[] }>({ queryKey: [noun, 'messages'] })
        .flatMap(([, page]) => page?.rows ?? [])
        .find((message) => message.id === id),
    enabled: id !== null,
    meta,
  })
}

/** How many messages wait for an answer, and since when the oldest does. */
export const useOpenMessages = () =>
  useQuery({
    queryKey: [noun, 'open'],
    queryFn: async ({ signal }) => {
      const { rows, total } = await callPage(contact.list, {
        query: { status: 'open', sort: 'oldest', limit: 1 },
        signal,
      })
      return { total, oldest: rows[0]?.createdAt ?? null }
    },
  })

/** Whether anybody ever wrote. */
export const useAnyMessage = () =>
  useQuery({
    queryKey: [noun, 'any'],
    queryFn: async ({ signal }) => (await callPage(contact.list, { query: { limit: 1 }, signal })).total > 0,
  })

/** What can be put into a reply; asked for once somebody wants it. */
export const useReplyHelp = (asked: boolean) =>
  useQuery({
    queryKey: [noun, 'reply-help'],
    queryFn: ({ signal }) => call(contact.help, { signal }),
    enabled: asked,
    meta: { topics: ['units', 'building'] },
  })

export function useReply() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ message, reply, key }: { message: ContactMessage; reply: NewReply; key: string }) =>
      call(contact.reply, {
        params: { messageId: message.id },
        body: reply,
        ifMatch: message.version,
        idempotencyKey: key,
      }),
    onSuccess: (_, { message }) => toast.success(words.replySent, words.replySentTo(message.email)),
    onSettled: () => cache.invalidateQueries({ queryKey: [noun] }),
  })
}

/** Puts a message away. */
export function useArchive() {
  return usePutting(contact.archive, (message) => message?.status === 'archived', words.archived, words.archiveFailed)
}

/** Takes it out again. */
export function useUnarchive() {
  return usePutting(
    contact.unarchive,
    (message) => message !== undefined && message.status !== 'archived',
    words.unarchived,
    words.unarchiveFailed,
  )
}

function usePutting(
  endpoint: typeof contact.archive | typeof contact.unarchive,
  /** What was wanted is so already: somebody else did it, or the answer to this very click was lost. */
  isSo: (present: ContactMessage | undefined) => boolean,
  done: string,
  failed: string,
) {
  const cache = useQueryClient()
  const putting = useMutation({
    mutationFn: ({ id, version }: ContactMessage) => call(endpoint, { params: { messageId: id }, ifMatch: version }),
    onSuccess: () => toast.success(done),
    onError: (error, message) =>
      isStale(error)
        ? isSo(error.present as ContactMessage | undefined)
          ? toast.success(done)
          : toast.failure(failed, words.changed)
        : toast.failure(failed, error.message, { retry: () => putting.mutate(message) }),
    onSettled: () => cache.invalidateQueries({ queryKey: [noun] }),
  })
  return putting
}

/** Files a maintenance request that the message tells of from then on. */
export function useTurn() {
  const cache = useQueryClient()
  return ({ id, version }: ContactMessage, body: z.input<typeof NewPlacedRequest>, idempotencyKey: string) =>
    call(contact.turn, { params: { messageId: id }, body, ifMatch: version, idempotencyKey }).finally(
      () => void cache.invalidateQueries({ queryKey: [noun] }),
    )
}

/** Somebody else was faster; the refusal brings the message as it is now. */
export const isStale = (error: unknown): error is CallFailed => error instanceof CallFailed && error.status === 412
