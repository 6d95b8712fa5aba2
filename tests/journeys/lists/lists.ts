type List = {
  name: string
  /** Of its section in the console. */
  path: string
  /** What its selection bar offers beside print and export. */
  actions: readonly string[]
  /** Filters that a view can keep. */
  filtered?: string
  /** A column that is not shown before it was chosen, as files name it. */
  column?: string
  /** A column of a list of cards that is shown until it is unticked. */
  shownFact?: string
  /** The parameter of the address that names the record whose dialog is open. */
  dialog?: string
}

/** The lists of the console whose rows can be selected. */
export const lists: readonly List[] = [
  {
    name: 'units',
    path: '/admin?tab=units',
    actions: ['For sale', 'Under renovation', 'No status', 'Message residents'],
    filtered: '&area=commercial',
    column: 'Owner',
    dialog: 'unit',
  },
  {
    name: 'tenants',
    path: '/admin?tab=tenants',
    actions: ['Invite', 'Message'],
    filtered: '&type=Owner',
    dialog: 'tenant',
  },
  {
    name: 'announcements',
    path: '/admin?tab=announcements',
    actions: ['Remind', 'Pin', 'Unpin', 'End Now', 'Archive'],
    filtered: '&category=Maintenance',
    column: 'Written by',
    dialog: 'announcement',
  },
  {
    name: 'events',
    path: '/admin?tab=calendar',
    actions: ['Cancel events'],
    filtered: '&type=maintenance',
    shownFact: 'Location',
  },
  {
    name: 'resources',
    path: '/admin?tab=resources',
    actions: ['Archive'],
    filtered: '&kind=document',
    shownFact: 'Audience',
  },
  {
    name: 'website requests',
    path: '/admin?tab=website-requests',
    actions: ['Archive'],
    filtered: '&reason=noise-complaint',
    shownFact: 'Reason',
  },
  { name: 'users', path: '/admin?tab=staff', actions: ['Suspend', 'Activate'], filtered: '&role=maintenance' },
  {
    name: 'stalls',
    path: '/admin?tab=assets',
    actions: ['In service', 'Out of service'],
    filtered: '&state=free',
    column: 'Note',
    dialog: 'asset',
  },
  {
    name: 'keys and fobs',
    path: '/admin?tab=assets&list=keys',
    actions: ['In service', 'Out of service', 'Deactivate'],
  },
  {
    name: 'vendors',
    path: '/admin?tab=settings&group=vendors',
    actions: ['Archive', 'Restore'],
    filtered: '&trade=elevator',
  },
  { name: 'moves', path: '/admin?tab=units&list=moves', actions: ['Message'] },
  { name: 'waiting list', path: '/admin?tab=assets&list=waiting', actions: ['Message'] },
  { name: 'emails', path: '/admin?tab=settings&group=mail', actions: ['Resend'] },
  { name: 'audit log', path: '/admin?tab=audit', actions: [] },
]
