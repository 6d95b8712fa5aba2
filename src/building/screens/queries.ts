import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/screens/call.ts'
import { building } from '../contract.ts'

/** What everybody may know of the building: its name, its phones, its time zone. */
export const useBuilding = () =>
  useQuery({ queryKey: ['building', 'profile'], queryFn: ({ signal }) => call(building.profile, { signal }) })
