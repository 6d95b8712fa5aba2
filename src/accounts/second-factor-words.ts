import { inLanguages } from '#platform/language.ts'
import type { Language } from '#platform/language.ts'
import { french, frenchLetters } from './second-factor-french.ts'

/** What is said about the second step of signing in. */
const english = {
  title: 'Two-step sign-in',
  loading: 'Loading two-step sign-in...',
  off: 'Off',
  on: 'On',
  why: 'After your password you also enter a code from an app on your phone. Who learns your password still cannot sign in.',
  since: (day: string) => `On since ${day}.`,
  codesLeft: (n: number) =>
    n === 0 ? 'No recovery codes are left.' : `${n} recovery ${n === 1 ? 'code is' : 'codes are'} left.`,
  fewLeft: 'Make new recovery codes before you need one.',
  setUp: 'Set Up',
  makeCodes: 'New Recovery Codes',
  turnOff: 'Turn Off',
  cancel: 'Cancel',
  back: 'Back',
  done: 'Done',
  setUpTitle: 'Set up two-step sign-in',
  passwordLead: 'First your password, so that nobody else sets it up at your open screen.',
  continue: 'Continue',
  checking: 'Checking...',
  scanLead: 'Scan this square with an authenticator app, then enter the code it shows.',
  square: 'Square to scan with an authenticator app',
  byHand: 'Or type this key into the app',
  appCode: 'Code from the app',
  appCodeHint: 'Six digits, new every 30 seconds.',
  turnOn: 'Turn On',
  turningOn: 'Turning on...',
  codesTitle: 'Your recovery codes',
  codesLead:
    'Each signs you in once when your phone is not at hand. They are shown only now: keep them where you find them.',
  codesList: 'Recovery codes',
  copy: 'Copy',
  copied: 'Recovery codes copied',
  notCopied: 'The codes could not be copied. Please write them down.',
  download: 'Download',
  print: 'Print',
  fileName: 'recovery-codes.txt',
  fileHead: (email: string) => `Recovery codes of ${email}. Each works once.`,
  keptThem: 'I have kept these codes',
  keepFirst: 'Keep the codes first, then tick the box.',
  newCodesTitle: 'Make new recovery codes?',
  newCodesLead: 'The codes you have now stop working.',
  makingCodes: 'Making codes...',
  turnOffTitle: 'Turn off two-step sign-in?',
  turnOffLead: 'From then on the password alone signs you in. Your other sessions end.',
  turningOff: 'Turning off...',
  password: 'Password',
  anyCode: 'Code from the app or recovery code',
  pleaseCheck: 'Please check the form',
  turnedOn: 'Two-step sign-in is on. All other sessions have ended.',
  turnedOff: 'Two-step sign-in is off. All other sessions have ended.',
  passwordFirst: 'Please enter your password',
  codeFirst: 'Please enter the code',
  codeTooLong: 'That code is too long',
  wrongCode: 'That code is wrong, too old, or was used already.',
  codeWanted: 'Please enter the code from your app.',
  alreadyOn: 'Two-step sign-in is on already.',
  notOn: 'Two-step sign-in is off.',
  turnedOffFor: 'Two-step sign-in is off for this account.',
  ownReset: 'Your own is turned off under My account, with a code.',
  notBegun: 'Please begin the set-up again.',
  stepTitle: 'Enter the code from your app',
  stepLead: (email: string) => `Your password was right. One more step for ${email}.`,
  byRecovery: 'Use a recovery code',
  byApp: 'Use the code from the app',
  recoveryTitle: 'Enter a recovery code',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the ten you kept. It works once.',
  lostBoth: 'Without phone and codes: the office can turn the second step off for you.',
  verify: 'Sign In',
  verifying: 'Signing In...',
} as const
export type SecondFactorWords = typeof english
export const words = inLanguages(english, french)

/** The letters about it. */
export const letters = {
  on: (firstName: string) => ({
    subject: 'Two-step sign-in is on',
    paragraphs: [
      `Hello ${firstName},`,
      'two-step sign-in was just turned on for your portal account. From now on you need a code from your app besides the password. All other sessions have ended.',
      'If it was not you, please tell the office at once.',
    ],
  }),
  off: (firstName: string) => ({
    subject: 'Two-step sign-in is off',
    paragraphs: [
      `Hello ${firstName},`,
      'two-step sign-in was just turned off for your portal account. The password alone signs you in. All other sessions have ended.',
      'If it was not you, please change your password at once and tell the office.',
    ],
  }),
  reset: (firstName: string) => ({
    subject: 'Two-step sign-in was turned off by the office',
    paragraphs: [
      `Hello ${firstName},`,
      'an administrator has turned off two-step sign-in for your portal account, so that you can sign in without your phone. All sessions have ended.',
      'If you did not ask for it, please change your password and tell the office at once. You can set it up again under My account.',
    ],
  }),
  codes: (firstName: string) => ({
    subject: 'New recovery codes',
    paragraphs: [
      `Hello ${firstName},`,
      'new recovery codes were just made for your portal account. The ones before no longer work.',
      'If it was not you, please change your password at once and tell the office.',
    ],
  }),
}

/** The letters in the language somebody chose to read. */
export const lettersIn = (language: Language | null): typeof letters => (language === 'fr' ? frenchLetters : letters)
