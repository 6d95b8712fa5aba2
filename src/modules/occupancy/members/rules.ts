import type { HouseholdRight } from '#platform/household-rights.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'

/** The most members that the residents of one assignment can invite. */
export const maxMembers = 6
/** How many invitations a person can send in a day, first ones and repeated ones. */
export const invitationsPerDay = 12
/** How long an ended membership keeps the person's name and address. */
export const endedMembershipMonths = 12

/** The rights that a dialog offers first. */
export const usualRights: readonly HouseholdRight[] = ['requests', 'resources', 'announcements']

/** Why a person cannot be invited to a home with these members; null when they can. */
export function validateInvitation(
  members: readonly { email: string }[],
  email: string,
): 'tooMany' | 'invitedAlready' | null {
  const address = canonicalEmail(email)
  if (members.some((member) => canonicalEmail(member.email) === address)) return 'invitedAlready'
  return members.length >= maxMembers ? 'tooMany' : null
}

/** A member who may change the household cannot give what they do not have. */
export const canGive = (own: readonly HouseholdRight[], given: readonly HouseholdRight[]) =>
  given.every((right) => own.includes(right))
