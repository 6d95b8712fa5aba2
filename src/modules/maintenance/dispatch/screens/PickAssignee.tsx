import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { dispatchWords as words } from '../messages/en.ts'
import type { Command } from './command.ts'
import { LaterDispatch } from './LaterDispatch.tsx'

/** Opens the picker of an open request: the people with their open work, and the vendors. */
export function PickAssignee({ request }: { request: MaintenanceRequest }) {
  const [command, setCommand] = useState<Command | null>(null)
  const open = () =>
    setCommand({
      verb: 'assign',
      target: { requests: [request], all: null },
      anchor: () => document.querySelector(`[role="dialog"] [data-assign="${request.id}"]`),
    })
  return (
    <>
      <IconButton
        outlined
        icon={Truck}
        label={words.pick}
        aria-haspopup="dialog"
        aria-keyshortcuts="A"
        onClick={open}
      />
      <LaterDispatch command={command} onClose={() => setCommand(null)} onDone={() => {}} />
    </>
  )
}
