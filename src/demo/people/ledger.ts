import { aPayment } from '../examples.ts'
import type { PaymentMethod } from '#payments/choices.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import type { Chance } from '../chance.ts'
import { at, today } from '../moments.ts'
import type { Office } from './office.ts'
import type { Member } from './people.ts'
import type { Household } from './households.ts'
import type { Residency } from './residents.ts'

type Entry = ReturnType<typeof aPayment>

/** The charges and payments of each household: three months for each, a year and a half for the demo accounts. */
export function createLedger(now: Date, residency: Residency, office: Office, chance: Chance): Entry[] {
  const entries: Entry[] = []
  const by = office.bookkeeper.id
  const month = today(now).slice(0, 7)

  const enter = (
    member: Member,
    household: Household,
    entry: Pick<Entry, 'kind' | 'type' | 'date' | 'amountCents'> & {
      method?: PaymentMethod
      memo?: string
      reverses?: string
    },
  ) => {
    const createdAt = at(entry.date, entry.kind === 'charge' ? 6 : 11, chance.between(0, 50))
    if (createdAt >= now) return null
    const made = aPayment({
      id: chance.id(createdAt),
      residentId: member.record.id,
      unitId: household.home.row.id,
      method: null,
      enteredBy: by,
      createdAt,
      ...entry,
    })
    entries.push(made)
    return made
  }

  for (const household of residency.households) {
    const payer = household.members[0]!
    if (household.until || payer.user.status === 'Invited') continue
    const isDemo = payer === residency.demoRenter || payer === residency.demoOwner
    const { row } = household.home
    const fee = row.monthlyMaintenanceCents!
    const rent =
      Math.round((row.squareFootage! * (household.home.layout === 'commercial' ? 3.4 : 3.95) + row.floor * 12) / 5) *
      500
    const [type, amount] = household.owner ? (['Maintenance fee', fee] as const) : (['Rent', rent] as const)
    const method = chance.pick<PaymentMethod>([
      'pre_authorised',
      'pre_authorised',
      'pre_authorised',
      'e_transfer',
      'cheque',
    ])
    const pays = isDemo || !chance.is(0.04)
    for (let back = isDemo ? 18 : 2; back >= 0; back--) {
      const first = `${monthsBefore(month, back)}-01`
      if (first < household.since.toISOString().slice(0, 10)) continue
      enter(payer, household, { kind: 'charge', type, date: first, amountCents: amount })
      const late = chance.is(isDemo ? 0.06 : 0.1)
      const paidOn = addDays(
        first,
        late ? chance.between(6, 16) : method === 'pre_authorised' ? 0 : chance.between(0, 3),
      )
      if (pays || back > 0)
        enter(payer, household, { kind: 'payment', type, date: paidOn, amountCents: amount, method })
      if (late && isDemo)
        enter(payer, household, { kind: 'charge', type: 'Late fee', date: addDays(first, 5), amountCents: 2500 })
      if (late && isDemo)
        enter(payer, household, {
          kind: 'payment',
          type: 'Late fee',
          date: paidOn,
          amountCents: 2500,
          method: 'e_transfer',
        })
    }
  }

  for (const [member, type, cents] of [
    [residency.demoRenter, 'Fob replacement', 5000],
    [residency.demoOwner, 'Party room booking', 12_000],
  ] as const) {
    const household = residency.households.find((h) => h.members.includes(member))!
    const day = addDays(today(now), -158)
    enter(member, household, { kind: 'charge', type, date: day, amountCents: cents })
    const wrong = enter(member, household, {
      kind: 'charge',
      type,
      date: addDays(day, 1),
      amountCents: cents,
      memo: 'Entered twice',
    })
    if (wrong)
      enter(member, household, {
        kind: 'counter',
        type,
        date: addDays(day, 2),
        amountCents: cents,
        memo: 'Entered twice, undone',
        reverses: wrong.id,
      })
    enter(member, household, { kind: 'payment', type, date: addDays(day, 6), amountCents: cents, method: 'card' })
  }
  return entries
}

function monthsBefore(month: string, back: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number)
  const all = year * 12 + of - 1 - back
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`
}
