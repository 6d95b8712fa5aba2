/** Texts of exported and printed resources. */
export const exportWords = {
  columns: {
    folder: 'Folder',
    title: 'Title',
    kind: 'Type',
    audience: 'Audience',
    file: 'File',
    version: 'Version',
    link: 'Link',
    updated: 'Updated',
    archived: 'Archived',
    text: 'Text',
  },
  fileName: (day: string) => `resources-${day}.csv`,
  badArchived: 'archived must be true or false',
  badKind: 'kind must be text or document',
  longFolder: 'The folder can have at most 80 characters',
  longSearch: 'The search can have at most 200 characters',
} as const
