/** Texts of exported and printed vendors. */
export const exportWords = {
  columns: {
    name: 'Name',
    trade: 'Trade',
    contact: 'Contact',
    phone: 'Phone',
    email: 'Email',
    contract: 'Contract number',
    insured: 'Insured until',
    certificates: 'Certificates',
    openRequests: 'Open requests',
    retired: 'Retired',
  },
  yes: 'Yes',
  no: 'No',
  certificate: (title: string, until: string) => `${title} until ${until}`,
  fileName: (day: string) => `vendors-${day}.csv`,
  badRetired: 'retired must be true or false',
  badPapers: 'papers must be ending',
} as const
