import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useTopicMutation } from '#platform/ui/data/use-topic-mutation.ts'
import { onCall } from '../contract.ts'
import type { OnCallRota } from '../schemas.ts'

const topic = 'on-call'

/** Open alerts and those taken in the last day; with a record, the alerts about it. */
export const useAlerts = (about?: string) =>
  useQuery({
    queryKey: [topic, 'alerts', about ?? null],
    queryFn: ({ signal }) => call(onCall.alerts, { query: { about }, signal }),
    // The maintenance team receives changes of its own notifications only.
    meta: { topics: ['notifications'] },
  })

export const useOnCallNow = () =>
  useQuery({ queryKey: [topic, 'now'], queryFn: ({ signal }) => call(onCall.now, { signal }) })

export const useTakeAlert = () => useTopicMutation(topic, (id: string) => call(onCall.take, { params: { id } }))

export const useRota = () =>
  useQuery({ queryKey: [topic, 'rota'], queryFn: ({ signal }) => call(onCall.rota, { signal }) })

export function useSetRota() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ rota, version }: { rota: OnCallRota; version: number }) =>
      call(onCall.setRota, { body: rota, ifMatch: version }),
    onSuccess: (rota) => {
      cache.setQueryData([topic, 'rota'], rota)
      return cache.invalidateQueries({ queryKey: [topic, 'now'] })
    },
  })
}

export const useTestCall = () => useTopicMutation(topic, () => call(onCall.test))
