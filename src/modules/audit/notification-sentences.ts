import { changed, type Sentence } from './sentence.ts'

/** The sentences about what reaches a person, which only they choose. */
export const notificationSentences: Readonly<Record<string, Sentence>> = {
  'notifications chose': changed(({ after }) =>
    after['kind'] === 'announcement' && after['channel'] === 'email' && after['how'] !== undefined
      ? after['value'] === 'off'
        ? `turned off announcements by email${after['how'] === 'email' ? ' through the link in an email' : ''}`
        : 'turned on announcements by email'
      : 'changed which notifications reach them',
  ),
  'notifications changed': changed(() => 'changed their quiet hours or daily email'),
}
