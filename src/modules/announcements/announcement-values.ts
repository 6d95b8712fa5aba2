import type { AnnouncementAudience, AnnouncementAudienceKind } from './announcement-audience.ts'
import type { AnnouncementText, SelectedPerson } from './announcement-parts.ts'
import type { ByLanguage } from '#platform/language/further-languages.ts'
import { defaultLanguage, mapLanguages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { instantAt, minutesOf, wallClock } from '#platform/time/wall-clock.ts'
import type { AnnouncementCategory, SendingTime } from './choices.ts'
import { NewAnnouncement } from './announcement-input.ts'
import type { OfficeAnnouncement } from './contract.ts'
import { emergencyHours, validatePlan } from './rules.ts'

/** The values of the form; times are local times of the building. */
export type AnnouncementValues = {
  title: string
  body: string
  /** The language of both. */
  language: Language
  /** In each other language; empty without. */
  translations: Record<Language, AnnouncementText>
  category: AnnouncementCategory
  audience: AnnouncementAudienceKind
  floors: string[]
  stacks: string[]
  unitIds: string[]
  userIds: string[]
  /** The people from whom `userIds` are chosen. */
  people: readonly SelectedPerson[]
  pinned: boolean
  byMail: boolean
  emergency: boolean
  when: SendingTime
  publishedAt: string
  expiresAt: string
}

/** The fields that define the audience. */
export type AudienceValues = Pick<AnnouncementValues, 'audience' | 'floors' | 'stacks' | 'unitIds' | 'userIds'>

/** The translations as fields of the form. */
const translationsIn = (translations: ByLanguage<AnnouncementText>): Record<Language, AnnouncementText> =>
  mapLanguages((language) => translations[language] ?? { title: '', body: '' })

export const blankValues = (): AnnouncementValues => ({
  title: '',
  body: '',
  language: defaultLanguage(),
  translations: translationsIn({}),
  category: 'Building News',
  audience: 'everyone',
  floors: [],
  stacks: [],
  unitIds: [],
  userIds: [],
  people: [],
  pinned: false,
  byMail: true,
  emergency: false,
  when: 'draft',
  publishedAt: '',
  expiresAt: '',
})

export function toFormValues(announcement: OfficeAnnouncement, zone: string): AnnouncementValues {
  const { audience } = announcement
  return {
    title: announcement.title,
    body: announcement.body,
    language: announcement.language,
    translations: translationsIn(announcement.translations),
    category: announcement.category,
    audience: audience.kind,
    floors: audience.kind === 'floors' ? audience.floors.map(String) : [],
    stacks: audience.kind === 'stacks' ? audience.stacks : [],
    unitIds: audience.kind === 'units' ? audience.unitIds : [],
    userIds: audience.kind === 'people' ? audience.userIds : [],
    people: announcement.people,
    pinned: announcement.pinned,
    byMail: announcement.byMail,
    emergency: announcement.emergency,
    when: announcement.publishedAt === null ? 'draft' : announcement.state === 'scheduled' ? 'later' : 'now',
    publishedAt: announcement.state === 'scheduled' ? toLocalTime(announcement.publishedAt, zone) : '',
    expiresAt: toLocalTime(announcement.expiresAt, zone),
  }
}

/** The audience of the form. */
export function audienceOf(values: AudienceValues): AnnouncementAudience {
  switch (values.audience) {
    case 'floors':
      return { kind: 'floors', floors: values.floors.map(Number) }
    case 'stacks':
      return { kind: 'stacks', stacks: values.stacks }
    case 'units':
      return { kind: 'units', unitIds: values.unitIds }
    case 'people':
      return { kind: 'people', userIds: values.userIds }
    default:
      return { kind: values.audience }
  }
}

export function toRequestBody(values: AnnouncementValues, fileIds: readonly string[], zone: string) {
  const { title, body, language, translations, category, pinned, emergency, byMail, when } = values
  return {
    title,
    body,
    language,
    translations,
    category,
    audience: audienceOf(values),
    pinned,
    emergency,
    byMail: byMail || emergency,
    when: emergency && when === 'later' ? ('now' as const) : when,
    publishedAt: when === 'later' ? parseLocalTime(values.publishedAt, zone) : null,
    expiresAt: parseLocalTime(values.expiresAt, zone),
    fileIds: [...fileIds],
  }
}

/** The errors by the path of their field. `isDelivered`: only text and end can change. */
export function findErrors(
  values: AnnouncementValues,
  zone: string,
  now: Date,
  isDelivered = false,
): Partial<Record<string, string>> {
  const body = toRequestBody(values, [], zone)
  const errors: Partial<Record<string, string>> = {}
  for (const { path, message } of NewAnnouncement.safeParse(body).error?.issues ?? []) errors[fieldOf(path)] ??= message
  const { publishedAt, expiresAt } = body
  const plan = { ...body, publishedAt: dateOf(publishedAt), expiresAt: dateOf(expiresAt) }
  const error = isDelivered && expiresAt === null && !body.emergency ? null : validatePlan(plan, now)
  if (error) errors[error.field] ??= error.message
  return errors
}

/** The field with the error: a list is one field, each text of a translation another. */
const fieldOf = (path: readonly PropertyKey[]) =>
  path[0] === 'translations' ? path.map(String).join('.') : String(path[0])

/** The default end of an emergency, as local time. */
export const defaultEmergencyEnd = (now: Date, zone: string) =>
  toLocalTime(new Date(now.getTime() + emergencyHours * 3_600_000).toISOString(), zone)

const twoDigits = (n: number) => String(n).padStart(2, '0')
const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant))

function toLocalTime(at: string | null, zone: string): string {
  if (at === null) return ''
  const { day, minutes } = wallClock(new Date(at), zone)
  return `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** A text that is no local time is returned as it is, for the schema to reject. */
function parseLocalTime(localTime: string, zone: string): string | null {
  const [day, time] = localTime.split('T')
  return day && time ? instantAt(day, minutesOf(time), zone).toISOString() : localTime || null
}

/** The form of a new announcement with the text of another or of a template; it is a draft, and for nobody yet sent. */
export const withText = (
  text: Pick<OfficeAnnouncement, 'title' | 'body' | 'language' | 'translations' | 'category'>,
  values: AnnouncementValues = blankValues(),
): AnnouncementValues => ({
  ...values,
  title: text.title,
  body: text.body,
  language: text.language,
  translations: translationsIn(text.translations),
  category: text.category,
})

/** The form of a message to these people, which is sent at once. */
export const messageTo = (people: readonly SelectedPerson[]): AnnouncementValues => ({
  ...blankValues(),
  audience: 'people',
  userIds: people.map(({ userId }) => userId),
  people,
  when: 'now',
})

/** The form of an announcement to the residents of these units, which is sent at once. */
export const messageToUnits = (unitIds: readonly string[]): AnnouncementValues => ({
  ...blankValues(),
  audience: 'units',
  unitIds: [...unitIds],
  when: 'now',
})

/** A copy of an announcement as a new draft: its text and audience, without its times and files. */
export const duplicateOf = (announcement: OfficeAnnouncement, zone: string): AnnouncementValues => ({
  ...toFormValues(announcement, zone),
  emergency: false,
  when: 'draft',
  publishedAt: '',
  expiresAt: '',
})
