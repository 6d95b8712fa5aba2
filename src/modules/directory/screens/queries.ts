import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { directory, type DirectoryChoices } from '../contract.ts'

const topic = 'directory'
const meta = { topics: ['residents', 'occupancy', 'accounts'] }
const ownKey = [topic, 'own'] as const

export const useNeighbours = (search: string) =>
  useQuery({
    queryKey: [topic, 'list', search],
    queryFn: ({ signal }) => call(directory.list, { query: search === '' ? {} : { search }, signal }),
    placeholderData: keepPreviousData,
    meta,
  })

export const useOwnEntry = () =>
  useQuery({ queryKey: ownKey, queryFn: ({ signal }) => call(directory.own, { signal }), meta })

export function useChooseShown() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ version, ...choices }: Partial<DirectoryChoices> & { version: number }) =>
      call(directory.change, { body: choices, ifMatch: version }),
    onSuccess: (entry) => cache.setQueryData(ownKey, entry),
    onSettled: () => cache.invalidateQueries({ queryKey: [topic] }),
  })
}
