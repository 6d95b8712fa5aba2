import { dashboardTime } from '#platform/time/dates.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { words } from '../messages/index.ts'

/** When an announcement is published and when it ends, in a few words each. */
export function timesOf({ state, publishedAt, expiresAt }: OfficeAnnouncement, zone: string) {
  const time = (at: string) => dashboardTime(at, zone)
  return {
    begin:
      publishedAt === null
        ? words.notSent
        : state === 'scheduled'
          ? words.scheduledFor(time(publishedAt))
          : time(publishedAt),
    end: expiresAt === null ? null : state === 'expired' ? words.ended(time(expiresAt)) : words.until(time(expiresAt)),
  }
}
