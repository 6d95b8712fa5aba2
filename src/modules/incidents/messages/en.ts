/** Texts about incidents for residents. */
export const english = {
  notKnown: 'This incident does not exist',
  isOver: 'This is over already. Please report it if it still does not work.',
  notice: {
    title: (kind: string) => `We know about it: ${kind}`,
    notHere: 'Your home is not on our list. If you are affected, let us know with one press.',
    lead: 'You need not send a request: add that you are affected, and we write to you when it is over.',
    affected: 'I am affected too',
    added: 'You are on the list',
    addedLine: 'We write to you when it is over.',
    alreadyAdded: 'You added that you are affected.',
    remove: 'Remove me',
    removed: 'You are no longer on the list',
    stillSend: 'If it is about something else, just send the request.',
    failed: 'This could not be saved',
  },
}
