/** The facts of an e-mail about a stall or locker. */
export type AssetFacts = {
  firstName: string
  /** With its number: Parking stall P4-30. */
  asset: string
  /** Its level or room; empty when it is not known. */
  place: string
  officeEmail: string
  officePhone: string
}

const contact = ({ officeEmail, officePhone }: AssetFacts) =>
  `If you have a question, please ask us at ${officeEmail}${officePhone === '' ? '' : ` or ${officePhone}`}.`
const placeOf = ({ place }: AssetFacts) => (place === '' ? [] : [`Where to find it: ${place}`])
const label = 'Open the resident portal'

/** The e-mails to residents about their stalls and lockers. */
export const emails = {
  /** To a resident who waited for one. */
  fromWaitingList: (facts: AssetFacts) => ({
    subject: `${facts.asset} is yours`,
    paragraphs: [
      `Hello ${facts.firstName},`,
      `Your turn on the waiting list has come: ${facts.asset} is yours from today.`,
      ...placeOf(facts),
      contact(facts),
    ],
    label,
  }),
  /** To the resident for whom a conflict was settled, and those of the same home. */
  confirmed: (facts: AssetFacts) => ({
    subject: `${facts.asset} is yours`,
    paragraphs: [
      `Hello ${facts.firstName},`,
      `${facts.asset} was in more than one resident's record. We have settled this: it is yours.`,
      ...placeOf(facts),
      contact(facts),
    ],
    label,
  }),
  /** To everyone else who was named. */
  removed: (facts: AssetFacts) => ({
    subject: `${facts.asset} is no longer in your record`,
    paragraphs: [
      `Hello ${facts.firstName},`,
      `Your record named ${facts.asset}, which belongs elsewhere. We have settled this: your record no longer names it. Please stop using it.`,
      contact(facts),
    ],
    label,
  }),
}
