import type { z } from 'zod'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isStale } from '#platform/ui/data/call-failed.ts'
import { call, callFile, callPage } from '#platform/ui/data/call.ts'
import { saveFile } from '#platform/ui/data/save-file.ts'
import { readPrintedRows } from '#platform/ui/lists/output/printed-rows.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { useSearch } from '#platform/ui/data/use-search.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { plannedMoves } from '#moves/planned-contract.ts'
import { residents } from '#residents/contract.ts'
import { contact, type ContactMessage, type NewReply, type MessageToRequest } from '../contract.ts'
import type { MessageFilter } from '../message-filter.ts'
import { messageLinks } from '../linking-contract.ts'
import { words } from '../messages/en.ts'

export const topic = 'contact'
export const messagesKey = [topic, 'messages'] as const
/** Changes that show in a message: its request, and the owner of its e-mail address. */
const meta = { topics: ['maintenance', 'residents', 'occupancy', 'building'] }
const oneKey = (id: string) => [topic, 'message', id] as const

/** A page of the matching messages. The previous result stays until the next one is loaded. */
export const useMessages = (filter: Partial<MessageFilter>) =>
  useQuery({
    queryKey: [...messagesKey, filter],
    queryFn: ({ signal }) => callPage(contact.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
    meta,
  })

/** One message, shown first as a list has it. */
export function useMessage(id: string | null) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: ({ signal }) => call(contact.find, { params: { messageId: id ?? '' }, signal }),
    placeholderData: () =>
      cache
        .getQueriesData<{ rows: ContactMessage[] }>({ queryKey: messagesKey })
        .flatMap(([, page]) => page?.rows ?? [])
        .find((message) => message.id === id),
    enabled: id !== null,
    meta,
  })
}

/** How many messages wait for an answer, and since when the oldest does. */
export const useOpenMessages = () =>
  useQuery({
    queryKey: [topic, 'open'],
    queryFn: async ({ signal }) => {
      const { rows, total } = await callPage(contact.list, {
        query: { status: 'open', sort: 'oldest', limit: 1 },
        signal,
      })
      return { total, oldest: rows[0]?.waitingSince ?? null }
    },
  })

/** Whether there has ever been a message. */
export const useAnyMessage = () =>
  useQuery({
    queryKey: [topic, 'any'],
    queryFn: async ({ signal }) => (await callPage(contact.list, { query: { limit: 1 }, signal })).total > 0,
  })

/** The homes and times that can be inserted; loaded on demand. */
export const useReplyHelp = (enabled: boolean) =>
  useQuery({
    queryKey: [topic, 'reply-help'],
    queryFn: ({ signal }) => call(contact.help, { signal }),
    enabled,
    meta: { topics: ['units', 'building'] },
  })

export function useReply() {
  return useMutation({
    mutationFn: ({ message, reply, key }: { message: ContactMessage; reply: NewReply; key: string }) =>
      call(contact.reply, {
        params: { messageId: message.id },
        body: reply,
        ifMatch: message.version,
        idempotencyKey: key,
      }),
    onSuccess: (_, { message }) => toast.success(words.replySent, words.replySentTo(message.email)),
    onSettled: useInvalidate([topic]),
  })
}

/** As many as the list of a picker shows. */
const offered = 60

/** The residents whose name or home has the typed words. */
export const useResidentSearch = () =>
  useSearch({
    queryKey: ['residents', 'names'],
    find: (search, signal) =>
      call(residents.list, { query: { sort: 'name', limit: offered, ...(search && { search }) }, signal }),
    topics: ['accounts', 'occupancy'],
  })

/** Who leaves which unit and who moves into which. */
export const usePlannedMoves = () =>
  useQuery({
    queryKey: ['moves', 'planned'],
    queryFn: ({ signal }) => call(plannedMoves.list, { signal }),
    meta: { topics: ['units'] },
  }).data ?? []

/** Links a message to the resident who sent it. */
export function useLink() {
  return useLinking(
    ({ message, tenantId }: { message: ContactMessage; tenantId: string }) =>
      call(messageLinks.link, { params: { messageId: message.id }, body: { tenantId }, ifMatch: message.version }),
    words.linked,
    words.linkFailed,
  )
}

export function useUnlink() {
  return useLinking(
    ({ id, version }: ContactMessage) => call(messageLinks.unlink, { params: { messageId: id }, ifMatch: version }),
    words.unlinked,
    words.unlinkFailed,
  )
}

function useLinking<Sent>(send: (sent: Sent) => Promise<ContactMessage>, done: string, failed: string) {
  return useMutation({
    mutationFn: send,
    onSuccess: () => toast.success(done),
    onError: (error) => toast.failure(failed, isStale(error) ? words.changed : error.message),
    onSettled: useInvalidate([topic]),
  })
}

/** Creates a maintenance request from a message and links the two. */
export function useTurn() {
  const cache = useQueryClient()
  return ({ id, version }: ContactMessage, body: z.input<typeof MessageToRequest>, idempotencyKey: string) =>
    call(contact.turn, { params: { messageId: id }, body, ifMatch: version, idempotencyKey }).finally(
      () => void cache.invalidateQueries({ queryKey: [topic] }),
    )
}

/** Downloads the matching rows by fetch, so that errors can be shown. */
export const downloadMessages = async (filter: Partial<MessageFilter> & { columns?: string | undefined }) =>
  saveFile(await callFile(contact.exportList, { query: filter }), 'website-requests.csv')

/** The matching rows, for paper. */
export const readPrintedMessages = (filter: Partial<MessageFilter>) =>
  readPrintedRows((page) => callPage(contact.list, { query: { ...filter, ...page } }))
