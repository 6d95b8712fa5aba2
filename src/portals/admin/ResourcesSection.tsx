import { ResourceList } from '#resources/screens/ResourceList.tsx'
import { drawAudience } from './draw-audience.tsx'

/** The Resources section: texts and documents, with the units of the building for the choice of an audience. */
export const ResourcesSection = () => <ResourceList audience={drawAudience} />
