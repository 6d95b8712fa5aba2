import { dashboardTime } from '#platform/time/dates.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { announcementTexts } from '../messages/index.ts'

/** When an announcement is published and when it ends, in a few words each. */
export function timesOf({ state, publishedAt, expiresAt }: OfficeAnnouncement, zone: string) {
  const time = (at: string) => dashboardTime(at, zone)
  return {
    begin:
      publishedAt === null
        ? announcementTexts.en.notSent
        : state === 'scheduled'
          ? announcementTexts.en.scheduledFor(time(publishedAt))
          : time(publishedAt),
    end:
      expiresAt === null
        ? null
        : state === 'expired'
          ? announcementTexts.en.ended(time(expiresAt))
          : announcementTexts.en.until(time(expiresAt)),
  }
}
