import type { Home } from './resident.ts'

export const isCommercial = (homes: readonly Pick<Home, 'category'>[]) =>
  homes.length > 0 && homes.every(({ category }) => category === 'Commercial')

/** The name in the greeting: a person's first name, and the whole name of a business, whose account is in its name. */
export function greetedName(
  profile: { preferredName: string | null; fullName: string; units: readonly Pick<Home, 'category'>[] } | undefined,
  firstName: string,
): string {
  if (!profile) return firstName
  return profile.preferredName ?? (isCommercial(profile.units) ? profile.fullName : firstName)
}
