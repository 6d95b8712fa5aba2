import type { Package } from '#packages/contract.ts'
import type { HandOverTarget } from '#packages/screens/desk/hand-over-target.ts'
import type { Match } from './search/matches.ts'

/** Whose packages a line of the search hands out. */
export function targetOf(match: Exclude<Match, { kind: 'visit' | 'key' }>): HandOverTarget {
  switch (match.kind) {
    case 'person': {
      const { unitId, unitNumber, userId, name } = match.person
      return { unitId, unitNumber, recipientId: userId, name, recipients: [userId, null] }
    }
    case 'authorised': {
      const { unitId, unitNumber, userId, name, fullName, recipients } = match.authorised
      return { unitId, unitNumber, recipientId: userId, name, collector: fullName, recipients }
    }
    case 'unit': {
      const { unitId, unitNumber, residents } = match.unit
      return { unitId, unitNumber, recipientId: null, name: residents.join(', ') }
    }
    case 'package':
      return targetOfPackage(match.found)
  }
}

/** What is for the whole home belongs to those who live there now. */
export const targetOfPackage = ({ unit, recipientId, recipient, hasMovedOut }: Package): HandOverTarget => ({
  unitId: unit.id,
  unitNumber: unit.unitNumber,
  recipientId,
  name: recipient,
  recipients: hasMovedOut ? [recipientId] : [...new Set([recipientId, null])],
})

/**
 * The recipient of packages that one code opens; null without any. What is for the whole home is offered only where the code opens it,
 * because that of a person who moved out does not.
 */
export function targetOfPackages(opened: readonly Package[]): HandOverTarget | null {
  const [first] = opened
  if (!first) return null
  return { ...targetOfPackage(first), recipients: [...new Set(opened.map(({ recipientId }) => recipientId))] }
}
