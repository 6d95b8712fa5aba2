import type { ComponentProps } from 'react'
import { OwnKeys } from '#assets/screens/OwnKeys.tsx'
import { OwnProfileDialog } from '#residents/screens/OwnProfileDialog.tsx'

/** The resident's own profile with their keys and fobs. */
export const OwnProfile = (props: Omit<ComponentProps<typeof OwnProfileDialog>, 'besideAssets'>) => (
  <OwnProfileDialog {...props} besideAssets={<OwnKeys />} />
)
