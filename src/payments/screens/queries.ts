import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/screens/call.ts'
import { useIdempotencyKey } from '#platform/screens/use-idempotency-key.ts'
import { type NewPayment, payments } from '../contract.ts'

const noun = 'payments'

/** A resident's whole ledger, newest first. */
export const usePayments = (tenantId: string) =>
  useQuery({
    queryKey: [noun, 'of', tenantId],
    queryFn: ({ signal }) => call(payments.ofTenant, { params: { tenantId }, signal }),
  })

/** The signed-in resident's own ledger, newest first. */
export const useOwnPayments = () =>
  useQuery({ queryKey: [noun, 'own'], queryFn: ({ signal }) => call(payments.own, { signal }) })

export function useEnterPayment() {
  const cache = useQueryClient()
  const act = useIdempotencyKey()
  return useMutation({
    mutationFn: (entry: NewPayment) => call(payments.enter, { body: entry, idempotencyKey: act.keyFor(entry) }),
    onSuccess: () => {
      act.done()
      return cache.invalidateQueries({ queryKey: [noun] })
    },
  })
}

export function useUndoPayment() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(payments.undo, { params: { id }, body: {} }),
    onSettled: () => cache.invalidateQueries({ queryKey: [noun] }),
  })
}
