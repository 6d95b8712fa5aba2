/** An event of the calendar feed. */
export type FeedEvent = {
  id: string
  title: string
  description: string
  location: string
  category: string
  startsAt: Date
  endsAt: Date | null
  cancelled: boolean
  version: number
  changedAt: Date
}

const maxLineOctets = 75

/** Events as iCalendar (RFC 5545). Instants are in UTC, which every program converts to its own time zone. */
export function iCalendar(
  events: readonly FeedEvent[],
  from: { name: string; host: string; timeZone: string },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//House//Resident calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escape(from.name)}`,
    `X-WR-CALNAME:${escape(from.name)}`,
    `X-WR-TIMEZONE:${escape(from.timeZone)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => toLines(event, from.host)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function toLines(event: FeedEvent, host: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `SEQUENCE:${event.version - 1}`,
    `DTSTART:${utc(event.startsAt)}`,
    // The standard allows no end that is not after the beginning.
    ...(event.endsAt && event.endsAt > event.startsAt ? [`DTEND:${utc(event.endsAt)}`] : []),
    `SUMMARY:${escape(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escape(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escape(event.location)}`] : []),
    `CATEGORIES:${escape(event.category)}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

const utc = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escape = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // Other control characters are not allowed in a content line.
    .replaceAll(/\p{Cc}/gu, '')

/** A line has at most 75 octets; continuation lines begin with a blank. Characters are not split. */
function foldLine(line: string): string {
  let out = ''
  let room = maxLineOctets
  for (const character of line) {
    const size = octets(character)
    if (size > room) {
      out += '\r\n '
      room = maxLineOctets - 1
    }
    out += character
    room -= size
  }
  return out
}

function octets(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
