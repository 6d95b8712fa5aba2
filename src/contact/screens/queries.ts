import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage } from '#platform/screens/call.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { toast } from '#platform/screens/toast.ts'
import { contact, type ContactMessage, type MessageFilter, type NewReply } from '../contract.ts'
import { words } from '../words.ts'

const noun = 'contact'
const pageSize = 20

/** The messages that fit, page after page; what was shown stays until the next is there. */
export const useMessages = (filter: Partial<MessageFilter>) =>
  useInfiniteQuery({
    queryKey: [noun, 'messages', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(contact.list, { query: { ...filter, cursor: pageParam, limit: pageSize }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

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

export function useArchive() {
  const cache = useQueryClient()
  const archiving = useMutation({
    mutationFn: ({ id, version }: ContactMessage) =>
      call(contact.archive, { params: { messageId: id }, ifMatch: version }),
    onSuccess: () => toast.success(words.archived),
    onError: (error, message) =>
      isStale(error)
        ? isAway(error.present)
          ? toast.success(words.archived)
          : toast.failure(words.archiveFailed, words.changed)
        : toast.failure(words.archiveFailed, error.message, { retry: () => archiving.mutate(message) }),
    onSettled: () => cache.invalidateQueries({ queryKey: [noun] }),
  })
  return archiving
}

/** What was wanted is so already: somebody else did it, or the answer to this very click was lost. */
const isAway = (present: unknown) => (present as ContactMessage | undefined)?.status === 'archived'

/** Somebody else was faster; the refusal brings the message as it is now. */
export const isStale = (error: unknown): error is CallFailed => error instanceof CallFailed && error.status === 412
