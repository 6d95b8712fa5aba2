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
  'notifications turned on push': changed(() => 'turned on push messages in a browser'),
  'notifications turned off push': changed(() => 'turned off push messages in a browser'),
  'text messages set': changed(() => 'changed the gateway for text messages'),
  'text messages removed': changed(() => 'removed the gateway for text messages'),
  'alerts took': changed(({ after }) =>
    after['how'] === 'link' ? 'took an alert by the link of a message: “I have it”' : 'took an alert: “I have it”',
  ),
  'alerts tested': changed('sent a test call to the person on call'),
  'notifications changed': changed(() => 'changed their quiet hours or daily email'),
}
