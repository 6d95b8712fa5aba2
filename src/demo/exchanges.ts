/** A resident's question, and the answer. */
export const exchanges: readonly (readonly [question: string, answer: string])[] = [
  [
    'Is it possible to come after 5 pm? I am at work until then.',
    'Yes. Someone will ring at 5:15 pm and call if it gets later.',
  ],
  ['The cat is in the bedroom. Please do not open that door.', 'Noted on the work order, the bedroom stays closed.'],
  ['Do I need to be at home for this?', 'No, you gave permission to enter. We leave a card when we have been.'],
  ['It got a little worse since this morning.', 'Thank you for telling us. We moved you up and come today.'],
  ['Who pays for this, the owner or the building?', 'The building. You will not see a charge for it.'],
  ['I added two photos, I hope they help.', 'They do: we bring the right part and save you a second visit.'],
  ['Can I still use it until you come?', 'Better not. Please leave the valve closed until we have looked at it.'],
  ['Thursday does not work for me after all, is Friday possible?', 'Friday between 9 and 12 is free. It is yours.'],
  ['Thanks for the quick visit today!', 'Glad to hear. Tell us if anything is not as it should be.'],
  [
    'Please call my husband when you are at the door, I am abroad.',
    'We have his number on file and will call from the lobby.',
  ],
  ['Is there any news about the part?', 'It shipped yesterday. We write as soon as it is on our shelf.'],
  [
    'Could the work start after 9? The baby sleeps until then.',
    'Of course, we come at 9:30 am and keep the drilling short.',
  ],
]

/** The reasons for cancelling a request, as residents read them. */
export const withdrawals: readonly string[] = [
  'Withdrawn by the resident: it works again.',
  'The same was reported before; we go on under that request.',
  'This belongs to the owner of the home, not to the building. The office wrote to the owner.',
  'Checked twice, could not be found. Please report it again when it comes back.',
  'Found by the owner, nothing to do any more.',
]
