import { later } from '#platform/ui/data/later.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { UnitList } from '#tower/screens/UnitList.tsx'

const UnitDialogs = later(() => import('./UnitDialogs.tsx').then((file) => file.UnitDialogs))

/** The Units section: the list, and the dialog of the unit that the address names. */
export function UnitsSection() {
  const address = useAddress()
  const opened = address.at('unit') ?? null
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
