import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/screens/call.ts'
import { toast } from '#platform/screens/toast.ts'
import type { Category, Priority } from '../choices.ts'
import { maintenance } from '../contract.ts'
import { type NewPromiseTime, type PromiseTime, promiseTimes } from '../promise-contract.ts'
import { promiseWords } from '../promise-words.ts'

const noun = 'maintenance'

/** What is promised, line by line. */
export const usePromiseTimes = () =>
  useQuery({ queryKey: [noun, 'promises'], queryFn: ({ signal }) => call(promiseTimes.list, { signal }) })

/** How many open requests a line is about. */
export const useOpenOf = (priority: Priority, category: Category | null) =>
  useQuery({
    queryKey: [noun, 'open of', priority, category],
    queryFn: async ({ signal }) => {
      const query = { priority, ...(category === null ? {} : { category }) }
      const { byStatus } = await call(maintenance.statistics, { query, signal })
      return byStatus.pending + byStatus.assigned + byStatus.in_progress + byStatus.on_hold
    },
  })

/** What is to be promised in a line: another time, or none of its own. */
export type WantedPromise = { held: PromiseTime | null; wanted: NewPromiseTime | null }

export function useSetPromise() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ held, wanted }: WantedPromise): Promise<unknown> => {
      if (held && wanted) {
        const { withinMinutes, clock } = wanted
        return call(promiseTimes.change, {
          params: { id: held.id },
          body: { withinMinutes, clock },
          ifMatch: held.version,
        })
      }
      if (wanted) return call(promiseTimes.add, { body: wanted })
      return held ? call(promiseTimes.remove, { params: { id: held.id }, ifMatch: held.version }) : null
    },
    onSuccess: () => toast.success(promiseWords.changed),
    onSettled: () =>
      Promise.all([cache.invalidateQueries({ queryKey: [noun] }), cache.invalidateQueries({ queryKey: ['settings'] })]),
  })
}
