import { dashboardTime, type Day, timeOnDay } from '#platform/time/dates.ts'
import type { LogEntry, Round } from '../contract.ts'
import { logWords } from '../messages/desk.ts'
import { minutesBetween } from '../rules.ts'

const words = logWords.pdf

type Days = { shiftDay: Day; timeZone: string }

/** An entry in the PDF of its shift, with the date where it was written on another day than the shift began. */
export function entrySection(entry: LogEntry, { shiftDay, timeZone }: Days, code: string) {
  const { at, kind, place, body, by, receivedAt, sentBy, followUp, request } = entry
  return {
    label: words.entry(timeOnDay(at, shiftDay, timeZone), logWords.kinds[kind], place),
    lines: [
      body,
      words.by(by),
      ...(receivedAt === null ? [] : [words.received(dashboardTime(receivedAt, timeZone), sentBy)]),
      ...(request ? [words.request(`${code}-${request.number}`)] : []),
      ...(followUp === null || request
        ? []
        : [followUp.doneAt === null ? words.open : words.done(followUp.doneBy ?? '', followUp.note)]),
    ],
  }
}

export function roundLine({ beganAt, endedAt, points, scans }: Round, { shiftDay, timeZone }: Days): string {
  const until = endedAt ?? scans.at(-1)?.at ?? beganAt
  const from = timeOnDay(beganAt, shiftDay, timeZone)
  return words.round(from, scans.length, points, minutesBetween(beganAt, until))
}
