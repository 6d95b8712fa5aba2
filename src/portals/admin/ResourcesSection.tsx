import { offeredColumns } from '#resources/screens/resource-columns.ts'
import { ResourceList } from '#resources/screens/ResourceList.tsx'
import { useListColumns } from '#views/screens/use-list-columns.tsx'
import { ViewNav } from '#views/screens/ViewNav.tsx'
import { drawAudience } from './draw-audience.tsx'

/** The Resources section: texts and documents, with the units of the building for the choice of an audience. */
export const ResourcesSection = () => (
  <ResourceList
    audience={drawAudience}
    views={<ViewNav list="resources" />}
    columns={useListColumns('resources', offeredColumns)}
  />
)
