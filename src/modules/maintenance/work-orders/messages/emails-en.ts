/** The texts of an e-mail; a quotation is the words of a person. */
export type OrderEmail = { subject: string; paragraphs: readonly (string | { quote: string })[]; label?: string }

/** What an e-mail about a work order says about it. Times are in the language of the reader. */
export type OrderFacts = {
  number: string
  order: string
  title: string
  place: string
  vendor: string
  /** Of the reader. */
  name: string
  visit: string
  officeEmail: string
  officePhone: string
}

const about = ({ title, place }: OrderFacts) => (place === '' ? title : `${title} (${place})`)
const questions = ({ officePhone, officeEmail }: OrderFacts) =>
  officePhone === ''
    ? `Questions? Write to the office at ${officeEmail}.`
    : `Questions? Call the office at ${officePhone} or write to ${officeEmail}.`

/** The subject: what happened, the title of the request, and its number. */
const subject = (state: string, { title, number }: OrderFacts) => `${state}: ${title} (${number})`

/** E-mails to vendors and to residents about a work order. */
export const english = {
  order: (f: OrderFacts & { scope: string }) => ({
    subject: subject('Work order', f),
    paragraphs: [
      `Hello ${f.name},`,
      `Please look at our work order ${f.order} for ${about(f)}:`,
      { quote: f.scope },
      'The button opens a page where you accept with a time, decline, and later send photos and your invoice. You need no account. The order is attached as a PDF.',
      questions(f),
    ],
    label: 'Answer the work order',
  }),
  anotherVisit: (f: OrderFacts & { note: string | null }) => ({
    subject: subject('Another time for your visit', f),
    paragraphs: [
      `Hello ${f.name},`,
      `For work order ${f.order}, ${about(f)}, we were asked for another time: ${f.visit}.`,
      ...(f.note ? [{ quote: f.note }] : []),
      'Does it suit you? Please confirm it, or propose another time.',
      questions(f),
    ],
    label: 'Answer the time',
  }),
  visitConfirmed: (f: OrderFacts) => ({
    subject: subject('Your visit is confirmed', f),
    paragraphs: [
      `Hello ${f.name},`,
      `Your visit for work order ${f.order}, ${about(f)}, is confirmed: ${f.visit}.`,
      'The page of the work order has all you need, and takes your photos and your invoice afterwards.',
      questions(f),
    ],
    label: 'Open the work order',
  }),
  approved: (f: OrderFacts & { amount: string }) => ({
    subject: subject(`${f.amount} approved`, f),
    paragraphs: [
      `Hello ${f.name},`,
      `We approved a cost of ${f.amount} for work order ${f.order}, ${about(f)}. Please ask us before you go over it.`,
    ],
    label: 'Open the work order',
  }),
  invoiceReturned: (f: OrderFacts & { reason: string }) => ({
    subject: subject('About your invoice', f),
    paragraphs: [
      `Hello ${f.name},`,
      `We have a question about your invoice for work order ${f.order}, ${about(f)}:`,
      { quote: f.reason },
      'Please send it again.',
    ],
    label: 'Send the invoice again',
  }),
  closed: (f: OrderFacts) => ({
    subject: subject('Work order closed', f),
    paragraphs: [`Hello ${f.name},`, `Work order ${f.order}, ${about(f)}, is closed. Thank you for your work.`],
  }),
  cancelled: (f: OrderFacts & { reason: string }) => ({
    subject: subject('Work order cancelled', f),
    paragraphs: [
      `Hello ${f.name},`,
      `We have cancelled work order ${f.order}. Please don't come.`,
      { quote: f.reason },
      questions(f),
    ],
  }),
  /** The request was cancelled, or completed without the vendor. */
  requestEnded: (f: OrderFacts) => ({
    subject: subject('Work order cancelled', f),
    paragraphs: [
      `Hello ${f.name},`,
      `${about(f)} needs no visit any more, so we have cancelled work order ${f.order}. Please don't come.`,
      questions(f),
    ],
  }),
  /** To the resident. */
  visitProposed: (f: OrderFacts & { note: string | null }) => ({
    subject: subject('Is this time good for you', f),
    paragraphs: [
      `Hello ${f.name},`,
      `${f.vendor} would like to come for your maintenance request ${f.number}, ${about(f)}: ${f.visit}.`,
      ...(f.note ? [{ quote: f.note }] : []),
      'Please confirm the time, or ask for another one.',
    ],
    label: 'Answer the time',
  }),
  visitAgreed: (f: OrderFacts) => ({
    subject: subject('The visit is confirmed', f),
    paragraphs: [
      `Hello ${f.name},`,
      `${f.vendor} comes for your maintenance request ${f.number}, ${about(f)}: ${f.visit}.`,
    ],
    label: 'Open the request',
  }),
} as const
export type OrderEmails = typeof english

/** E-mails to the office when the vendor answers. */
export const officeEmails = {
  accepted: (f: OrderFacts) => news(f, `${f.vendor} accepted work order ${f.order}. Proposed visit: ${f.visit}.`),
  acceptedOverApproval: (f: OrderFacts & { estimate: string }) =>
    news(f, `${f.vendor} accepted work order ${f.order} and expects ${f.estimate}. Please approve the estimate.`),
  estimated: (f: OrderFacts & { estimate: string }) =>
    news(f, `${f.vendor} now expects ${f.estimate} for work order ${f.order}. Please approve the estimate.`),
  proposed: (f: OrderFacts) => news(f, `${f.vendor} proposed a visit for work order ${f.order}: ${f.visit}.`),
  declined: (f: OrderFacts & { note: string | null }) =>
    news(f, `${f.vendor} declined work order ${f.order}.${f.note ? ` They write: ${f.note}` : ''}`),
  finished: (f: OrderFacts & { note: string | null }) =>
    news(f, `${f.vendor} finished work order ${f.order}.${f.note ? ` They write: ${f.note}` : ''}`),
  invoiced: (f: OrderFacts & { invoice: string }) =>
    news(f, `${f.vendor} sent an invoice of ${f.invoice} for work order ${f.order}. Please check it.`),
} as const

const news = (f: OrderFacts, text: string) => ({
  subject: subject(`${f.vendor} answered`, f),
  paragraphs: [`${f.number}, ${about(f)}:`, text],
  label: 'Open the request',
})
