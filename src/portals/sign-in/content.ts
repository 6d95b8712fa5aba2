import type { EmailToConfirm } from '#accounts/email-contract.ts'
import type { IncidentKind } from '#incidents/choices.ts'
import type { Confirmation } from '#maintenance/confirmation/contract.ts'
import type { VendorPage } from '#maintenance/work-orders/vendor-page.ts'
import type { AlertPage } from '#on-call/alert-page.ts'
import type { PassPage } from '#visitors/pass-page.ts'
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
      /** The form for the reason why it is not fixed. */
      reason: FormState<'why'> | null
      problem: string | null
    }
  | { kind: 'report'; code: 'missing' | 'bad' }
  | {
      kind: 'report'
      code: 'known'
      place: string
      /** The secret part of the address on the sign. */
      secret: string
      /** What is known about already. */
      incidents: readonly { id: string; kind: IncidentKind; status: string }[]
      /** They have just added that they are affected. */
      isListed: boolean
      form: FormState<'description' | 'contact' | 'picture'>
      /** The number of the report that was just sent; '' for one without a number. */
      sent: string | null
      isSignedIn: boolean
    }
  | { kind: 'confirm-visit'; link: 'missing' | 'bad' }
  | {
      kind: 'confirm-visit'
      link: 'open'
      vendor: string
      number: string
      visit: { from: string; to: string } | null
      /** What the resident has just answered. */
      answer: 'confirmed' | 'proposed' | null
      /** The form for another time. */
      other: FormState<VisitField> | null
      problem: string | null
    }
  | { kind: 'take-alert'; link: 'missing' | 'bad' }
  | { kind: 'take-alert'; link: 'open'; alert: AlertPage; problem: string | null }
  | { kind: 'work-order'; link: 'missing' | 'ended' }
  | {
      kind: 'work-order'
      link: 'open'
      order: VendorPage
      /** The form for a reason for declining or another time; the step itself otherwise. */
      view: OrderView
      form: FormState<OrderField>
      /** The form to which its values and errors belong. */
      sent: OrderAction | null
      /** The last form was saved. */
      isSaved: boolean
    }
  | { kind: 'visitor-pass'; link: 'missing' | 'bad' }
  | { kind: 'visitor-pass'; link: 'open'; pass: PassPage; token: string }
  | { kind: 'news-by-mail'; link: 'missing' | 'bad' }
  | { kind: 'news-by-mail'; link: 'open'; isEnabled: boolean; problem: string | null }

export type VisitField = 'day' | 'start' | 'end' | 'note'
export type OrderField = VisitField | 'visit' | 'estimate' | 'reason' | 'photos' | 'amount' | 'number' | 'invoice'
export type OrderView = 'step' | 'decline' | 'propose' | 'finish'
/** What the buttons of the page of a work order do. */
export const orderActions = [
  'accept',
  'ask-decline',
  'ask-finish',
  'decline',
  'ask-propose',
  'propose',
  'confirm',
  'estimate',
  'photos',
  'finish',
  'invoice',
  'pdf',
  'back',
] as const
export type OrderAction = (typeof orderActions)[number]

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
  [paths.report()]: { kind: 'report', code: 'missing' },
  [paths.workOrder()]: { kind: 'work-order', link: 'missing' },
  [paths.confirmVisit()]: { kind: 'confirm-visit', link: 'missing' },
  [paths.takeAlert()]: { kind: 'take-alert', link: 'missing' },
  [paths.visitorPass()]: { kind: 'visitor-pass', link: 'missing' },
  [paths.newsByMail()]: { kind: 'news-by-mail', link: 'missing' },
}

/** The page at an address; null for any other address. */
export const findSignedOutPage = (path: string): SignedOutContent | null =>
  Object.hasOwn(signedOutPages, path) ? (signedOutPages[path] ?? null) : null
