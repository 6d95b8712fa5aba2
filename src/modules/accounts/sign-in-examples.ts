import { words as factorWords } from './messages/second-factor.ts'
import { words } from './messages/index.ts'

/** Example errors of signing in, for the OpenAPI document: a correct password without a code has its own 401. */
export const signInExamples = {
  401: {
    wrongCredentials: { message: words.wrongCredentials, code: 'wrong_credentials' },
    secondFactorRequired: { message: factorWords.codeRequired, code: 'second_factor_required', field: 'code' },
    secondFactorWrong: { message: factorWords.wrongCode, code: 'second_factor_wrong', field: 'code' },
  },
  429: {
    tooManyTries: { message: words.tooManyAttempts, code: 'too_many' },
    tooManyInARow: { message: words.accountLocked, code: 'too_many' },
  },
}
