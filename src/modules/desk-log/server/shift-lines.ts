import { dashboardClock, dashboardTime } from '#platform/time/dates.ts'
import type { LogEntry, Round } from '../contract.ts'
import { logWords } from '../messages/desk.ts'
import { minutesBetween } from '../rules.ts'

const words = logWords.pdf

/** An entry in the PDF of its shift. */
export const sectionOf =
  (timeZone: string, code: string) =>
  ({ at, kind, place, body, by, receivedAt, followUp, request, announcementId }: LogEntry) => ({
    label: words.entry(dashboardClock(new Date(at), timeZone), logWords.kinds[kind], place),
    lines: [
      body,
      words.by(by),
      ...(receivedAt === null ? [] : [words.received(dashboardTime(receivedAt, timeZone))]),
      ...(request ? [words.request(`${code}-${request.number}`)] : []),
      ...(announcementId === null ? [] : [words.drafted]),
      ...(followUp === null || request || announcementId !== null
        ? []
        : [followUp.doneAt === null ? words.open : words.done(followUp.doneBy ?? '', followUp.note)]),
    ],
  })

/** A round with each point and its time, and those that were not reached. */
export const roundLines =
  (timeZone: string) =>
  ({ beganAt, endedAt, points, scans, left }: Round) => {
    const until = endedAt ?? scans.at(-1)?.at ?? beganAt
    const clock = (iso: string) => dashboardClock(new Date(iso), timeZone)
    return [
      words.round(clock(beganAt), scans.length, points, minutesBetween(beganAt, until)),
      ...(scans.length === 0 ? [] : [scans.map(({ place, at }) => `${clock(at)} ${place}`).join(', ')]),
      ...(left.length === 0 ? [] : [endedAt === null ? words.left(left) : words.missed(left)]),
    ]
  }
