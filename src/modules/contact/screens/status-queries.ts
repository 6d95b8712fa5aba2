import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { isStale } from '#platform/ui/data/call-failed.ts'
import { call } from '#platform/ui/data/call.ts'
import { createOperation } from '#platform/ui/data/operation.ts'
import { usePendingChanges } from '#platform/ui/data/offline/pending-changes.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { contact, type ContactMessage } from '../contract.ts'
import { words } from '../messages/en.ts'
import { messagesKey, topic } from './queries.ts'

type StatusChange = {
  endpoint: typeof contact.archive | typeof contact.unarchive | typeof contact.notSpam
  /** Whether the change was already made: by another user, or by this click whose response was lost. */
  isSo: (present: ContactMessage | undefined) => boolean
  done: string
  failed: string
}

const changeKey = [topic, 'status'] as const

export const useArchive = () => useStatusChange(archive)
export const useUnarchive = () => useStatusChange(unarchive)
/** Moves a message from spam to the open messages. */
export const useNotSpam = () => useStatusChange(notSpam)

const archive: StatusChange = {
  endpoint: contact.archive,
  isSo: (message) => message?.status === 'archived',
  done: words.archived,
  failed: words.archiveFailed,
}
const unarchive: StatusChange = {
  endpoint: contact.unarchive,
  isSo: (message) => message !== undefined && message.status !== 'archived',
  done: words.unarchived,
  failed: words.unarchiveFailed,
}
const notSpam: StatusChange = {
  endpoint: contact.notSpam,
  isSo: (message) => message !== undefined && message.status !== 'spam',
  done: words.notSpam,
  failed: words.notSpamFailed,
}

type Sent = { message: ContactMessage; operation: string }

/** The ids of the messages that leave their list, and whose change the server has not confirmed yet. */
export const useLeavingMessages = (): readonly string[] =>
  usePendingChanges<Sent>(changeKey).map(({ message }) => message.id)

function useStatusChange({ endpoint, isSo, done, failed }: StatusChange) {
  const cache = useQueryClient()
  const undo = useUndo(topic)
  const change = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ message, operation }: Sent) =>
      call(endpoint, { params: { messageId: message.id }, query: { operation }, ifMatch: message.version }),
    onSuccess: (_, { message, operation }) => {
      removeFromLists(cache, message.id)
      toast.success(done, undefined, { undo: undo(operation) })
    },
    onError: (error, sent) => {
      if (!isStale(error)) return toast.failure(failed, error.message, { retry: () => change.mutate(sent) })
      if (!isSo(error.present as ContactMessage | undefined)) return toast.failure(failed, words.changed)
      removeFromLists(cache, sent.message.id)
      return toast.success(done)
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: [topic] }),
  })
  return { change, move: (message: ContactMessage) => change.mutate({ message, operation: createOperation() }) }
}

/** Until the lists are read again; each shows messages of one status. */
function removeFromLists(cache: QueryClient, id: string) {
  cache.setQueriesData<{ rows: ContactMessage[]; total: number }>({ queryKey: messagesKey }, (page) =>
    page?.rows.some((message) => message.id === id)
      ? { ...page, rows: page.rows.filter((message) => message.id !== id), total: page.total - 1 }
      : page,
  )
}
