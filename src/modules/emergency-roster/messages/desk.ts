/** Errors about the emergency roster that the office and the front desk read, in English as in the console. */
export const rosterDeskWords = {
  noIncident: 'The roster opens only during an incident or a drill',
  noPassphrase: 'The office has not set a passphrase for the devices yet',
  notHere: 'This person does not live in this unit',
  tooMany: (most: number) => `A person can have at most ${most} entries`,
  consentRequired: 'Please write how the person agreed',
  future: 'This time is in the future',
  tooOld: 'This view is too long ago',
  noViewer: 'This person does not work at the front desk',
  withdrawn: 'Entry deleted',
  removed: 'Device removed',
} as const
