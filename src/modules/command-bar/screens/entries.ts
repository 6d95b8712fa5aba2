import Building2 from 'lucide-react/icons/building-complex'
import CircleParking from 'lucide-react/icons/circle-letter-p'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import KeyRound from 'lucide-react/icons/key-round'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import { accountTexts } from '#accounts/messages/index.ts'
import { english as assetLabels } from '#assets/messages/labels-en.ts'
import { requestTexts } from '#maintenance/requests/messages/index.ts'
import { plannedMoveText } from '#moves/messages/planned.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { SearchResults, Found } from '../contract.ts'
import { matchesName, plain } from '../rules.ts'
import { words } from '../messages/en.ts'

/** A section that can be opened by its name. */
export type Place = { kind: 'place'; id: string; label: string; /** The portal it belongs to. */ area: string }
/** One line of the command bar. */
export type Entry = { key: string; icon: Icon; title: string; detail: string; opens: Found | Place }
export type Group = { label: string; entries: readonly Entry[] }

export function entryOf(opens: Found | Place): Entry {
  const key = `${opens.kind}:${opens.id}`
  if (opens.kind === 'place') return { key, icon: PanelsTopLeft, title: opens.label, detail: opens.area, opens }
  if (opens.kind === 'unit') {
    const { residents, ownerName } = opens
    const owner = ownerName && !residents.includes(ownerName) ? words.ownedBy(ownerName) : null
    const detail = text([words.floor(opens.floor), opens.status, residents.join(', '), owner])
    return { key, icon: Building2, title: words.unit(opens.unitNumber), detail, opens }
  }
  if (opens.kind === 'account')
    return {
      key,
      icon: UserRoundCog,
      title: opens.name,
      detail: text([accountTexts.en.roles[opens.role], inactive(opens)]),
      opens,
    }
  if (opens.kind === 'resident') {
    const homes = opens.unitNumbers.map(words.unit).join(', ')
    const moves = opens.plannedMoves.map(plannedMoveText).join(', ')
    const where = text([homes, moves]) || words.noUnit
    return { key, icon: UserRound, title: opens.name, detail: text([where, opens.tenantType, inactive(opens)]), opens }
  }
  if (opens.kind === 'asset') {
    const { assetKind, number, location, state, holderName, unitNumber } = opens
    const has = holderName ?? assetLabels.states[state]
    const detail = text([assetLabels.kinds[assetKind], location, has, unitNumber && words.unit(unitNumber)])
    return {
      key,
      icon: assetKind === 'key' || assetKind === 'fob' ? KeyRound : CircleParking,
      title: number,
      detail,
      opens,
    }
  }
  const place = opens.unitNumber === null ? opens.placeName : words.unit(opens.unitNumber)
  const detail = text([opens.reference, requestTexts.en.status[opens.status], place])
  return { key, icon: ClipboardList, title: opens.title, detail, opens }
}

const text = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')
const inactive = ({ status }: { status: string }) => (status === 'Active' ? null : status)

/** The results in groups; the most likely group comes first. */
export function groupsOf(query: string, results: SearchResults | undefined, places: readonly Place[]): Group[] {
  const matches = places.filter(({ label }) => matchesName(query, label))
  const isNamed = matches.some(({ label }) => plain(label).startsWith(plain(query)))
  const { units = [], people = [], requests = [], assets = [] } = results ?? {}
  const groups = {
    units: group(words.groups.units, units),
    people: group(words.groups.people, people),
    requests: group(words.groups.requests, requests),
    assets: group(words.groups.assets, assets),
  }
  const isExactAsset = assets.some(({ number }) => plain(number) === plain(query))
  const found = !/\d/.test(query)
    ? [groups.people, groups.units, groups.requests, groups.assets]
    : isExactAsset
      ? [groups.assets, groups.units, groups.requests, groups.people]
      : [groups.units, groups.requests, groups.assets, groups.people]
  const sections = group(words.groups.places, matches)
  return (isNamed ? [sections, ...found] : [...found, sections]).filter(({ entries }) => entries.length > 0)
}

export const group = (label: string, found: readonly (Found | Place)[]): Group => ({
  label,
  entries: found.map(entryOf),
})
