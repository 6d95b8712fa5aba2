const count = (n: number, singular: string, plural: string) =>
  `${n.toLocaleString('en-CA')} ${n === 1 ? singular : plural}`
const fields = {
  name: 'Name',
  trade: 'Trade',
  contactName: 'Contact person',
  phone: 'Phone',
  email: 'E-mail',
  contractNumber: 'Contract number',
  insuredUntil: 'Insured until',
  notes: 'Notes',
} as const
/** Texts about vendors. */
export const vendorWords = {
  title: 'Vendors',
  lead: 'The firms a request can be given to. One that is retired is offered no longer; the requests it worked on keep its name.',
  loading: 'Loading vendors...',
  none: 'No vendors yet',
  noneHelp: 'Add the firms that work in the house, so that requests can be given to them.',
  add: 'Add vendor',
  change: 'Change',
  fields,
  added: 'New vendor',
  edit: (name: string) => `Vendor ${name}`,
  see: 'See the change',
  check: 'Please check the vendor',
  saved: 'Vendors changed',
  retire: 'Retire',
  retired: 'Retired',
  takeBack: 'Offer again',
  isRetired: 'retired',
  isOffered: 'offered',
  status: 'Offered',
  showRetired: (n: number) => `Show ${count(n, 'retired vendor', 'retired vendors')}`,
  hideRetired: 'Hide retired vendors',
  open: (n: number) => count(n, 'open request', 'open requests'),
  keeps: (n: number) =>
    n === 0
      ? 'No open request is given to them.'
      : `${count(n, 'open request stays', 'open requests stay')} with them.`,
  insuranceOver: 'insurance has run out',
  someVendor: 'This vendor',
  needed: 'Write the name of the firm',
  badEmail: 'Write an e-mail address like name@example.com',
  badPhone: 'A phone number has 10 digits',
  badDay: 'A day like 2027-03-31',
  tooLong: (field: string, most: number) => `${field} can have at most ${most} characters`,
  taken: (name: string) => `${name} is in the list already`,
  inUse: (name: string, n: number) =>
    `${count(n, 'request names', 'requests name')} ${name}: retire it instead, then it is offered no longer.`,
} as const
