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
  },
  fileName: (day: string) => `resources-${day}.csv`,
  badArchived: 'archived must be true or false',
} as const
