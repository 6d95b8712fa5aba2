import { queryOptions, useQuery } from '@tanstack/react-query'
import { setLocaleSource } from '#platform/locale/locale.ts'
import { showAccent } from '#platform/ui/theme/accent.ts'
import { call } from '#platform/ui/data/call.ts'
import { building } from '../contract.ts'

export const buildingQuery = queryOptions({
  queryKey: ['building', 'profile'],
  queryFn: async ({ signal }) => {
    const profile = await call(building.profile, { signal })
    // The document had it from the server; this is a change since.
    setLocaleSource(() => profile)
    showAccent(profile.accentColour)
    return profile
  },
})

/** The public facts of the building: its name, its phones, its time zone. */
export const useBuilding = () => useQuery(buildingQuery)
