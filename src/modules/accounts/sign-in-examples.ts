import { secondFactorTexts } from './messages/second-factor.ts'
import { accountTexts } from './messages/index.ts'

/** Example errors of signing in, for the OpenAPI document: a correct password without a code has its own 401. */
export const signInExamples = {
  401: {
    wrongCredentials: { message: accountTexts.en.wrongCredentials, code: 'wrong_credentials' },
    secondFactorRequired: {
      message: secondFactorTexts.en.codeRequired,
      code: 'second_factor_required',
      field: 'code',
    },
    secondFactorWrong: { message: secondFactorTexts.en.wrongCode, code: 'second_factor_wrong', field: 'code' },
  },
  429: {
    tooManyAttemptsExample: { message: accountTexts.en.tooManyAttempts, code: 'too_many' },
    tooManyInARow: { message: accountTexts.en.accountLocked, code: 'too_many' },
  },
}
