import type { Audience, AudienceKind } from '#occupancy/audience.ts'
import { instantAt, minutesOf, wallClock } from '#platform/wall-clock.ts'
import type { AnnouncementCategory, SendingTime } from './choices.ts'
import { NewAnnouncement, type OfficeAnnouncement } from './contract.ts'
import { emergencyHours, whyNotSend } from './rules.ts'

/** An announcement as it stands in the form: times as the clock on the wall says them. */
export type AnnouncementValues = {
  title: string
  body: string
  category: AnnouncementCategory
  audience: AudienceKind
  floors: string[]
  stacks: string[]
  unitIds: string[]
  pinned: boolean
  byMail: boolean
  emergency: boolean
  when: SendingTime
  publishedAt: string
  expiresAt: string
}

/** What of it says whom it is for. */
export type NamedAudience = Pick<AnnouncementValues, 'emergency' | 'audience' | 'floors' | 'stacks' | 'unitIds'>

export const blankValues: AnnouncementValues = {
  title: '',
  body: '',
  category: 'Building News',
  audience: 'everyone',
  floors: [],
  stacks: [],
  unitIds: [],
  pinned: false,
  byMail: true,
  emergency: false,
  when: 'draft',
  publishedAt: '',
  expiresAt: '',
}

export function valuesOf(of: OfficeAnnouncement, zone: string): AnnouncementValues {
  const { audience } = of
  return {
    title: of.title,
    body: of.body,
    category: of.category,
    audience: audience.kind,
    floors: audience.kind === 'floors' ? audience.floors.map(String) : [],
    stacks: audience.kind === 'stacks' ? audience.stacks : [],
    unitIds: audience.kind === 'units' ? audience.unitIds : [],
    pinned: of.pinned,
    byMail: of.byMail,
    emergency: of.emergency,
    when: of.publishedAt === null ? 'draft' : of.state === 'scheduled' ? 'later' : 'now',
    publishedAt: of.state === 'scheduled' ? onTheWall(of.publishedAt, zone) : '',
    expiresAt: onTheWall(of.expiresAt, zone),
  }
}

/** Whom the form names; an emergency is for everyone, whatever was chosen before. */
export function audienceOf(values: NamedAudience): Audience {
  if (values.emergency) return { kind: 'everyone' }
  switch (values.audience) {
    case 'floors':
      return { kind: 'floors', floors: values.floors.map(Number) }
    case 'stacks':
      return { kind: 'stacks', stacks: values.stacks }
    case 'units':
      return { kind: 'units', unitIds: values.unitIds }
    default:
      return { kind: values.audience }
  }
}

/** What is sent for what was typed. */
export function bodyOf(values: AnnouncementValues, fileIds: readonly string[], zone: string) {
  const { title, body, category, pinned, emergency, byMail, when } = values
  return {
    title,
    body,
    category,
    audience: audienceOf(values),
    pinned,
    emergency,
    byMail: byMail || emergency,
    when: emergency && when === 'later' ? ('now' as const) : when,
    publishedAt: when === 'later' ? instantOf(values.publishedAt, zone) : null,
    expiresAt: instantOf(values.expiresAt, zone),
    fileIds: [...fileIds],
  }
}

/** Which of these fields need the person, and why. `settled`: it went out, so only its text and end count. */
export function mistakesIn(
  values: AnnouncementValues,
  zone: string,
  now: Date,
  settled = false,
): Partial<Record<keyof AnnouncementValues, string>> {
  const sent = bodyOf(values, [], zone)
  const found: Partial<Record<string, string>> = {}
  for (const { path, message } of NewAnnouncement.safeParse(sent).error?.issues ?? [])
    found[String(path[0])] ??= message
  const { publishedAt, expiresAt } = sent
  const plan = { ...sent, publishedAt: dateOf(publishedAt), expiresAt: dateOf(expiresAt) }
  const why = settled && expiresAt === null && !sent.emergency ? null : whyNotSend(plan, now)
  if (why) found[why.field] ??= why.message
  return found
}

/** When an emergency ends unless somebody says otherwise, on the wall. */
export const usualEnd = (now: Date, zone: string) =>
  onTheWall(new Date(now.getTime() + emergencyHours * 3_600_000).toISOString(), zone)

const two = (n: number) => String(n).padStart(2, '0')
const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant))

function onTheWall(at: string | null, zone: string): string {
  if (at === null) return ''
  const { day, minutes } = wallClock(new Date(at), zone)
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function instantOf(wall: string, zone: string): string | null {
  const [day, time] = wall.split('T')
  return day && time ? instantAt(day, minutesOf(time), zone).toISOString() : null
}
