import type { TestApp } from '../test-app.ts'
import { announcements, type OfficeAnnouncement } from '#announcements/contract.ts'
import type { NewAnnouncement } from '#announcements/announcement-input.ts'
import { ownAnnouncements } from '#announcements/own-contract.ts'

/** Short, so that no session expires in the course of the tests. */
export const step = 4 * 60_000
export const news = (over: Partial<Record<keyof NewAnnouncement, unknown>> = {}) => ({
  title: 'Hot water off',
  body: '# Monday\n**Hot water** is off from 9 to 12.',
  category: 'Maintenance',
  audience: { kind: 'everyone' },
  ...over,
})
export const paramsOf = ({ id }: OfficeAnnouncement) => ({ params: { id } })

/** The calls that the tests of announcements share. */
export function createAnnouncementCalls(app: () => TestApp) {
  const timeAfterSteps = (n: number) => new Date(Date.now() + app().clock.ahead + n * step).toISOString()
  const write = async (over: Partial<Record<keyof NewAnnouncement, unknown>> = {}) =>
    (
      await app()
        .as('staff')
        .requestOk(announcements.write, { body: news(over) })
    ).body
  const find = async (announcement: OfficeAnnouncement) =>
    (await app().as('admin').requestOk(announcements.find, paramsOf(announcement))).body
  const recipients = async (announcement: OfficeAnnouncement, query: Record<string, string> = {}) =>
    (
      await app()
        .as('admin')
        .requestOk(announcements.recipients, { ...paramsOf(announcement), query })
    ).body
  const listOwn = async () => (await app().as('tenant').requestOk(ownAnnouncements.list)).body
  const isVisible = async (announcement: OfficeAnnouncement) => (await listOwn()).some((a) => a.id === announcement.id)
  return { timeAfterSteps, write, find, recipients, listOwn, isVisible }
}
