import { access, added, sent, formatCount, quotedName, type Sentence, text } from './sentence.ts'

const companyOf = (after: Record<string, unknown>) => (after['company'] ? ` of ${text(after['company'])}` : '')

/** The sentences about people of management companies; those about buildings are only in the log of the portfolio. */
export const portfolioSentences: Readonly<Record<string, Sentence>> = {
  'accounts added from the portfolio': added(
    ({ after }) => `came from the portfolio${companyOf(after)} for the first time, with a new account`,
  ),
  'accounts signed in from the portfolio': access(({ after }) => `signed in from the portfolio${companyOf(after)}`),
  'accounts removed from the portfolio': access(
    'suspended {account}, who no longer manages the building in the portfolio',
  ),
  'buildings opened': access(({ after }) => `opened the building${quotedName(after['building'])}`),
  'buildings rejected a code': access('rejected a code of the portfolio for another building or browser'),
  'buildings created': added(({ after }) => `created the building${quotedName(after['slug'])}`),
  'messages to buildings sent': sent(
    ({ after }) => `sent a message to ${formatCount(after['buildings'], 'building', 'buildings')}`,
  ),
}
