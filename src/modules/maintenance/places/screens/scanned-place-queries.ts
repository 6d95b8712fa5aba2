import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { scannedPlaces } from '../scanned-place-contract.ts'

/** The place of a scanned code; null without a code. One that no sign has is an error with status 404. */
export const useScannedPlace = (code: string | null) =>
  useQuery({
    queryKey: ['maintenance', 'scanned-place', code],
    queryFn: ({ signal }) => call(scannedPlaces.find, { params: { code: code ?? '' }, signal }),
    enabled: code !== null,
  })
