import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { pathOf } from '#platform/endpoint.ts'
import { call, callPage } from '#platform/screens/call.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { toast } from '#platform/screens/toast.ts'
import { audit, type Fitting } from '../contract.ts'
import { words } from '../words.ts'

const noun = 'audit'
const pageSize = 50

/** The entries that fit, page after page; what was shown stays until the next is there. */
export const useEntries = (asked: Fitting) =>
  useInfiniteQuery({
    queryKey: [noun, 'entries', asked],
    queryFn: ({ pageParam, signal }) =>
      callPage(audit.list, { query: { ...asked, cursor: pageParam, limit: pageSize }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Every change of anything writes an entry, so these are told of most.
    meta: { topics: ['accounts', 'maintenance', 'occupancy', 'residents', 'units', 'settings'] },
  })

export const useChoices = () =>
  useQuery({ queryKey: [noun, 'choices'], queryFn: ({ signal }) => call(audit.choices, { signal }) })

/** Fetches the file first, so that it can be seen at work and a refusal can be told. */
export const useTakeLog = () =>
  useMutation({
    mutationFn: async (asked: Fitting) => {
      const query = new URLSearchParams(Object.entries(asked))
      const answer = await fetch(`${pathOf(audit.take)}?${query.toString()}`, { credentials: 'same-origin' })
      if (!answer.ok) {
        const said = (await answer.json().catch(() => null)) as { message?: string } | null
        throw new CallFailed(answer.status, said?.message ?? answer.statusText)
      }
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'audit-log.csv'
      save(await answer.blob(), name)
    },
    onSuccess: () => toast.success(words.taken),
    onError: (error) => toast.failure(words.notTaken, error.message),
  })

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
