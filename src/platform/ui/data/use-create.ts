import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useIdempotencyKey } from './use-idempotency-key.ts'

/** A mutation that creates a record: sent twice, it is made once. It stays pending until `show` has finished. */
export function useCreate<Body, Row>(
  send: (body: Body, idempotencyKey: string) => Promise<Row>,
  show: (cache: QueryClient, created: Row) => unknown,
) {
  const cache = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: Body) => send(body, idempotency.keyFor(body)),
    onSuccess: (created) => {
      idempotency.done()
      return show(cache, created)
    },
  })
}
