import type { bellTexts } from './bell.ts'
import type { notificationTexts } from './index.ts'
import type { kindTexts } from './kinds.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type NotificationsTopics = {
  'notifications.bell': typeof bellTexts
  notifications: typeof notificationTexts
  'notifications.kinds': typeof kindTexts
}
