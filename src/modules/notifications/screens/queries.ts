import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage } from '#platform/ui/data/call.ts'
import { useTopicMutation } from '#platform/ui/data/use-topic-mutation.ts'
import { usePagedQuery } from '#platform/ui/data/use-paged-query.ts'
import { bellRows } from '../choices.ts'
import { notifications } from '../contract.ts'
import type { ChoiceInput, NewSubscription, SettingsChanges } from '../schemas.ts'

const topic = 'notifications'
type State = 'unread' | 'all'

/** The newest notifications, as many as the bell shows. */
export const useNewest = (state: State) =>
  useQuery({
    queryKey: [topic, 'newest', state],
    queryFn: ({ signal }) => call(notifications.list, { query: { state, limit: bellRows }, signal }),
  })

/** All notifications, by page. */
export const useNotifications = () =>
  usePagedQuery({
    queryKey: [topic, 'all'],
    readPage: (cursor, signal) => callPage(notifications.list, { query: { cursor, limit: 30 }, signal }),
  })

export const useMarkRead = () => useTopicMutation(topic, (id: string) => call(notifications.read, { params: { id } }))

export const useMarkAllRead = () => useTopicMutation(topic, () => call(notifications.readAll))

const choicesKey = [topic, 'choices']

export const useChoices = () =>
  useQuery({ queryKey: choicesKey, queryFn: ({ signal }) => call(notifications.choices, { signal }) })

export function useChoose() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: ChoiceInput) => call(notifications.choose, { body }),
    onSuccess: (choices) => cache.setQueryData(choicesKey, choices),
  })
}

export function useChangeSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: SettingsChanges) => call(notifications.changeSettings, { body }),
    onSuccess: (choices) => cache.setQueryData(choicesKey, choices),
  })
}

export const usePush = () =>
  useQuery({ queryKey: [topic, 'push'], queryFn: ({ signal }) => call(notifications.push, { signal }) })

export const useSubscribe = () =>
  useTopicMutation(topic, (body: NewSubscription) => call(notifications.subscribe, { body }))

export const useUnsubscribe = () =>
  useTopicMutation(topic, (id: string) => call(notifications.unsubscribe, { params: { id } }))

export const useSendTest = () => useMutation({ mutationFn: () => call(notifications.test) })
