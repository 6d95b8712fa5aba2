import Building2 from 'lucide-react/icons/building-complex'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleParking from 'lucide-react/icons/circle-letter-p'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import FileText from 'lucide-react/icons/file-text'
import HardHat from 'lucide-react/icons/hard-hat'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import Megaphone from 'lucide-react/icons/megaphone'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import { accountTexts } from '#accounts/messages/index.ts'
import { english as assetLabels } from '#assets/messages/labels-en.ts'
import { requestTexts } from '#maintenance/requests/messages/index.ts'
import { categoryWords } from '#maintenance/requests/vocabulary.ts'
import { plannedMoveText } from '#moves/messages/planned.ts'
import { dashboardDate } from '#platform/time/dates.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { OtherKind } from '../choices.ts'
import type { Found, FoundOther } from '../contract.ts'
import { words } from '../messages/en.ts'
import { type Action, actionIcon } from './actions.ts'

/** A section that can be opened by its name. */
export type Place = {
  kind: 'place'
  id: string
  label: string
  /** The portal it belongs to. */
  area: string
  /** The two keys that choose it in the field, where it has some. */
  keys?: readonly [string, string]
}
export type Opens = Found | Place | Action
/** One line of the command bar. */
export type Entry = { key: string; icon: Icon; title: string; detail: string; opens: Opens }

const otherIcons: Record<OtherKind, Icon> = {
  vendor: HardHat,
  document: FileText,
  announcement: Megaphone,
  event: CalendarDays,
  message: Mail,
}
const isOther = (opens: Found): opens is FoundOther => opens.kind in otherIcons

export function entryOf(opens: Opens, zone = 'UTC'): Entry {
  if (opens.kind === 'action') {
    const { id, label, detail, at } = opens
    return {
      key: `action:${id}${at ? `-${encodeURIComponent(at)}` : ''}`,
      icon: actionIcon(id),
      title: label,
      detail,
      opens,
    }
  }
  const key = `${opens.kind}:${opens.id}`
  if (opens.kind === 'place') return { key, icon: PanelsTopLeft, title: opens.label, detail: opens.area, opens }
  if (isOther(opens)) {
    const about = opens.kind === 'vendor' ? tradeOf(opens.about) : sentence(opens.about)
    const detail = text([words.kindOf[opens.kind], about, opens.at && dashboardDate(opens.at, zone)])
    return { key, icon: otherIcons[opens.kind], title: opens.title, detail, opens }
  }
  return { key, opens, ...recordLine(opens) }
}

/** The line of a unit, a person, a request or an asset. */
function recordLine(opens: Exclude<Found, FoundOther>): Pick<Entry, 'icon' | 'title' | 'detail'> {
  if (opens.kind === 'unit') {
    const { residents, ownerName } = opens
    const owner = ownerName && !residents.includes(ownerName) ? words.ownedBy(ownerName) : null
    const detail = text([words.floor(opens.floor), opens.status, residents.join(', '), owner])
    return { icon: Building2, title: words.unit(opens.unitNumber), detail }
  }
  if (opens.kind === 'account')
    return { icon: UserRoundCog, title: opens.name, detail: text([accountTexts.en.roles[opens.role], inactive(opens)]) }
  if (opens.kind === 'resident') {
    const homes = opens.unitNumbers.map(words.unit).join(', ')
    const moves = opens.plannedMoves.map(plannedMoveText).join(', ')
    const where = text([homes, moves]) || words.noUnit
    return { icon: UserRound, title: opens.name, detail: text([where, opens.tenantType, inactive(opens)]) }
  }
  if (opens.kind === 'asset') {
    const { assetKind, number, location, state, holderName, unitNumber } = opens
    const has = holderName ?? assetLabels.states[state]
    return {
      icon: assetKind === 'key' || assetKind === 'fob' ? KeyRound : CircleParking,
      title: number,
      detail: text([assetLabels.kinds[assetKind], location, has, unitNumber && words.unit(unitNumber)]),
    }
  }
  const place = opens.unitNumber === null ? opens.placeName : words.unit(opens.unitNumber)
  const detail = text([opens.reference, requestTexts.en.status[opens.status], place])
  return { icon: ClipboardList, title: opens.title, detail }
}

const text = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')
const inactive = ({ status }: { status: string }) => (status === 'Active' ? null : status)
const isTrade = (trade: string): trade is keyof typeof categoryWords => trade in categoryWords
const tradeOf = (trade: string | null) => (trade !== null && isTrade(trade) ? categoryWords[trade] : trade)
/** `board_updates` as 'Board updates'; a text of a person stays. */
const sentence = (about: string | null) =>
  about !== null && /^[a-z_]+$/.test(about)
    ? about.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())
    : about
