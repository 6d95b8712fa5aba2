import { aMessage, aReply } from '#examples.ts'
import type { Chance } from './chance.ts'
import { letters, openLetters } from './letters.ts'
import { at, atHome, atWork, dayBefore, later } from './moments.ts'
import { addressBook, fullNameOf, householdNames, phone } from './names.ts'
import type { Office } from './office.ts'
import { profile } from './profile.ts'

type Mail = { messages: ReturnType<typeof aMessage>[]; replies: ReturnType<typeof aReply>[] }

/** What came in through the web site: months of it answered and filed, a handful still open today. */
export function makeMessages(now: Date, office: Office, chance: Chance): Mail {
  const address = addressBook(chance)
  const mail: Mail = { messages: [], replies: [] }
  const answers = [office.desk, office.desk, office.admin, office.staff]

  const write = (letter: (typeof letters)[number], createdAt: Date) => {
    const name = householdNames(1, chance)[0]!
    const digits = phone(chance)
    return aMessage({
      id: chance.id(createdAt),
      name: fullNameOf(name),
      email: address(name),
      phone:
        letter.reason === 'purchase-inquiry' && chance.is(0.3)
          ? `+44 20 7946 0${chance.digits(3)}`
          : `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`,
      reason: letter.reason,
      subject: letter.subject,
      message: letter.message,
      ipAddress: chance.pick(['203.0.113.', '198.51.100.', '192.0.2.']) + chance.between(2, 250),
      createdAt,
      updatedAt: createdAt,
    })
  }
  const answer = (message: ReturnType<typeof aMessage>, text: string) => {
    const sentAt = atWork(later(message.createdAt, 30), chance)
    if (sentAt >= now) return
    const by = chance.pick(answers)
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

  const past = chance.some([...letters, ...letters], 46)
  past.forEach((letter, place) => {
    const daysAgo = 4 + Math.round(((place + chance.next()) / past.length) * 540)
    const message = write(letter, atHome(dayBefore(now, daysAgo), chance))
    if (letter.reply) answer(message, letter.reply)
    if (daysAgo > 30 || !letter.reply || chance.is(0.5)) {
      message.archivedAt = atWork(later(message.createdAt, chance.between(1, 5) * 1440), chance)
      if (message.archivedAt >= now) message.archivedAt = later(now, -90)
      message.archivedBy = chance.pick(answers).id
      message.version = 2
      message.updatedAt = message.archivedAt
    }
    mail.messages.push(message)
  })
  openLetters.forEach((letter, place) => {
    const createdAt =
      place === 0
        ? later(now, -26 * 60)
        : place < 4
          ? later(now, -60 * (18 - 4 * place) - chance.between(0, 40))
          : at(dayBefore(now, place), 14, 12)
    mail.messages.push(write(letter, createdAt < now ? createdAt : later(now, -45)))
  })
  mail.messages.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return mail
}
