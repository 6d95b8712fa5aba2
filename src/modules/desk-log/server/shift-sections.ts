import { dashboardTime, type Day, timeOnDay } from '#platform/time/dates.ts'
import type { LogEntry, Round } from '../contract.ts'
import { logWords } from '../messages/desk.ts'
import { minutesBetween } from '../rules.ts'

const words = logWords.pdf

type Days = { shiftDay: Day; timeZone: string }

/** An entry in the PDF of its shift, with the date where it was written on another day than the shift began. */
export function entrySection(entry: LogEntry, { shiftDay, timeZone }: Days, code: string) {
  const { at, kind, place, body, by, receivedAt, sentBy, followUp, request, announcementId } = entry
  return {
    label: words.entry(timeOnDay(at, shiftDay, timeZone), logWords.kinds[kind], place),
    lines: [
      body,
      words.by(by),
      ...(receivedAt === null ? [] : [words.received(dashboardTime(receivedAt, timeZone), sentBy)]),
      ...(request ? [words.request(`${code}-${request.number}`)] : []),
      ...(announcementId === null ? [] : [words.drafted]),
      ...(followUp === null || request || announcementId !== null
        ? []
        : [followUp.doneAt === null ? words.open : words.done(followUp.doneBy ?? '', followUp.note)]),
    ],
  }
}

/** A round with each point and its time, and those that were not reached. */
export function roundLines({ beganAt, endedAt, points, scans, left }: Round, { shiftDay, timeZone }: Days): string[] {
  const until = endedAt ?? scans.at(-1)?.at ?? beganAt
  const time = (iso: string) => timeOnDay(iso, shiftDay, timeZone)
  return [
    words.round(time(beganAt), scans.length, points, minutesBetween(beganAt, until)),
    ...(scans.length === 0 ? [] : [scans.map(({ place, at }) => `${time(at)} ${place}`).join(', ')]),
    ...(left.length === 0 ? [] : [endedAt === null ? words.left(left) : words.missed(left)]),
  ]
}
