import type { ComponentProps } from 'react'
import { AudienceField } from './AudienceField.tsx'

/** For the form of a module, which must not depend on the units module. */
export const drawAudience = (field: ComponentProps<typeof AudienceField>) => <AudienceField {...field} />
