/** An event as a calendar program is told of it. */
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

const longestLine = 75

/** Events as iCalendar (RFC 5545). Instants are in UTC, which every program turns into its own time. */
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
    `NAME:${escaped(from.name)}`,
    `X-WR-CALNAME:${escaped(from.name)}`,
    `X-WR-TIMEZONE:${escaped(from.timeZone)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => linesOf(event, from.host)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf(event: FeedEvent, host: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `SEQUENCE:${event.version - 1}`,
    `DTSTART:${utc(event.startsAt)}`,
    // An end that is no later than the beginning is none: the standard knows no such event.
    ...(event.endsAt && event.endsAt > event.startsAt ? [`DTEND:${utc(event.endsAt)}`] : []),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `CATEGORIES:${escaped(event.category)}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

const utc = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // What is left of control characters has no place in a content line.
    .replaceAll(/\p{Cc}/gu, '')

/** A line has at most 75 octets; the rest follows on lines that begin with a blank. No character is torn apart. */
function folded(line: string): string {
  let out = ''
  let room = longestLine
  for (const character of line) {
    const size = octets(character)
    if (size > room) {
      out += '\r\n '
      room = longestLine - 1
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
