/** Texts of the PDF of a work order. */
export const english = {
  title: (order: string) => `Work order ${order}`,
  request: 'Request',
  place: 'Place',
  unit: (number: string) => `Unit ${number}`,
  vendor: 'For',
  date: 'Date',
  scope: 'What is to be done',
  times: 'Times we offer',
  anyTime: 'Please propose a time.',
  approved: 'Approved cost',
  noCost: 'Please send an estimate before you begin.',
  overCost: 'Please ask us before you go over this amount.',
  entry: 'Entry',
  entryPermissions: {
    yes: 'You may enter when nobody is home.',
    call_first: 'Call the resident before you enter.',
    only_home: 'Only when the resident is home.',
  },
  noEntry: 'Sign in at the security desk.',
  pets: 'Pets',
  contact: 'Your contact',
  photos: 'Photos',
  answer:
    'Answer by the link in our email. There you also find the resident’s name and phone number once you have accepted, and send your photos and your invoice.',
  page: (n: number, all: number) => `Page ${n} of ${all}`,
} as const
export type PdfTexts = typeof english
