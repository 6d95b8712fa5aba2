import type { ComponentType } from 'react'
import type { Role } from '#platform/roles.ts'

/** One part of a portal: a tab in its header, a screen below. Only parts that work are listed. */
export type Section = {
  /** As it stands in the address: ?tab= */
  key: string
  label: string
  Screen: ComponentType
  /** Whom it is for, where that is not everybody who may enter the portal. */
  for?: readonly Role[]
  /** Says how many things wait there: a bare number, or nothing. */
  Count?: ComponentType
}

/** The section an address asks for; the first one where it asks for none or for one that is not there. */
export const sectionAt = (sections: readonly [Section, ...Section[]], tab: string | undefined): Section =>
  sections.find(({ key }) => key === tab) ?? sections[0]

/** The sections this person may open; the first of a portal is for everybody in it. */
export const sectionsFor = (
  [first, ...rest]: readonly [Section, ...Section[]],
  role: Role,
): [Section, ...Section[]] => [first, ...rest.filter((section) => section.for?.includes(role) ?? true)]
