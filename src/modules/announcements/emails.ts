import { translated, readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { frenchEmails } from './messages/fr.ts'

/** The e-mails about announcements; the author's text is not translated. */
const emails = {
  news: (announcement: {
    title: string
    paragraphs: readonly string[]
    files: readonly string[]
    emergency: boolean
  }) => ({
    subject: announcement.emergency ? `Emergency: ${announcement.title}` : announcement.title,
    paragraphs: [
      announcement.title,
      ...announcement.paragraphs,
      ...(announcement.files.length > 0 ? [`Attached in your portal: ${announcement.files.join(', ')}`] : []),
    ],
    label: 'Read in your portal',
    off: 'Stop announcements by email',
  }),
  reminder: (announcement: { title: string }) => ({
    subject: `Reminder: ${announcement.title}`,
    paragraphs: ['You have not read this announcement yet:', announcement.title],
    label: 'Read in your portal',
    off: 'Stop announcements by email',
  }),
}

export const announcementEmails = translated('announcements.emails', emails, frenchEmails)

/** The texts in the language of the recipient. */
export const emailsIn = (language: Language | null) => announcementEmails[readerLanguage(language)]
