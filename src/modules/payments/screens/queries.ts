import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useTopicMutation } from '#platform/ui/data/use-topic-mutation.ts'
import type { NewPayment } from '../schemas.ts'
import { payments } from '../contract.ts'

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

export const useEnterPayment = () =>
  useCreate(
    (body: NewPayment, idempotencyKey) => call(payments.enter, { body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic] }),
  )

export const useUndoPayment = () =>
  useTopicMutation(topic, (id: string) => call(payments.undo, { params: { id }, body: {} }))
