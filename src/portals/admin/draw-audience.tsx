import type { ComponentProps } from 'react'
import { AudienceField } from './AudienceField.tsx'

/** For a noun's form, which may not know the units of the house. */
export const drawAudience = (field: ComponentProps<typeof AudienceField>) => <AudienceField {...field} />
