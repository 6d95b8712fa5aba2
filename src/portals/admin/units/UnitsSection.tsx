import { later } from '#platform/ui/data/later.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { UnitList } from '#tower/screens/UnitList.tsx'

const UnitDialogs = later(() => import('./UnitDialogs.tsx').then((file) => file.UnitDialogs))

const UnitMoves = later(() => import('./UnitMoves.tsx').then((file) => file.UnitMoves))

/** The Units section: the list and the dialog of the unit that the address names, or the moves of a unit. */
export function UnitsSection() {
  const address = useAddress()
  const opened = address.at('unit') ?? null
  const moving = address.at('move')
  if (moving !== undefined)
    return <UnitMoves id={moving} onBack={() => address.change({ move: undefined, unit: moving }, 'push')} />
  return (
    <>
      <UnitList
        opened={opened}
        onOpen={(id) => address.change({ unit: id }, 'push')}
        onAdd={() => address.change({ unit: 'new' }, 'push')}
      />
      <UnitDialogs opened={opened} />
    </>
  )
}
