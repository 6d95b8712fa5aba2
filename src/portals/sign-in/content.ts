import type { EmailToConfirm } from '#accounts/email-contract.ts'
import type { Confirmation } from '#maintenance/confirmation/contract.ts'
import { paths } from '#paths.ts'

/** What a form shows again: the typed values, the error of each field, and that of the whole form. */
export type FormState<Field extends string> = {
  values: Partial<Record<Field, string>>
  errors: Partial<Record<Field, string>>
  problem: string | null
}

export const emptyForm = { values: {}, errors: {}, problem: null } as const satisfies FormState<string>

export type SignInField = 'email' | 'password' | 'code'
export type ResetField = 'newPassword' | 'confirmed'

/** What a page for people who are not signed in shows. Scripts replace parts of it, without them a form does. */
export type SignedOutContent =
  | {
      kind: 'sign-in'
      form: FormState<SignInField>
      /** The second step asks for a code. It sends the first step's input again, encrypted. */
      step: { name: 'password' } | { name: 'code'; email: string; sealed: string }
    }
  | { kind: 'forgot'; form: FormState<'email'>; isSent: boolean }
  | {
      kind: 'reset'
      link: 'open' | 'missing' | 'bad' | 'done'
      /** The person whom the link invites; null when it resets a password. */
      invited: { name: string; email: string } | null
      form: FormState<ResetField>
    }
  | { kind: 'confirm-email'; link: 'missing' | 'bad' }
  | { kind: 'confirm-email'; link: 'open' | 'done'; change: EmailToConfirm; problem: string | null }
  | { kind: 'confirm-request'; link: 'missing' | 'bad' }
  | {
      kind: 'confirm-request'
      link: 'open'
      confirmation: Confirmation
      /** The reason why it is not fixed is being asked for. */
      reason: FormState<'why'> | null
      problem: string | null
    }
  | { kind: 'news-by-mail'; link: 'missing' | 'bad' }
  | { kind: 'news-by-mail'; link: 'open'; isEnabled: boolean; problem: string | null }

export type SignedOutKind = SignedOutContent['kind']
export type ContentOf<Kind extends SignedOutKind> = Extract<SignedOutContent, { kind: Kind }>

export const blankSignIn: ContentOf<'sign-in'> = { kind: 'sign-in', form: emptyForm, step: { name: 'password' } }

/** The pages with an address of their own, as they are without a token and without input. */
const signedOutPages: Readonly<Record<string, SignedOutContent>> = {
  [paths.login()]: blankSignIn,
  [paths.residentLogin()]: blankSignIn,
  [paths.forgotPassword()]: { kind: 'forgot', form: emptyForm, isSent: false },
  [paths.resetPassword()]: { kind: 'reset', link: 'missing', invited: null, form: emptyForm },
  [paths.confirmEmail()]: { kind: 'confirm-email', link: 'missing' },
  [paths.confirmRequest()]: { kind: 'confirm-request', link: 'missing' },
  [paths.newsByMail()]: { kind: 'news-by-mail', link: 'missing' },
}

/** The page at an address; null for any other address. */
export const findSignedOutPage = (path: string): SignedOutContent | null =>
  Object.hasOwn(signedOutPages, path) ? (signedOutPages[path] ?? null) : null
