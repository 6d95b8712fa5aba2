import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useIdempotencyKey } from '#platform/ui/data/use-idempotency-key.ts'
import { type NewPayment, payments } from '../contract.ts'

const topic = 'payments'

/** A resident's whole ledger, newest first. */
export const usePayments = (tenantId: string) =>
  useQuery({
    queryKey: [topic, 'of', tenantId],
    queryFn: ({ signal }) => call(payments.ofTenant, { params: { tenantId }, signal }),
  })

/** The signed-in resident's own ledger, newest first. */
export const useOwnPayments = () =>
  useQuery({ queryKey: [topic, 'own'], queryFn: ({ signal }) => call(payments.own, { signal }) })

export function useEnterPayment() {
  const cache = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (entry: NewPayment) => call(payments.enter, { body: entry, idempotencyKey: idempotency.keyFor(entry) }),
    onSuccess: () => {
      idempotency.done()
      return cache.invalidateQueries({ queryKey: [topic] })
    },
  })
}

export function useUndoPayment() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(payments.undo, { params: { id }, body: {} }),
    onSettled: () => cache.invalidateQueries({ queryKey: [topic] }),
  })
}
