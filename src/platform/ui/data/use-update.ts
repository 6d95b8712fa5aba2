import { type MutationKey, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { presentRecord } from './call-failed.ts'

/**
 * A mutation that saves a record with the version that was read. If another user saved first, their record is shown. With a key,
 * `usePendingChanges` shows the change before it is saved.
 */
export function useUpdate<Input, Row>(
  send: (input: Input) => Promise<Row>,
  show: (cache: QueryClient, record: Row) => void,
  mutationKey?: MutationKey,
) {
  const cache = useQueryClient()
  return useMutation({
    ...(mutationKey ? { mutationKey } : {}),
    mutationFn: send,
    onSuccess: (saved) => show(cache, saved),
    onError: (error) => {
      const present = presentRecord<Row>(error)
      if (present !== undefined) show(cache, present)
    },
  })
}
