import { UnitList } from '#tower/screens/UnitList.tsx'
import { useAddress } from '#platform/screens/use-address.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import { NewUnitDialog } from './NewUnitDialog.tsx'
import { UnitDialog } from './UnitDialog.tsx'

/** In the address in place of a unit's id: the form of one that is not there yet. */
const fresh = 'new'

/** The Units section: the list, and the dialog of the unit the address names. */
export function UnitsSection() {
  const address = useAddress()
  const opened = address.at('unit') ?? null
  const { last, open } = useLingering(opened)
  const close = () => address.change({ unit: undefined })
  return (
    <>
      <UnitList
        opened={opened}
        onOpen={(id) => address.change({ unit: id }, 'push')}
        onAdd={() => address.change({ unit: fresh }, 'push')}
      />
      {last === null ? null : last === fresh ? (
        <NewUnitDialog open={open} onClose={close} onCreated={(id) => address.change({ unit: id })} />
      ) : (
        <UnitDialog
          key={last}
          id={last}
          open={open}
          onClose={close}
          onRequest={(request) => address.change({ tab: 'maintenance', unit: undefined, request }, 'push')}
        />
      )}
    </>
  )
}
