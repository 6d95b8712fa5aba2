import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useIdempotencyKey } from '#platform/ui/data/use-idempotency-key.ts'
import type { PlaceKind } from '../choices.ts'
import { maintenance } from '../contract.ts'
import type { NewRequest } from '../request-input.ts'
import type { MaintenanceRequest } from '../request.ts'

/** The place of a problem: a unit, or another place of the building. */
export type RequestPlace = { unitId: string } | { placeKind: Exclude<PlaceKind, 'unit'>; placeName: string }

/** Creates the request in another way than on its own, for example from a message. */
export type CreateRequest = (request: RequestPlace & NewRequest, idempotencyKey: string) => Promise<MaintenanceRequest>

export function useFileRequest(at: RequestPlace, create?: CreateRequest) {
  const cache = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: (request: NewRequest) => {
      const idempotencyKey = idempotency.keyFor({ ...at, ...request })
      if (create) return create({ ...at, ...request }, idempotencyKey)
      return 'unitId' in at
        ? call(maintenance.file, { params: { id: at.unitId }, body: request, idempotencyKey })
        : call(maintenance.fileAnywhere, { body: { ...at, ...request }, idempotencyKey })
    },
    onSuccess: () => {
      idempotency.done()
      void cache.invalidateQueries({ queryKey: ['maintenance'] })
    },
  })
}
