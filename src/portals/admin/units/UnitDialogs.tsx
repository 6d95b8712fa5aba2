import { useAddress } from '#platform/ui/data/use-address.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { NewUnitDialog } from './NewUnitDialog.tsx'
import { UnitDialog } from './UnitDialog.tsx'

/** The id in the URL that opens the form for a new unit. */
const fresh = 'new'

/** The dialog of the unit that the address names, or of a new one. */
export function UnitDialogs({ opened }: { opened: string | null }) {
  const address = useAddress()
  const { last, open } = useLingering(opened)
  const close = () => address.change({ unit: undefined })
  return (
    <>
      {last === fresh ? (
        <NewUnitDialog open={open} onClose={close} onCreated={(id) => address.change({ unit: id })} />
      ) : null}
      <UnitDialog
        id={opened === fresh ? null : opened}
        onClose={close}
        onUnit={(unit) => address.change({ unit }, 'push')}
        onRequest={(request) => address.change({ tab: 'maintenance', unit: undefined, request }, 'push')}
      />
    </>
  )
}
