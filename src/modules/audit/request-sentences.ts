import {
  added,
  changed,
  changedText,
  ended,
  formatCount,
  looked,
  sent,
  type Sentence,
  type SentenceFacts,
  text,
  toTitleCase,
} from './sentence.ts'

/** A request that goes to a vendor, or a change of fields. */
function requestChange({ before, after, fields }: SentenceFacts): string {
  const others = Object.keys(after).filter((name) => !['vendor', 'who acts next', 'next step'].includes(name))
  if ('vendor' in after && others.length === 0)
    return text(after['vendor']) === ''
      ? `took {request} back from ${text(before['vendor'])}`
      : `gave {request} to ${text(after['vendor'])}`
  return changedText(fields, '{request}')
}

/** The sentences about maintenance requests. */
export const requestSentences: Readonly<Record<string, Sentence>> = {
  'maintenance created': added('created {request}'),
  'maintenance filed': added('created {request}'),
  'maintenance submitted': added('submitted {request}'),
  'maintenance moved': changed(({ after }) => `moved {request} to ${toTitleCase(after['status'])}`),
  'maintenance changed': changed(requestChange),
  'maintenance confirmed': changed(({ after }) =>
    after['confirmedHow'] === 'silence'
      ? 'closed {request}, as no one reported a problem'
      : 'confirmed that {request} is fixed',
  ),
  'maintenance undid a change': changed(({ after }) =>
    'status' in after
      ? `undid a change of {request}, back to ${toTitleCase(after['status'])}`
      : 'undid a change of {request}',
  ),
  'maintenance exported the list': looked(
    ({ after }) => `exported the list of requests, ${formatCount(after['rows'], 'row', 'rows')}`,
  ),
  'maintenance added a note': sent('wrote a note on {request}'),
  'maintenance sent a message': sent('sent a message about {request}'),
  'maintenance added photos': added('added photos to {request}'),
  'maintenance saw the door code': looked('viewed the door code for {request}'),
  'maintenance removed a photo': ended('removed a photo from {request}'),
}
