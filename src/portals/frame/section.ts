import type { ComponentType } from 'react'

/** One part of a portal: a tab in its header, a screen below. Only parts that work are listed. */
export type Section = {
  /** As it stands in the address: ?tab= */
  key: string
  label: string
  Screen: ComponentType
  /** Says how many things wait there: a bare number, or nothing. */
  Count?: ComponentType
}

/** The section an address asks for; the first one where it asks for none or for one that is not there. */
export const sectionAt = (sections: readonly [Section, ...Section[]], tab: string | undefined): Section =>
  sections.find(({ key }) => key === tab) ?? sections[0]
