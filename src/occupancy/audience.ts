import { z } from 'zod'
import type { ResidenceType } from './contract.ts'
import { audienceWords } from './audience-words.ts'

/** The ways to say whom a piece of news or an event is for. */
export const audienceKinds = ['everyone', 'owners', 'renters', 'floors', 'stacks', 'units'] as const
export const AudienceKind = z.enum(audienceKinds)
export type AudienceKind = z.infer<typeof AudienceKind>

const longestChoice = 500
const several = <Item extends z.ZodType>(item: Item, none: string) =>
  z.array(item, none).min(1, none).max(longestChoice, audienceWords.tooMany)

/** Whom something is for; floors, stacks and units name at least one. */
export const Audience = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('everyone') }),
    z.object({ kind: z.literal('owners') }),
    z.object({ kind: z.literal('renters') }),
    z.object({
      kind: z.literal('floors'),
      floors: several(z.int(audienceWords.noFloors).min(-99).max(999), audienceWords.noFloors),
    }),
    z.object({
      kind: z.literal('stacks'),
      stacks: several(z.string().trim().min(1, audienceWords.noStacks).max(200), audienceWords.noStacks),
    }),
    z.object({ kind: z.literal('units'), unitIds: several(z.uuid(audienceWords.noUnits), audienceWords.noUnits) }),
  ],
  audienceWords.choose,
)
export type Audience = z.infer<typeof Audience>

/** What an audience asks of a home somebody lives in now. */
export type HomeNow = { unitId: string; floor: number; stack: string | null; residenceType: ResidenceType }

/** Whether somebody who lives in this home is meant. */
export function meansHome(audience: Audience, home: HomeNow): boolean {
  switch (audience.kind) {
    case 'everyone':
      return true
    case 'owners':
      return home.residenceType === 'owner'
    case 'renters':
      return home.residenceType === 'renter'
    case 'floors':
      return audience.floors.includes(home.floor)
    case 'stacks':
      return home.stack !== null && audience.stacks.includes(home.stack)
    case 'units':
      return audience.unitIds.includes(home.unitId)
  }
}

/** Whether a person with these homes is meant; somebody without a home never is. */
export const meansPerson = (audience: Audience, homes: readonly HomeNow[]): boolean =>
  homes.some((home) => meansHome(audience, home))

/** Everybody who is meant, each once, however many homes they have. */
export function peopleMeant(audience: Audience, lives: readonly (HomeNow & { userId: string })[]): string[] {
  return [...new Set(lives.filter((home) => meansHome(audience, home)).map(({ userId }) => userId))]
}
