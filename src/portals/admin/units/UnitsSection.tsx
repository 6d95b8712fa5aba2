import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { words as moveWords } from '#moves/messages/en.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { later } from '#platform/ui/data/later.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { UnitList } from '#tower/screens/UnitList.tsx'

const UnitDialogs = later(() => import('./UnitDialogs.tsx').then((file) => file.UnitDialogs))

const MoveList = later(() => import('#moves/screens/MoveList.tsx').then((file) => file.MoveList))
const PlanMoveOfUnit = later(() => import('./PlanMoveOfUnit.tsx').then((file) => file.PlanMoveOfUnit))
const UnitMoves = later(() => import('./UnitMoves.tsx').then((file) => file.UnitMoves))

/** The Units section: the list and the dialog of the unit that the address names, the moves of a unit, or of all units. */
export function UnitsSection() {
  const address = useAddress()
  const opened = address.at('unit') ?? null
  const moving = address.at('move')
  if (moving !== undefined)
    return (
      <UnitMoves
        id={moving}
        onBack={() => address.change({ move: undefined, list: undefined, unit: moving }, 'push')}
      />
    )
  if (address.at('list') === 'moves')
    return (
      <MoveList
        onOpen={(id) => address.change({ move: id }, 'push')}
        onBack={() => address.change({ list: undefined }, 'push')}
        actions={<PlanMoveOfUnit />}
      />
    )
  return (
    <>
      <UnitList
        opened={opened}
        onOpen={(id) => address.change({ unit: id }, 'push')}
        onAdd={() => address.change({ unit: 'new' }, 'push')}
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
