import { ResidentRequests } from '#maintenance/resident/screens/ResidentRequests.tsx'
import { KnownIncidents } from './known-incidents.ts'

/** The resident's requests, whose form knows the running incidents. */
export const OwnMaintenance = () => <ResidentRequests Known={KnownIncidents} />
