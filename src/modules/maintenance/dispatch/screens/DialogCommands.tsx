import { useEffect, useEffectEvent, useState } from 'react'
import { countLayers, singleKeyOf } from '#platform/ui/keys/single-keys.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import type { Command, Verb } from './command.ts'
import { LaterDispatch } from './LaterDispatch.tsx'

type Props = {
  request: MaintenanceRequest
  /** While the request is edited, letters are no commands. */
  isOff: boolean
  /** Opens the next or the previous request of the list behind the dialog. */
  onStep: (step: 1 | -1) => void
  onComment: () => void
}

const verbs: Readonly<Record<string, Verb>> = { a: 'assign', p: 'priority', m: 'status', s: 'schedule' }

/** The keys of an open request: those of the list, for this one. Rendered inside the dialog, which keeps the focus. */
export function DialogCommands({ request, isOff, onStep, onComment }: Props) {
  const [command, setCommand] = useState<Command | null>(null)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = singleKeyOf(event)
    if (key === null || isOff || countLayers() !== 1) return
    const step = ({ j: 1, k: -1 } as const)[key]
    const verb = verbs[key]
    if (step !== undefined) onStep(step)
    else if (verb)
      setCommand({
        verb,
        target: { requests: [request], all: null },
        anchor: () => document.querySelector(`[role="dialog"] [data-assign="${request.id}"]`),
      })
    else if (key === 'c') onComment()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return <LaterDispatch command={command} onClose={() => setCommand(null)} onDone={() => {}} />
}
