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
  badPapers: 'papers must be ending or expired',
  badTrade: 'trade must be a category of requests',
  longSearch: 'The search can have at most 200 characters',
} as const
