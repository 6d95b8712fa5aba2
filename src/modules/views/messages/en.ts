import { localeOf } from '#platform/language/language.ts'

/** Texts of saved views and of the columns of lists, which only the office reads. */
export const viewWords = {
  nameMissing: 'Enter a name',
  nameTooLong: 'The name can have at most 60 characters',
  nameTaken: (name: string) => `You already have a view named “${name}” of this list`,
  badParameters: 'parameters must be the filters of the list',
  valueTooLong: 'A filter can have at most 400 characters',
  unknownParameter: (name: string) => `This list has no filter “${name}”`,
  badShared: 'isShared must be true or false',
  badList: 'list must be a list of the console',
  badIds: 'ids must be ids of records of the list',
  tooManyIds: (most: number) =>
    `At most ${most.toLocaleString(localeOf('en'))} selected rows can be exported. Filter the list, and export all of it.`,
  badColumns: 'columns must be names of columns',
  tooMany: 'You have 50 saved views, which is the most. Delete one first.',
  notYours: 'This view belongs to another person. Its author and administrators can change it.',
  deleted: (name: string) => `View “${name}” deleted`,
} as const
