import { added, changed, ended, looked, sent, type Sentence, toTitleCase } from './sentence.ts'
import { requestChange } from './work-order-sentences.ts'

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
  'maintenance added a note': sent('wrote a note on {request}'),
  'maintenance sent a message': sent('sent a message about {request}'),
  'maintenance added photos': added('added photos to {request}'),
  'maintenance saw the door code': looked('viewed the door code for {request}'),
  'maintenance removed a photo': ended('removed a photo from {request}'),
}
