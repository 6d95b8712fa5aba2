import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { portfolio } from '#portfolio/contract.ts'
import type { MessageAudience } from '#portfolio/choices.ts'
import type { NewBuilding, NewMessage } from '#portfolio/schemas.ts'
import { call } from '#platform/ui/data/call.ts'

const key = (...parts: readonly unknown[]) => ['portfolio', ...parts] as const
const minute = 60_000
/** While a building is being created or has not been read yet. */
const whileIncomplete = 5_000

export const usePerson = () =>
  useQuery({ queryKey: key('person'), queryFn: ({ signal }) => call(portfolio.person, { signal }) })

/** The buildings with their figures, read again every minute. */
export const useBuildings = () =>
  useQuery({
    queryKey: key('buildings'),
    queryFn: ({ signal }) => call(portfolio.list, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.buildings.some(({ state, figures }) => state === 'creating' || (state === 'active' && !figures))
        ? whileIncomplete
        : minute,
  })

export const usePicture = (id: string) =>
  useQuery({
    queryKey: key('picture', id),
    queryFn: ({ signal }) => call(portfolio.picture, { params: { id }, signal }),
    refetchInterval: minute,
  })

export const useFound = (q: string, isSearching: boolean) =>
  useQuery({
    queryKey: key('search', q),
    queryFn: ({ signal }) => call(portfolio.search, { query: { q }, signal }),
    enabled: isSearching,
    staleTime: minute,
  })

export const useReach = (buildings: readonly string[], audience: MessageAudience) =>
  useQuery({
    queryKey: key('reach', audience, ...buildings.toSorted()),
    queryFn: ({ signal }) => call(portfolio.reach, { body: { buildings: [...buildings], audience }, signal }),
    enabled: buildings.length > 0,
    staleTime: minute,
    placeholderData: (before) => before,
  })

export const useOpening = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string; browser: string; destination: string }) =>
      call(portfolio.open, { params: { id }, body }),
  })

export function useSend() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: NewMessage) => call(portfolio.send, { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: key('messages') }),
  })
}

export function useRetry() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(portfolio.retry, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: key('messages') }),
  })
}

export function useCreateBuilding() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: NewBuilding) => call(portfolio.create, { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: key('buildings') }),
  })
}
