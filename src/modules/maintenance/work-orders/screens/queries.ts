import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { pathOf } from '#platform/endpoint.ts'
import { workOrders, workOrderSettings, type WorkOrderSettings } from '../contract.ts'
import type { NewVisit, NewWorkOrder } from '../schemas.ts'

const topic = 'maintenance'

export const useWorkOrders = (requestId: string) =>
  useQuery({
    queryKey: [topic, 'work orders', requestId],
    queryFn: ({ signal }) => call(workOrders.list, { params: { id: requestId }, signal }),
  })

export const orderFileAddress = (id: string, size: 'full' | 'thumbnail' = 'full') =>
  `${pathOf(workOrders.file, { id })}?size=${size}`

export function useSendOrder(requestId: string) {
  const refresh = useInvalidate([topic])
  return useCreate(
    (body: NewWorkOrder, idempotencyKey) => call(workOrders.send, { params: { id: requestId }, body, idempotencyKey }),
    () => void refresh(),
  )
}

/** What the office can do with an order. */
export type OrderChange =
  | { act: 'resend' | 'confirmVisit' | 'close' }
  | { act: 'approve'; amount: number }
  | { act: 'proposeVisit'; visit: NewVisit }
  | { act: 'returnInvoice' | 'cancel'; reason: string }

export function useChangeOrder(id: string) {
  const refresh = useInvalidate([topic])
  return useMutation({ mutationFn: (change: OrderChange) => sendChange(id, change), onSettled: refresh })
}

function sendChange(id: string, change: OrderChange) {
  const params = { id }
  switch (change.act) {
    case 'approve':
      return call(workOrders.approve, { params, body: { amount: change.amount } })
    case 'proposeVisit':
      return call(workOrders.proposeVisit, { params, body: change.visit })
    case 'returnInvoice':
      return call(workOrders.returnInvoice, { params, body: { reason: change.reason } })
    case 'cancel':
      return call(workOrders.cancel, { params, body: { reason: change.reason } })
    default:
      return call(workOrders[change.act], { params })
  }
}

const settingsKey = ['settings', 'work orders'] as const

export const useOrderSettings = () =>
  useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => call(workOrderSettings.find, { signal }) })

export function useSetOrderSettings() {
  const refresh = useInvalidate(['settings'])
  return useMutation({
    mutationFn: ({ approvalLimit, version }: WorkOrderSettings) =>
      call(workOrderSettings.change, { body: { approvalLimit }, ifMatch: version }),
    onSettled: refresh,
  })
}
