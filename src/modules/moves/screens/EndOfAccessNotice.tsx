import { useEffect } from 'react'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { MoveKind } from '../choices.ts'
import { words } from '../messages/en.ts'
import { NoticeConfirmation } from './NoticeConfirmation.tsx'
import { useAccess } from './queries.ts'
import { useIsImmediate } from './use-is-immediate.ts'

type Props = {
  /** The home that is left. */
  unit: { id: string; unitNumber: string }
  kind: MoveKind
  /** The day as people name it. */
  day: string
  /** The residents who leave. */
  residentIds: readonly string[]
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
  error: string | undefined
}

/** Names everyone whose access to a unit ends as soon as the move is saved; the office confirms it in words. */
export function EndOfAccessNotice({ unit, kind, day, residentIds, isConfirmed, onConfirm, error }: Props) {
  const isEnding = useIsImmediate(kind, day) && kind !== 'move_in' && residentIds.length > 0
  const list = useAccess(unit.id, isEnding)
  const chosen = residentIds.join()
  useEffect(() => {
    onConfirm(false)
    // What was confirmed for other people or another day is not confirmed for these.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [unit.id, kind, day, chosen])
  if (!isEnding) return null
  if (!list.data) return <Waiting on={list} words={words.accessLoading} failed={words.accessFailed} />
  return (
    <Notice tone="warning" live title={words.accessTitle(unit.unitNumber)}>
      <ul className="mt-1 grid gap-0.5">
        {list.data
          .filter(({ id }) => residentIds.includes(id))
          .flatMap(({ id, fullName, members }) => [
            <li key={id}>{fullName}</li>,
            ...members.map((member) => <li key={member.id}>{words.memberOf(member.fullName, fullName)}</li>),
          ])}
      </ul>
      <NoticeConfirmation label={words.accessConfirm} isConfirmed={isConfirmed} onConfirm={onConfirm} error={error} />
    </Notice>
  )
}
