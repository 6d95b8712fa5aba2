const count = (n: number, singular: string, plural: string) =>
  `${n.toLocaleString('en-CA')} ${n === 1 ? singular : plural}`
const fields = {
  name: 'Name',
  trade: 'Trade',
  contactName: 'Contact person',
  phone: 'Phone',
  email: 'Email',
  contractNumber: 'Contract number',
  insuredUntil: 'Insured until',
  notes: 'Notes',
} as const
/** Texts about vendors. */
export const vendorWords = {
  title: 'Vendors',
  lead: "Companies you can assign requests to. Archived vendors can't be chosen for new requests but stay on past ones.",
  loading: 'Loading vendors...',
  none: 'No vendors yet',
  noneHelp: 'Add the companies that work in the building so you can assign requests to them.',
  add: 'Add vendor',
  change: 'Change',
  fields,
  added: 'New vendor',
  edit: (name: string) => `Vendor ${name}`,
  see: 'Preview changes',
  check: 'Check the vendor details',
  saved: 'Vendors updated',
  retire: 'Archive',
  retired: 'Archived',
  restore: 'Restore',
  isRetired: 'archived',
  isOffered: 'active',
  status: 'Status',
  showRetired: (n: number) => `Show ${count(n, 'archived vendor', 'archived vendors')}`,
  hideRetired: 'Hide archived vendors',
  open: (n: number) => count(n, 'open request', 'open requests'),
  keeps: (n: number) =>
    n === 0
      ? 'This vendor has no open requests.'
      : `${count(n, 'open request stays', 'open requests stay')} with this vendor.`,
  insuranceOver: 'insurance expired',
  someVendor: 'This vendor',
  needed: 'Enter the company name',
  badEmail: 'Enter an email address like name@example.com',
  badPhone: 'Enter a 10-digit phone number',
  badDay: 'Enter a date like 2027-03-31',
  tooLong: (field: string, most: number) => `${field} can have at most ${most} characters`,
  taken: (name: string) => `${name} is already in the list`,
  inUse: (name: string, n: number) => `${name} is on ${count(n, 'request', 'requests')}. Archive it instead.`,
} as const
