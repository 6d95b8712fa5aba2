import { later } from '#platform/ui/data/loading/later.tsx'

/** In the form of a request: what is known about it already, loaded after the first screen. */
export const KnownIncidents = later(() =>
  import('#incidents/screens/IncidentNotice.tsx').then((file) => file.IncidentNotice),
)
