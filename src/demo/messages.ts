import { aMessage, aReply } from './examples.ts'
import { type Chance, chanceOf } from './chance.ts'
import { emails, openEmails } from './emails.ts'
import { at, atHome, atWork, dayBefore, later } from './moments.ts'
import { addressBook, fullNameOf, householdNames, phone } from './people/names.ts'
import type { Office } from './people/office.ts'
import { profile } from './profile.ts'

type Mail = { messages: ReturnType<typeof aMessage>[]; replies: ReturnType<typeof aReply>[] }

/** Messages from the web site: months of answered and archived ones, a handful still open today. */
export function createMessages(now: Date, office: Office, chance: Chance): Mail {
  const address = addressBook(chance)
  const mail: Mail = { messages: [], replies: [] }
  const authors = [office.desk, office.desk, office.admin, office.staff]

  const write = (entry: (typeof emails)[number], createdAt: Date) => {
    const name = householdNames(1, chance)[0]!
    const digits = phone(chance).slice('+1'.length)
    return aMessage({
      id: chance.id(createdAt),
      name: fullNameOf(name),
      email: address(name),
      phone:
        entry.reason === 'purchase-inquiry' && chance.is(0.3)
          ? `+44 20 7946 0${chance.digits(3)}`
          : `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`,
      reason: entry.reason,
      subject: entry.subject,
      message: entry.message,
      ipAddress: chance.pick(['203.0.113.', '198.51.100.', '192.0.2.']) + chance.between(2, 250),
      createdAt,
      updatedAt: createdAt,
    })
  }
  const answer = (message: ReturnType<typeof aMessage>, text: string) => {
    const sentAt = atWork(later(message.createdAt, 30), chance)
    if (sentAt >= now) return
    const by = chance.pick(authors)
    mail.replies.push(
      aReply({
        id: chance.id(sentAt),
        messageId: message.id,
        subject: `RPLY | ${profile.code} | ${message.subject}`,
        replyMessage: `Dear ${message.name.split(' ')[0]},\n\n${text}\n\nKind regards,\n${by.firstName} ${by.lastName}\n${profile.name}`,
        repliedBy: by.id,
        sentAt,
      }),
    )
  }

  const past = chance.some([...emails, ...emails], 46)
  past.forEach((entry, place) => {
    const daysAgo = 4 + Math.round(((place + chance.next()) / past.length) * 540)
    const message = write(entry, atHome(dayBefore(now, daysAgo), chance))
    if (entry.reply) answer(message, entry.reply)
    if (daysAgo > 30 || !entry.reply || chance.is(0.5)) {
      message.archivedAt = atWork(later(message.createdAt, chance.between(1, 5) * 1440), chance)
      if (message.archivedAt >= now) message.archivedAt = later(now, -90)
      message.archivedBy = chance.pick(authors).id
      message.version = 2
      message.updatedAt = message.archivedAt
    }
    mail.messages.push(message)
  })
  openEmails.forEach((entry, place) => {
    const createdAt =
      place === 0
        ? later(now, -26 * 60)
        : place < 4
          ? later(now, -60 * (18 - 4 * place) - chance.between(0, 40))
          : at(dayBefore(now, place), 14, 12)
    mail.messages.push(write(entry, createdAt < now ? createdAt : later(now, -45)))
  })
  mail.messages.push(...createSpam(now))
  mail.messages.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return mail
}

const spam = [
  {
    name: 'Growth Desk',
    email: 'hello@rank-first.example',
    subject: 'First page of every search engine',
    message: 'We place your web site on the first page within 30 days. Reply today for a free audit worth $900.',
  },
  {
    name: 'Premium Loans',
    email: 'offers@quick-funds.example',
    subject: 'Your business loan is approved',
    message: 'Up to $250,000 without paperwork. Click https://quick-funds.example/now before Friday.',
  },
  {
    name: 'Natasha',
    email: 'natasha@list-seller.example',
    subject: '40,000 fresh e-mail addresses',
    message: 'Property managers in Canada, checked last week. First thousand free.',
  },
] as const

/** Spam of the last weeks, with its own random numbers, so that everything else stays the same. */
function createSpam(now: Date) {
  const chance = chanceOf(7_302)
  return spam.map((sent, place) => {
    const createdAt = later(now, -60 * (9 + place * 110))
    return aMessage({
      ...sent,
      id: chance.id(createdAt),
      phone: '1-800-555-0199',
      reason: 'other',
      ipAddress: `203.0.113.${200 + place}`,
      spamAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    })
  })
}
