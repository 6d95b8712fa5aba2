import type { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { ReportPlace } from './contract.ts'

/** What a scanned code leads to. */
export const ScannedPlace = ReportPlace.pick({ placeKind: true, placeName: true })
export type ScannedPlace = z.infer<typeof ScannedPlace>

export const scannedPlaces = {
  find: endpoint({
    method: 'GET',
    path: '/api/report-places/:code',
    roles: 'anyone',
    summary: 'The place of a scanned code, for anybody in front of its sign',
    reply: ScannedPlace,
  }),
}
