import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { isStale } from '#platform/ui/data/call-failed.ts'
import { call } from '#platform/ui/data/call.ts'
import { usePendingChanges } from '#platform/ui/data/offline/pending-changes.ts'
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

/** The ids of the messages that leave their list, and whose change the server has not confirmed yet. */
export const useLeavingMessages = (): readonly string[] =>
  usePendingChanges<ContactMessage>(changeKey).map(({ id }) => id)

function useStatusChange({ endpoint, isSo, done, failed }: StatusChange) {
  const cache = useQueryClient()
  const change = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ id, version }: ContactMessage) => call(endpoint, { params: { messageId: id }, ifMatch: version }),
    onSuccess: (_, { id }) => {
      removeFromLists(cache, id)
      toast.success(done)
    },
    onError: (error, message) => {
      if (!isStale(error)) return toast.failure(failed, error.message, { retry: () => change.mutate(message) })
      if (!isSo(error.present as ContactMessage | undefined)) return toast.failure(failed, words.changed)
      removeFromLists(cache, message.id)
      return toast.success(done)
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: [topic] }),
  })
  return change
}

/** Until the lists are read again; each shows messages of one status. */
function removeFromLists(cache: QueryClient, id: string) {
  cache.setQueriesData<{ rows: ContactMessage[]; total: number }>({ queryKey: messagesKey }, (page) =>
    page?.rows.some((message) => message.id === id)
      ? { ...page, rows: page.rows.filter((message) => message.id !== id), total: page.total - 1 }
      : page,
  )
}
