import { actionTexts } from '#platform/language/messages/many.ts'

const accounts = ['account', 'accounts'] as const

/** Texts of suspending or activating many accounts of the office at once. */
export const manyWords = {
  notActive: 'It is not active',
  notSuspended: 'It is not suspended',
  own: 'It is your own account',
  suspend: actionTexts(...accounts, { label: 'Suspend', verb: 'Suspend', done: 'suspended' }),
  activate: actionTexts(...accounts, { label: 'Activate', verb: 'Activate', done: 'activated' }),
  follows: {
    suspend:
      'They are signed out at once and cannot sign in. An undo makes them active again, but their sessions have ended.',
    activate: 'They can sign in again with the password they had.',
  },
  failed: 'The accounts could not be changed',
}
