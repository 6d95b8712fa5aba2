import { paths } from '#paths.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Words } from '../messages/kinds.ts'
import { notificationTexts } from '../messages/index.ts'
import type { Person } from './people.ts'

type Item = Words & { link: string | null; isAlert: boolean }
type To = Person & { email: string }

/** The e-mail about one notification, in the language of the account. That of an alert takes it. */
export function emailOf(person: To, { title, line, link, isAlert }: Item, origin: string): Email {
  const words = notificationTexts[languageOf(person)].email
  const open = link === null ? null : { label: words.open, url: `${origin}${link}` }
  const choose = { label: words.choose, url: choicesAddress(origin) }
  return {
    ...addressed(person),
    subject: title,
    paragraphs: [words.hello(person.greeting), ...(line === '' ? [] : [line])],
    ...(isAlert
      ? {
          button: { label: words.haveIt, linkType: 'alert' },
          buttonHint: { title: words.haveItTitle, text: words.haveItHint },
          links: [...(open ? [open] : []), choose],
        }
      : { ...(open ? { button: open } : {}), links: [choose] }),
  }
}

/** The daily e-mail about several, oldest first. */
export function digestOf(person: To, items: readonly Item[], origin: string): Email {
  const words = notificationTexts[languageOf(person)].email
  return {
    ...addressed(person),
    subject: words.digestSubject(items.length),
    paragraphs: [
      words.hello(person.greeting),
      words.digestLead,
      ...items.map(({ title, line }) => `${title}\n${line}`.trim()),
    ],
    links: [{ label: words.choose, url: choicesAddress(origin) }],
    button: { label: words.digestOpen, url: `${origin}${paths.notifications()}` },
  }
}

export const languageOf = ({ language }: Pick<Person, 'language'>): Language => readerLanguage(language)

const choicesAddress = (origin: string) => `${origin}${paths.notificationChoices()}`
const addressed = ({ userId, email, name, language }: To) => ({
  to: email,
  recipient: { userId },
  toName: name,
  language,
})
