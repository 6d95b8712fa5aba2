import Pencil from 'lucide-react/icons/pencil'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { validateOwnChange } from '../../requests/rules.ts'
import type { OwnRequest } from '../contract.ts'
import { ownChangeTexts } from '../messages/own-change.ts'

const EditOwnRequest = later(() => import('./EditOwnRequest.tsx').then((file) => file.EditOwnRequest))
const WithdrawOwnRequest = later(() => import('./WithdrawOwnRequest.tsx').then((file) => file.WithdrawOwnRequest))

/** The buttons to edit and to withdraw a request, until work on it begins. */
export function OwnRequestActions({ request }: { request: OwnRequest }) {
  const words = useTexts(ownChangeTexts)
  const [opened, setOpened] = useState<'edit' | 'withdraw' | null>(null)
  const close = () => setOpened(null)
  const isOff = validateOwnChange(request) !== null
  return (
    <>
      {isOff ? null : (
        <span className="mr-auto flex gap-2 max-md:contents">
          <Button icon={Pencil} className="max-md:flex-1" onClick={() => setOpened('edit')}>
            {words.edit}
          </Button>
          <Button variant="plain" icon={Undo2} className="max-md:flex-1" onClick={() => setOpened('withdraw')}>
            {words.withdraw}
          </Button>
        </span>
      )}
      <EditOwnRequest request={request} open={opened === 'edit'} onClose={close} />
      <WithdrawOwnRequest request={request} open={opened === 'withdraw'} onClose={close} />
    </>
  )
}
