import { changed } from './sentence.ts'

/** Changes of one record that were put back. */
export const undoSentences = {
  'accounts undid a change': changed('undid a change of the account of {account}'),
  'residents undid a change': changed('undid a change of {resident}'),
  'units undid a change': changed('undid a change of unit {unit}'),
  'listings undid a change': changed('undid a change of the listing of {unit}'),
  'contact undid a change': changed('undid a change of {message}'),
  'announcements undid a change': changed('undid a change of the announcement {announcement}'),
  'calendar undid a change': changed('undid a change of the event {event}'),
  'resources undid a change': changed('undid a change of the resource {resource}'),
}
