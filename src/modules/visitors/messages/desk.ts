/** Errors of the desk about visitors, in English as in the console. */
export const deskVisitorWords = {
  required: 'Please fill in all required fields',
  badDay: 'Please enter a date',
  noUnit: 'This unit does not exist',
  notHost: 'This person does not live in this unit',
  typeName: 'Type the name of the visitor',
  chooseUnit: 'Choose whom they visit',
  typeFirm: 'Type the firm of the contractor',
  notOnList: 'This guest is not on the list of the pass',
  alreadyHere: 'This visitor is in the building already',
  badgeTaken: (badge: string) => `Badge ${badge} is out with another visitor`,
  hasLeft: 'This visitor has left',
  doNotAdmit: 'Do not admit. Call the office.',
  passProblems: {
    cancelled: 'The resident cancelled this visit',
    ended: 'This visit has ended',
    another_day: 'This pass is for another day',
    too_early: 'Too early for this visit',
  },
  tooManyCodes: 'Too many wrong codes. Please wait ten minutes, or search by name.',
  noStall: 'No visitor stall is free for all of this time. Fewer hours may work.',
  stallLimit: (unit: string, limit: number) =>
    limit === 0 ? 'Visitor stalls are not given out' : `${unit} has used its ${limit} visitor stalls of this month`,
  noVisit: 'This visit is to another home',
  hasStall: 'This visit has a stall already',
  stallEnded: 'Stall is free',
  admitted: 'Entry removed',
} as const
