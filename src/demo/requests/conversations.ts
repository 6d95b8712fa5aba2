import { aRequestMessage } from '../examples.ts'
import type { Chance } from '../chance.ts'
import { exchanges } from '../exchanges.ts'
import { atWork, later } from '../moments.ts'

/** A message of the resident and its answer; none while the answer would be in the future. */
export function createConversation(
  requestId: string,
  { createdAt, authorId, assignee, now }: { createdAt: Date; authorId: string; assignee: string; now: Date },
  chance: Chance,
): ReturnType<typeof aRequestMessage>[] {
  const [opening, answer] = chance.pick(exchanges)
  const first = later(createdAt, chance.between(20, 180))
  const second = atWork(first, chance)
  if (second >= now) return []
  return [
    aRequestMessage({
      id: chance.id(first),
      requestId,
      authorId,
      body: opening,
      sentTo: 'staff',
      createdAt: first,
    }),
    aRequestMessage({
      id: chance.id(second),
      requestId,
      authorId: assignee,
      body: answer,
      sentTo: 'tenant',
      createdAt: second,
    }),
  ]
}
