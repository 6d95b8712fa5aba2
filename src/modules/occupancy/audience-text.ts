import type { Audience } from './audience.ts'

type Home = { id: string; unitNumber: string }
/** Parsed input for floors, stacks or units; `unknown` are the parts that match none. */
export type ReadAudience = { audience: Audience; unknown: string[] }

const partsOf = (text: string) => text.split(/[,;\s]+/).filter(Boolean)

/** '12, 14-16' */
export function readFloors(text: string): ReadAudience {
  const floors = new Set<number>()
  const unknown: string[] = []
  for (const part of partsOf(text.replaceAll(/\s*[-–]\s*(?=\d)/g, '-'))) {
    const [, from, to = from] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part) ?? []
    if (from === undefined || Number(to) < Number(from)) unknown.push(part)
    else for (let floor = Number(from); floor <= Number(to); floor += 1) floors.add(floor)
  }
  return { audience: { kind: 'floors', floors: [...floors].toSorted((a, b) => a - b) }, unknown }
}

export const readStacks = (text: string): ReadAudience => ({
  audience: { kind: 'stacks', stacks: [...new Set(text.split(',').map((part) => part.trim()))].filter(Boolean) },
  unknown: [],
})

/** '2107, 2211' */
export function readUnits(text: string, homes: readonly Home[]): ReadAudience {
  const ids = new Map(homes.map(({ id, unitNumber }) => [unitNumber.toLowerCase(), id]))
  const parts = [...new Set(partsOf(text.toLowerCase()))]
  return {
    audience: { kind: 'units', unitIds: parts.flatMap((part) => ids.get(part) ?? []) },
    unknown: parts.filter((part) => !ids.has(part)),
  }
}

/** The input text of a stored audience. */
export function audienceText(audience: Audience, homes: readonly Home[]): string {
  if (audience.kind === 'floors') return audience.floors.join(', ')
  if (audience.kind === 'stacks') return audience.stacks.join(', ')
  if (audience.kind !== 'units') return ''
  const numbers = new Map(homes.map(({ id, unitNumber }) => [id, unitNumber]))
  return audience.unitIds.flatMap((id) => numbers.get(id) ?? []).join(', ')
}
