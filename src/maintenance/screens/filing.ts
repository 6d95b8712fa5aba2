import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/screens/call.ts'
import { useIdempotencyKey } from '#platform/screens/use-idempotency-key.ts'
import type { PlaceKind } from '../choices.ts'
import { maintenance } from '../contract.ts'
import type { NewRequest } from '../request-input.ts'
import type { MaintenanceRequest } from '../request.ts'

/** Where something is broken: in a unit, or at a place of the building. */
export type RequestPlace = { unitId: string } | { placeKind: Exclude<PlaceKind, 'unit'>; placeName: string }

/** Another way a request comes to be than being filed alone: a message becomes it. */
export type FilingWay = (request: RequestPlace & NewRequest, idempotencyKey: string) => Promise<MaintenanceRequest>

export function useFileRequest(at: RequestPlace, way?: FilingWay) {
  const cache = useQueryClient()
  const act = useIdempotencyKey()
  return useMutation({
    mutationFn: (request: NewRequest) => {
      const idempotencyKey = act.keyFor({ ...at, ...request })
      if (way) return way({ ...at, ...request }, idempotencyKey)
      return 'unitId' in at
        ? call(maintenance.file, { params: { id: at.unitId }, body: request, idempotencyKey })
        : call(maintenance.fileAnywhere, { body: { ...at, ...request }, idempotencyKey })
    },
    onSuccess: () => {
      act.done()
      void cache.invalidateQueries({ queryKey: ['maintenance'] })
    },
  })
}
