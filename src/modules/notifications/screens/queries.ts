import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
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

export const useMarkRead = () =>
  useMutation({
    mutationFn: (id: string) => call(notifications.read, { params: { id } }),
    onSettled: useInvalidate([topic]),
  })

export const useMarkAllRead = () =>
  useMutation({ mutationFn: () => call(notifications.readAll), onSettled: useInvalidate([topic]) })

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
  useMutation({
    mutationFn: (body: NewSubscription) => call(notifications.subscribe, { body }),
    onSettled: useInvalidate([topic]),
  })

export const useUnsubscribe = () =>
  useMutation({
    mutationFn: (id: string) => call(notifications.unsubscribe, { params: { id } }),
    onSettled: useInvalidate([topic]),
  })

export const useSendTest = () => useMutation({ mutationFn: () => call(notifications.test) })
