import { z } from 'zod'
import { Audience, type HomeNow, matchesHome, several } from '#occupancy/audience.ts'
import { audienceTexts } from '#occupancy/messages/audience.ts'
import { fieldText } from '#platform/language/field-errors.ts'

/** The audience of an announcement: that of homes, or exactly the people whom the office selected. */
export const AnnouncementAudience = z.discriminatedUnion(
  'kind',
  [
    ...Audience.options,
    z.object({
      kind: z.literal('people'),
      userIds: several(
        z.uuid({ error: fieldText((language) => audienceTexts[language].noPeople) }),
        (language) => audienceTexts[language].noPeople,
      ),
    }),
  ],
  { error: fieldText((language) => audienceTexts[language].choose) },
)
export type AnnouncementAudience = z.infer<typeof AnnouncementAudience>
export type AnnouncementAudienceKind = AnnouncementAudience['kind']

/** The audience as replies have it: the selected people whose accounts are not deleted, who may be none. */
export const CurrentAudience = z.discriminatedUnion('kind', [
  ...Audience.options,
  z.object({ kind: z.literal('people'), userIds: z.array(z.uuid()) }),
])

/** The audience as its column has it: people are rows of a table of their own, which are deleted with their data. */
export type StoredAudience = Audience | { kind: 'people' }
export const toStored = (audience: AnnouncementAudience): StoredAudience =>
  audience.kind === 'people' ? { kind: audience.kind } : audience

/** A resident with one of their homes. */
type ResidentNow = HomeNow & { userId: string }

/** Whether this resident belongs to the audience for this home. */
export const matchesResident = (audience: AnnouncementAudience, resident: ResidentNow): boolean =>
  audience.kind === 'people' ? audience.userIds.includes(resident.userId) : matchesHome(audience, resident)

/** The user ids of the audience, each once. Selected people without a home or unit in the building get nothing. */
export const recipientsOf = (audience: AnnouncementAudience, residents: readonly ResidentNow[]): string[] => [
  ...new Set(residents.filter((resident) => matchesResident(audience, resident)).map(({ userId }) => userId)),
]
