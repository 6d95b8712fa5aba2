import { ResourceList } from '#resources/screens/ResourceList.tsx'
import { audienceName } from './audience-name.ts'
import { drawAudience } from './draw-audience.tsx'

/** The Resources section: texts and documents, and the units of the house to choose whom they are for. */
export const ResourcesSection = () => <ResourceList audience={drawAudience} audienceName={audienceName} />
