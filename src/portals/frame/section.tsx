import { type ComponentType, lazy, useState } from 'react'
import type { Message } from '#platform/language/language.ts'
import type { Role } from '#platform/roles.ts'

type SectionProps = { isMember?: boolean | undefined }

/** A section of a portal: a tab in its header, a screen below. Only sections that work are listed. */
export type Section = {
  /** The value of ?tab= in the address. */
  key: string
  label: Message
  /** In the resident portal, `isMember` says that a household member looks. */
  Screen: ComponentType<SectionProps>
  /** Loads its code, for `preload-sections.ts`. */
  load: () => Promise<unknown>
  /** The roles that see it; every role of the portal by default. */
  for?: readonly Role[]
  /** Renders a count, or nothing. */
  Count?: ComponentType
}

/**
 * A screen whose code is loaded when it is opened, or shortly before. What is loaded renders at once, because React replaces a
 * placeholder no sooner than 300 ms after it was shown.
 */
export function onDemand(importScreen: () => Promise<ComponentType<SectionProps>>) {
  let loading: Promise<ComponentType<SectionProps>> | undefined
  let Loaded: ComponentType<SectionProps> | undefined
  const load = () =>
    (loading ??= importScreen().then(
      (imported) => (Loaded = imported),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  const Lazy = lazy(async () => ({ default: await load() }))
  function Screen(props: SectionProps) {
    // The same component until the screen closes; another one would lose its state.
    const [Chosen] = useState<ComponentType<SectionProps>>(() => Loaded ?? Lazy)
    return <Chosen {...props} />
  }
  return { Screen, load }
}

/** The section that an address names; the first one if it names none or an unknown one. */
export const sectionAt = (sections: readonly [Section, ...Section[]], tab: string | undefined): Section =>
  sections.find(({ key }) => key === tab) ?? sections[0]

/** The sections this person may open; the first of a portal has no restriction. */
export const sectionsFor = (
  [first, ...rest]: readonly [Section, ...Section[]],
  role: Role,
): [Section, ...Section[]] => [first, ...rest.filter((section) => section.for?.includes(role) ?? true)]
