import { localeOf } from '#platform/language/language.ts'
/** Texts for the office about copies, templates, reminders and the read list. */
export const officeWords = {
  duplicate: 'Duplicate',
  remind: (n: number) => (n === 1 ? 'Remind 1 person' : `Remind ${n.toLocaleString(localeOf('en'))} people`),
  remindHint: 'Those who have not read it, have an address and get announcements by email.',
  reminding: 'Sending reminders...',
  reminded: (n: number) =>
    n === 1 ? '1 person was reminded' : `${n.toLocaleString(localeOf('en'))} people were reminded`,
  notReminded: 'No reminder was sent',
  remindedBy: (n: number, name: string, time: string) =>
    `${n.toLocaleString(localeOf('en'))} ${n === 1 ? 'person' : 'people'} reminded by ${name}, ${time}`,
  byPerson: 'By person',
  byUnit: 'By unit',
  groupedBy: 'Read list',
  readInUnit: (read: number, people: number) => `${read} of ${people} read`,
  notReadBy: (names: string) => `Not read by ${names}`,
  correct: 'Correct address',
  correctLabel: (name: string) => `Correct the address of ${name}`,
  newAddress: 'Email address',
  correctAndSend: 'Save and send again',
  cancelCorrection: 'Cancel',
  correcting: 'Sending...',
  corrected: 'Address saved, email is being sent again',
  notCorrected: 'The address was not saved',
  people: 'People',
  addPerson: 'Add a person',
  withoutHome: (n: number) =>
    n === 1
      ? '1 has no unit here and gets nothing'
      : `${n.toLocaleString(localeOf('en'))} have no unit here and get nothing`,
  messageTitle: 'New Message',
  textIn: (language: string) => `Text in ${language}`,
  noTextIn: (language: string, written: string) => `Residents who read ${language} get the ${written} text.`,
  templates: {
    use: 'Use a template',
    none: 'No templates yet. Save one from the form.',
    save: 'Save as template',
    saveTitle: 'Save this text as a template',
    saveLead: 'A template of the same name is replaced.',
    name: 'Name',
    saved: 'Template saved',
    notSaved: 'The template was not saved',
    saving: 'Saving...',
    remove: (name: string) => `Remove the template ${name}`,
    removed: 'Template removed',
    textFirst: 'Write a title and a text first',
  },
} as const
