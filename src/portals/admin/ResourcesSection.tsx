import { ResourceList } from '#resources/screens/ResourceList.tsx'
import { audienceName } from './audience-name.ts'
import { AudienceField } from './AudienceField.tsx'

/** The Resources section: texts and documents, and the units of the house to choose whom they are for. */
export const ResourcesSection = () => (
  <ResourceList audience={(field) => <AudienceField {...field} />} audienceName={audienceName} />
)
