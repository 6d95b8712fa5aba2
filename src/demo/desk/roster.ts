import { consentVersion, type HelpKind } from '#emergency-roster/choices.ts'
import type { emergencyNeeds } from '#emergency-roster/server/table.ts'
import type { Chance } from '../chance.ts'
import { at, dayBefore } from '../moments.ts'
import type { Residency } from '../people/residents.ts'

type NewNeed = typeof emergencyNeeds.$inferInsert

/** What people of a tower enter; the first is the demo owner's. */
const examples: readonly { needs: HelpKind[]; note?: string; pets?: string; consentNote?: string }[] = [
  { needs: [], pets: '2 cats, carriers are in the hall closet' },
  { needs: ['wheelchair'], note: 'Two people for the evacuation chair, which is beside stair A.' },
  { needs: ['hearing'], note: 'Cannot hear the alarm at night. Knock hard, flash the light.' },
  { needs: ['walker'], note: 'Slow on stairs, one person is enough.', pets: 'One small dog' },
  { needs: ['oxygen', 'walker'], note: 'Oxygen concentrator in the bedroom, a spare bottle by the door.' },
  { needs: ['sight'], note: 'Knows stair B by hand, needs a voice ahead.', pets: 'A guide dog' },
  {
    needs: ['wheelchair', 'oxygen'],
    note: 'On the ventilator from 22:00.',
    consentNote: 'By telephone, with the daughter on the line',
  },
  { needs: ['other'], note: 'Expects a child in spring, no more than five floors on foot.' },
]

/** The emergency roster: one entry of the office, the others by the people themselves. */
export function createRoster(
  now: Date,
  { demoOwner, members }: Pick<Residency, 'demoOwner' | 'members'>,
  office: { id: string },
  chance: Chance,
): NewNeed[] {
  const living = members.filter(({ assignment }) => assignment && !assignment.endedAt)
  const others = chance.some(
    living.filter((member) => member !== demoOwner),
    examples.length - 1,
  )
  return [demoOwner, ...others].flatMap(({ user, record, assignment }, place) => {
    const example = examples[place]
    if (!example || !assignment) return []
    const { needs, note = '', pets = '', consentNote = '' } = example
    const since = at(dayBefore(now, 20 + place * 9), 10, place * 7)
    const times = { consentedAt: since, createdAt: since, updatedAt: since }
    const enteredBy = consentNote === '' ? null : office.id
    const of = { userId: user.id, unitId: assignment.unitId, fullName: record.fullName }
    return [{ id: chance.id(since), ...of, needs, note, pets, consentNote, consentVersion, enteredBy, ...times }]
  })
}
