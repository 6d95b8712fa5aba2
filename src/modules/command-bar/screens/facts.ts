import { accountTexts } from '#accounts/messages/index.ts'
import { english as assetLabels } from '#assets/messages/labels-en.ts'
import { requestTexts } from '#maintenance/requests/messages/index.ts'
import { plannedMoveText } from '#moves/messages/planned.ts'
import { dashboardDate } from '#platform/time/dates.ts'
import { words } from '../messages/en.ts'
import type { Opens } from './entries.ts'

type Fact = readonly [label: string, value: string]
const { facts: labels } = words

/** What the pane beside the list says about a record; lines without a value are left out. */
export function factsOf(opens: Opens, zone: string): Fact[] {
  return linesOf(opens, zone).filter((line): line is Fact => line[1] !== null && line[1] !== '')
}

function linesOf(opens: Opens, zone: string): (readonly [string, string | null])[] {
  switch (opens.kind) {
    case 'unit':
      return [
        [labels.floor, String(opens.floor)],
        [labels.status, opens.status],
        [labels.residents, opens.residents.join(', ')],
        [labels.owner, opens.ownerName],
      ]
    case 'resident':
      return [
        [labels.homes, opens.unitNumbers.join(', ') || words.noUnit],
        [labels.type, opens.tenantType],
        [labels.status, opens.status],
        [labels.moves, opens.plannedMoves.map(plannedMoveText).join(', ')],
      ]
    case 'account':
      return [
        [labels.role, accountTexts.en.roles[opens.role]],
        [labels.status, opens.status],
      ]
    case 'request':
      return [
        [labels.number, opens.reference],
        [labels.status, requestTexts.en.status[opens.status]],
        [labels.place, opens.unitNumber === null ? opens.placeName : words.unit(opens.unitNumber)],
      ]
    case 'asset':
      return [
        [labels.kind, assetLabels.kinds[opens.assetKind]],
        [labels.place, opens.location],
        [labels.status, assetLabels.states[opens.state]],
        [labels.holder, opens.holderName],
        [labels.home, opens.unitNumber],
      ]
    case 'place':
    case 'action':
      return []
    default:
      return opens.at === null ? [] : [[labels.date, dashboardDate(opens.at, zone)]]
  }
}
