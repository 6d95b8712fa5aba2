import { actionTexts } from '#platform/language/messages/many.ts'

const units = ['unit', 'units'] as const

/** Texts of changing many units at once. */
export const manyWords = {
  badStatus: 'status must be For Sale, Under Renovation or Vacant',
  already: 'It has this status already',
  endsListing: 'Its public listing would end, so change it in its own record',
  none: 'It has no status of its own',
  'For Sale': actionTexts(...units, {
    label: 'For sale',
    verb: 'Mark',
    as: ' as for sale',
    done: 'marked as for sale',
  }),
  'Under Renovation': actionTexts(...units, {
    label: 'Under renovation',
    verb: 'Mark',
    as: ' as under renovation',
    done: 'marked as under renovation',
  }),
  Vacant: actionTexts(...units, {
    label: 'No status',
    verb: 'Remove the status of',
    done: 'without a status of their own',
  }),
  follows: {
    'For Sale': 'Lists and the tower show them as for sale. Their residents stay.',
    'Under Renovation': 'Lists and the tower show them as under renovation. Their residents stay.',
    Vacant: 'Lists and the tower show whether they are occupied or vacant again.',
  },
  message: 'Message residents',
  failed: 'The units could not be changed',
  mostMessaged: (most: number) => `Message at most ${most} units at once`,
}
