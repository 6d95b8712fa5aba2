import { actionTexts } from '#platform/language/messages/many.ts'

/** Texts of cancelling many events at once. */
export const manyWords = {
  badAction: 'action must be cancel',
  cancelledAlready: 'It is cancelled already',
  isOver: 'It is over',
  cancel: actionTexts('event', 'events', { label: 'Cancel events', verb: 'Cancel', done: 'cancelled' }),
  follows: 'They stay on the calendar of their audience, marked as cancelled.',
  failed: 'The events could not be cancelled',
}
