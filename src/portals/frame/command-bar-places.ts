import { canOpenPage } from '#accounts/portal-access.ts'
import { words as barWords } from '#command-bar/messages/en.ts'
import type { Action } from '#command-bar/screens/actions.ts'
import type { Opens, Place } from '#command-bar/screens/entries.ts'
import { paths } from '#paths.ts'
import { render } from '#platform/language/language.ts'
import type { Role } from '#platform/roles.ts'
import { sections } from '../admin/sections.ts'
import { groups as settingsGroups } from '../admin/settings/groups.ts'
import type { FrameWords } from './messages/en.ts'
import { sectionsFor } from './section.tsx'

/** Parts of a section that people look for by their own name. */
const partsOfSections = [
  { tab: 'assets', search: 'list=stalls', name: 'stalls' },
  { tab: 'assets', search: 'list=lockers', name: 'lockers' },
  { tab: 'assets', search: 'list=keys', name: 'keys' },
  { tab: 'resources', search: '', name: 'documents' },
  { tab: 'calendar', search: '', name: 'events' },
] as const

/** The second key of places, after G. */
const keysOfPlaces: Readonly<Record<string, string>> = {
  overview: 'O',
  units: 'U',
  tenants: 'T',
  maintenance: 'M',
  announcements: 'A',
  calendar: 'C',
  resources: 'R',
  'website-requests': 'W',
  assets: 'P',
  settings: ',',
  stalls: 'S',
  lockers: 'L',
  keys: 'K',
  documents: 'D',
  events: 'E',
  vendors: 'V',
  backup: 'B',
}

/** What this person can open by its name: sections, their parts, the groups of the settings, and other pages. */
export function placesFor(role: Role, words: FrameWords, myAccount: string): Place[] {
  const inConsole = sectionsFor(sections, role)
  const has = (tab: string) => inConsole.some(({ key }) => key === tab)
  const place = (id: string, label: string, area: string, name = ''): Place => {
    const key = keysOfPlaces[name]
    return { kind: 'place', id, label, area, ...(key === undefined ? {} : { keys: ['G', key] as const }) }
  }
  return [
    ...inConsole.map(({ key, label }) => place(key, render(label, 'en'), words.areas.admin, key)),
    ...partsOfSections
      .filter(({ tab }) => has(tab))
      .map(({ tab, search, name }) =>
        place(`/admin?tab=${tab}${search ? `&${search}` : ''}#${name}`, barWords.parts[name], words.areas.admin, name),
      ),
    ...(has('tenants') && role === 'admin'
      ? [place('/admin?tab=tenants#payments', barWords.parts.payments, barWords.paymentsHelp)]
      : []),
    ...(has('settings')
      ? settingsGroups.map(({ key, label }) =>
          place(`/admin?tab=settings&group=${key}`, label, barWords.inSettings, key),
        )
      : []),
    ...(canOpenPage('staff', role) ? [place(paths.staff(), words.staffPortal, words.areas.staff)] : []),
    ...(canOpenPage('desk', role) ? [place(paths.desk(), words.frontDesk, words.areas.desk)] : []),
    place(paths.account(), myAccount, words.yourMenu),
  ]
}

/** The address of a found record or a section; requests open in the portal where the person is. */
export function addressIn(chosen: Exclude<Opens, Action>, isStaffPortal: boolean): string {
  if (chosen.kind === 'place')
    return chosen.id.startsWith('/') ? (chosen.id.split('#')[0] ?? '') : paths.admin({ tab: chosen.id })
  if (chosen.kind === 'request' && isStaffPortal) return `${paths.staff()}?request=${chosen.id}`
  return `${paths.admin()}?${new URLSearchParams(searchFor(chosen)).toString()}`
}

/** Where an action begins. */
export function addressOfAction({ id, at }: Action): string {
  switch (id) {
    case 'new-announcement':
      return '/admin?tab=announcements&announcement=new'
    case 'new-resident':
      return '/admin?tab=tenants&tenant=new'
    case 'new-event':
      return '/admin?tab=calendar&event=new'
    case 'incidents':
      return '/desk?tab=incidents'
    case 'backup':
      return '/admin?tab=settings&group=backup'
    default:
      return `/admin?${new URLSearchParams({ tab: 'maintenance', request: 'new', ...(at ? { at } : {}) }).toString()}`
  }
}

/** The console's search parameters for a record. */
function searchFor(chosen: Exclude<Opens, Action | Place>): Record<string, string> {
  switch (chosen.kind) {
    case 'unit':
      return { tab: 'units', unit: chosen.id }
    case 'resident':
      return { tab: 'tenants', tenant: chosen.id }
    case 'account':
      return { tab: 'staff', user: chosen.id }
    case 'asset':
      return { tab: 'assets', asset: chosen.id }
    case 'request':
      return { tab: 'maintenance', request: chosen.id }
    case 'vendor':
      return { tab: 'settings', group: 'vendors', vendor: chosen.id }
    case 'document':
      return { tab: 'resources', document: chosen.id }
    case 'announcement':
      return { tab: 'announcements', announcement: chosen.id }
    case 'event':
      return {
        tab: 'calendar',
        search: chosen.title,
        ...(chosen.at !== null && Date.parse(chosen.at) < Date.now() ? { when: 'past' } : {}),
      }
    case 'message':
      return { tab: 'website-requests', message: chosen.id }
  }
}
