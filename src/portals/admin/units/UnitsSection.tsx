import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { useState, ViewTransition } from 'react'
import type { MessageTarget } from '#announcements/screens/MessageForm.tsx'
import { words as moveWords } from '#moves/messages/en.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { offeredColumns } from '#tower/screens/unit-columns.tsx'
import { useViewCounts } from '#tower/screens/use-view-counts.ts'
import { useListColumns } from '#views/screens/use-list-columns.tsx'
import { ViewNav } from '#views/screens/ViewNav.tsx'
import { UnitList } from '#tower/screens/UnitList.tsx'

const UnitDialogs = later(() => import('./UnitDialogs.tsx').then((file) => file.UnitDialogs))

const MessageForm = later(() => import('#announcements/screens/MessageForm.tsx').then((file) => file.MessageForm))
const MoveList = later(() => import('#moves/screens/list/MoveList.tsx').then((file) => file.MoveList))
const PlanMoveOfUnit = later(() => import('./PlanMoveOfUnit.tsx').then((file) => file.PlanMoveOfUnit))
const UnitMoves = later(() => import('./UnitMoves.tsx').then((file) => file.UnitMoves))

/** The Units section: the list of units, the moves of one, or those of all; each fades into the other. */
export function UnitsSection() {
  const address = useAddress()
  const moving = address.at('move')
  const shown = moving === undefined ? (address.at('list') === 'moves' ? 'moves' : 'units') : 'unit moves'
  const [messaged, setMessaged] = useState<MessageTarget | null>(null)
  return (
    <>
      <ViewTransition key={shown} default="none" enter="auto" exit="auto">
        {moving !== undefined ? (
          <UnitMoves
            id={moving}
            onBack={() => address.change({ move: undefined, list: undefined, unit: moving }, 'push')}
          />
        ) : shown === 'moves' ? (
          <MoveList
            onOpen={(id) => address.change({ move: id }, 'push')}
            onBack={() => address.change({ list: undefined }, 'push')}
            actions={<PlanMoveOfUnit />}
            onMessage={(people) => setMessaged({ people })}
          />
        ) : (
          <Units onMessage={setMessaged} />
        )}
      </ViewTransition>
      <MessageForm to={messaged} onClose={() => setMessaged(null)} />
    </>
  )
}

/** The list, and the dialog of the unit that the address names. */
function Units({ onMessage }: { onMessage: (to: MessageTarget) => void }) {
  const address = useAddress()
  const columns = useListColumns('units', offeredColumns)
  const opened = address.at('unit') ?? null
  return (
    <>
      <UnitList
        opened={opened}
        onOpen={(id) => address.change({ unit: id }, 'push')}
        onAdd={() => address.change({ unit: 'new' }, 'push')}
        views={<ViewNav list="units" countOf={useViewCounts()} />}
        columns={columns}
        onMessage={(unitIds) => onMessage({ unitIds })}
        onStep={(id) => address.change({ unit: id })}
        actions={
          <Button icon={ArrowLeftRight} onClick={() => address.change({ list: 'moves' }, 'push')}>
            {moveWords.moves}
          </Button>
        }
      />
      <UnitDialogs opened={opened} />
    </>
  )
}
