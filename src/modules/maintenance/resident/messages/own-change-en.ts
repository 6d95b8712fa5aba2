/** Texts about editing and withdrawing one's own request. */
export const english = {
  edit: 'Edit',
  editTitle: 'Edit your request',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Request updated',
  notSaved: 'Your changes were not saved',
  changedMeanwhile: 'This request changed while you were editing. Saving again keeps your text.',
  withdraw: 'Withdraw request',
  withdrawTitle: (title: string) => `Withdraw “${title}”?`,
  withdrawLead: 'The office is informed, and nobody will come.',
  reason: 'Why do you withdraw it?',
  reasons: ['It works again', 'I reported it twice', 'No longer needed'],
  reasonFirst: 'Please give a reason',
  withdrawing: 'Withdrawing...',
  withdrawn: 'Request withdrawn',
  notWithdrawn: 'The request was not withdrawn',
  began: 'Work has begun. To change or stop it, write a message below or call the office.',
} as const
export type OwnChangeWords = typeof english
