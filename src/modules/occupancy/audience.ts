import { z } from 'zod'
import type { Message } from '#platform/language/language.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import type { ResidenceType } from './contract.ts'
import { audienceTexts } from './messages/audience.ts'

/** The kinds of audience of announcements and events. */
export const audienceKinds = ['everyone', 'owners', 'renters', 'floors', 'stacks', 'units'] as const
export const AudienceKind = z.enum(audienceKinds)
export type AudienceKind = z.infer<typeof AudienceKind>

const longestChoice = 500
/** A list with at least one entry. */
export const several = <Item extends z.ZodType>(item: Item, none: Message) =>
  z
    .array(item, { error: fieldText(none) })
    .min(1, { error: fieldText(none) })
    .max(longestChoice, { error: fieldText((language) => audienceTexts[language].tooMany) })

/** An audience; floors, stacks and units name at least one. */
export const Audience = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('everyone') }),
    z.object({ kind: z.literal('owners') }),
    z.object({ kind: z.literal('renters') }),
    z.object({
      kind: z.literal('floors'),
      floors: several(
        z
          .int({ error: fieldText((language) => audienceTexts[language].noFloors) })
          .min(-99)
          .max(999),
        (language) => audienceTexts[language].noFloors,
      ),
    }),
    z.object({
      kind: z.literal('stacks'),
      stacks: several(
        z
          .string()
          .trim()
          .min(1, { error: fieldText((language) => audienceTexts[language].noStacks) })
          .max(200),
        (language) => audienceTexts[language].noStacks,
      ),
    }),
    z.object({
      kind: z.literal('units'),
      unitIds: several(
        z.uuid({ error: fieldText((language) => audienceTexts[language].noUnits) }),
        (language) => audienceTexts[language].noUnits,
      ),
    }),
  ],
  { error: fieldText((language) => audienceTexts[language].choose) },
)
export type Audience = z.infer<typeof Audience>

/** A current home, as far as audiences depend on it; household members are neither owners nor renters. */
export type HomeNow = { unitId: string; floor: number; stack: string | null; residenceType: ResidenceType | null }

/** Whether the residents of this home belong to the audience. */
export function matchesHome(audience: Audience, home: HomeNow): boolean {
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

/** Whether a person with these homes belongs to the audience; never without a home. */
export const matchesPerson = (audience: Audience, homes: readonly HomeNow[]): boolean =>
  homes.some((home) => matchesHome(audience, home))
