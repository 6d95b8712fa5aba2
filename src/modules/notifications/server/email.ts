import { paths } from '#paths.ts'
import type { Email } from '#platform/server/mail/email.ts'
import type { Language } from '#platform/language/language.ts'
import type { Words } from '../messages/kinds.ts'
import { notificationTexts } from '../messages/index.ts'
import type { Person } from './people.ts'

type Item = Words & { link: string | null }
type To = Person & { email: string }

/** The e-mail about one notification, in the language of the account. */
export function emailOf(person: To, { title, line, link }: Item, origin: string): Email {
  const words = notificationTexts[languageOf(person)].email
  return {
    ...addressed(person),
    subject: title,
    paragraphs: [words.hello(person.firstName), ...(line === '' ? [] : [line])],
    links: [{ label: words.choose, url: choicesAddress(origin) }],
    ...(link === null ? {} : { button: { label: words.open, url: `${origin}${link}` } }),
  }
}

/** The daily e-mail about several, oldest first. */
export function digestOf(person: To, items: readonly Item[], origin: string): Email {
  const words = notificationTexts[languageOf(person)].email
  return {
    ...addressed(person),
    subject: words.digestSubject(items.length),
    paragraphs: [
      words.hello(person.firstName),
      words.digestLead,
      ...items.map(({ title, line }) => `${title}\n${line}`.trim()),
    ],
    links: [{ label: words.choose, url: choicesAddress(origin) }],
    button: { label: words.digestOpen, url: `${origin}${paths.notifications()}` },
  }
}

export const languageOf = ({ language }: Pick<Person, 'language'>): Language => language ?? 'en'

const choicesAddress = (origin: string) => `${origin}${paths.notificationChoices()}`
const addressed = ({ userId, email, name, language }: To) => ({
  to: email,
  recipient: { userId },
  toName: name,
  language,
})
