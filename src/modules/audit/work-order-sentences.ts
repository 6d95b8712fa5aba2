import { formatMoney } from '#platform/text/money.ts'
import {
  added,
  changed,
  changedText,
  ended,
  formatCount,
  type Sentence,
  type SentenceFacts,
  sent,
  text,
} from './sentence.ts'

const orderOf = ({ after }: SentenceFacts) =>
  text(after['order']) === '' ? 'the work order' : `work order ${text(after['order'])}`
/** 'to Lakeshore Plumbing'; erased entries have no name. */
const withVendor = ({ after }: SentenceFacts, word: string) =>
  text(after['vendor']) === '' ? '' : ` ${word} ${text(after['vendor'])}`
const reasonOf = ({ after }: SentenceFacts) => (text(after['reason']) === '' ? '' : `: ${text(after['reason'])}`)
const visitOf = ({ after }: SentenceFacts) => (text(after['visit']) === '' ? '' : `, ${text(after['visit'])}`)
const amountOf = ({ after }: SentenceFacts, name: string) =>
  typeof after[name] === 'number' ? ` of ${formatMoney(after[name], 'en')}` : ''

/** A request that goes to a vendor, or a change of fields. */
export function requestChange({ before, after, fields }: SentenceFacts): string {
  const others = Object.keys(after).filter((name) => !['vendor', 'who acts next', 'next step'].includes(name))
  if ('vendor' in after && others.length === 0)
    return text(after['vendor']) === ''
      ? `took {request} back from ${text(before['vendor'])}`
      : `gave {request} to ${text(after['vendor'])}`
  return changedText(fields, '{request}')
}

const titleOf = (values: Record<string, unknown>) => text(values['title']) || 'a document'

/** The sentences about work orders of vendors, and about their papers. */
export const workOrderSentences: Readonly<Record<string, Sentence>> = {
  'vendors added a document': added(({ after }) => `added ${titleOf(after)} to the papers of a vendor`),
  'vendors removed a document': ended(({ before }) => `removed ${titleOf(before)} from the papers of a vendor`),
  'maintenance sent a work order': sent((f) => `sent ${orderOf(f)} for {request}${withVendor(f, 'to')}`),
  'maintenance sent a work order again': sent((f) => `sent ${orderOf(f)} for {request}${withVendor(f, 'to')} again`),
  'maintenance accepted a work order': added((f) => `accepted ${orderOf(f)} for {request}${visitOf(f)}`),
  'maintenance declined a work order': ended((f) => `declined ${orderOf(f)} for {request}${reasonOf(f)}`),
  'maintenance estimated a work order': changed(
    (f) => `gave an estimate${amountOf(f, 'estimateCents')} for ${orderOf(f)} for {request}`,
  ),
  'maintenance approved a cost': changed(
    (f) => `approved a cost${amountOf(f, 'approvedCents')} of ${orderOf(f)} for {request}`,
  ),
  'maintenance proposed a visit': sent((f) => `proposed a visit for {request}${visitOf(f)}`),
  'maintenance asked for another visit': sent((f) => `asked for another visit for {request}${visitOf(f)}`),
  'maintenance confirmed a visit': changed((f) => `confirmed the visit for {request}${visitOf(f)}`),
  'maintenance added photos of the work': added(
    (f) => `added ${formatCount(f.after['photos'], 'photo', 'photos')} of the work for {request}`,
  ),
  'maintenance finished a work order': changed((f) => `finished ${orderOf(f)} for {request}`),
  'maintenance sent an invoice': sent(
    (f) => `sent an invoice${amountOf(f, 'invoiceCents')} for ${orderOf(f)} for {request}`,
  ),
  'maintenance returned an invoice': changed(
    (f) => `returned the invoice${withVendor(f, 'of')} for {request}${reasonOf(f)}`,
  ),
  'maintenance closed a work order': ended((f) => `closed ${orderOf(f)} for {request}${withVendor(f, 'of')}`),
  'maintenance reopened a work order': changed((f) => `reopened ${orderOf(f)} for {request}${withVendor(f, 'of')}`),
  'maintenance cancelled a work order': ended(
    (f) => `cancelled ${orderOf(f)} for {request}${withVendor(f, 'of')}${reasonOf(f)}`,
  ),
}
