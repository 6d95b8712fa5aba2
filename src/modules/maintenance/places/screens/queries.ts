import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { reportPlaces } from '../contract.ts'
import type { NewReportPlaces } from '../schemas.ts'

const placesKey = ['maintenance', 'report-places'] as const

export const useReportPlaces = () =>
  useQuery({ queryKey: placesKey, queryFn: ({ signal }) => call(reportPlaces.list, { signal }) })

export const useAddReportPlaces = () =>
  useCreate(
    (body: NewReportPlaces, idempotencyKey) => call(reportPlaces.add, { body, idempotencyKey }),
    (cache, places) => cache.setQueryData(placesKey, places),
  )

const refetch = (cache: QueryClient) => cache.invalidateQueries({ queryKey: placesKey })

export function useRenewReportPlace() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(reportPlaces.renew, { params: { id } }),
    onSuccess: () => refetch(cache),
  })
}

export function useRemoveReportPlace() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(reportPlaces.remove, { params: { id } }),
    onSuccess: (places) => cache.setQueryData(placesKey, places),
  })
}
