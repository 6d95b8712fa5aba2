import { Building2, ClipboardList, PanelsTopLeft, UserRound, UserRoundCog } from 'lucide-react'
import { words as accountWords } from '#accounts/words.ts'
import { words as requestWords } from '#maintenance/words.ts'
import type { Icon } from '#platform/screens/icons/icon.ts'
import type { Finding, Found } from '../contract.ts'
import { isMeant, plain } from '../rules.ts'
import { words } from '../words.ts'

/** A part of the house that can be gone to by its name. */
export type Place = { kind: 'place'; id: string; label: string; /** The shell it belongs to. */ area: string }
/** One line of the command bar. */
export type Entry = { key: string; icon: Icon; title: string; detail: string; opens: Found | Place }
export type Group = { label: string; entries: readonly Entry[] }

export function entryOf(opens: Found | Place): Entry {
  const key = `${opens.kind}:${opens.id}`
  if (opens.kind === 'place') return { key, icon: PanelsTopLeft, title: opens.label, detail: opens.area, opens }
  if (opens.kind === 'unit') {
    const { residents, ownerName } = opens
    const owner = ownerName && !residents.includes(ownerName) ? words.ownedBy(ownerName) : null
    const detail = told([words.floor(opens.floor), opens.status, residents.join(', '), owner])
    return { key, icon: Building2, title: words.unit(opens.unitNumber), detail, opens }
  }
  if (opens.kind === 'account')
    return {
      key,
      icon: UserRoundCog,
      title: opens.name,
      detail: told([accountWords.roles[opens.role], inactive(opens)]),
      opens,
    }
  if (opens.kind === 'resident') {
    const homes = opens.unitNumbers.length > 0 ? opens.unitNumbers.map(words.unit).join(', ') : words.noUnit
    return { key, icon: UserRound, title: opens.name, detail: told([homes, opens.tenantType, inactive(opens)]), opens }
  }
  const place = opens.unitNumber === null ? opens.placeName : words.unit(opens.unitNumber)
  const detail = told([opens.reference, requestWords.status[opens.status], place])
  return { key, icon: ClipboardList, title: opens.title, detail, opens }
}

const told = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')
const inactive = ({ status }: { status: string }) => (status === 'Active' ? null : status)

/** What was found, in groups, those first in which the text is likeliest to be meant. */
export function groupsOf(typed: string, finding: Finding | undefined, places: readonly Place[]): Group[] {
  const meant = places.filter(({ label }) => isMeant(typed, label))
  const isNamed = meant.some(({ label }) => plain(label).startsWith(plain(typed)))
  const { units = [], people = [], requests = [] } = finding ?? {}
  const found = /\d/.test(typed)
    ? [group(words.groups.units, units), group(words.groups.requests, requests), group(words.groups.people, people)]
    : [group(words.groups.people, people), group(words.groups.units, units), group(words.groups.requests, requests)]
  const sections = group(words.groups.places, meant)
  return (isNamed ? [sections, ...found] : [...found, sections]).filter(({ entries }) => entries.length > 0)
}

export const group = (label: string, found: readonly (Found | Place)[]): Group => ({
  label,
  entries: found.map(entryOf),
})
