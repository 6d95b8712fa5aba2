import type { OwnProfile } from '#residents/resident.ts'

/** Whether only the profile, payments and data remain. Owners may still own a unit that they let, so they keep all tabs. */
export const hasMovedOut = ({ isFormer, isOwner }: Pick<OwnProfile, 'isFormer' | 'isOwner'>): boolean =>
  isFormer && !isOwner
