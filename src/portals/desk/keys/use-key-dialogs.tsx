import { useState } from 'react'
import type { DeskKey } from '#keys/contract.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { KeyDialog, LendDialog } from '../desk-dialogs.ts'

/** The dialog of the key in the address, and the one that lends a key. `onLend` is the first step of the second. */
export function useKeyDialogs() {
  const address = useAddress()
  const [lending, setLending] = useState<DeskKey | null>(null)
  const open = (id: string) => address.change({ key: id }, 'push')
  const dialogs = (
    <>
      <KeyDialog
        id={lending ? null : (address.at('key') ?? null)}
        onClose={() => address.close({ key: undefined })}
        onLend={setLending}
      />
      <LendDialog shown={lending} onClose={() => setLending(null)} />
    </>
  )
  return { open, lend: setLending, dialogs }
}
