import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { manyWords as words } from '../../../language/messages/many.ts'
import { Waiting } from '../../feedback/Waiting.tsx'
import { Confirmation } from '../../overlays/Confirmation.tsx'
import { type Checked, possibleOf } from './checked.ts'
import { LeftOut } from './LeftOut.tsx'

type Props<C extends Checked> = {
  open: boolean
  onClose: () => void
  /** The selected records with the reasons against the change. */
  check: UseQueryResult<C[]>
  expected: number | null
  title: (n: number) => string
  verb: (n: number) => string
  isHarmless: boolean
  /** Gets all selected records, when one of them can be changed. */
  onConfirm: (checked: readonly C[]) => void
  /** What follows, for those that can be changed. */
  children: (possible: readonly C[]) => ReactNode
}

/** Says how many records change and what follows, before they do. */
export function CheckedConfirmation<C extends Checked>({ open, onClose, check, expected, ...rest }: Props<C>) {
  const { title, verb, isHarmless, onConfirm, children } = rest
  const possible = possibleOf(check.data ?? [])
  const confirm = () => {
    if (check.data && possible.length > 0) onConfirm(check.data)
    onClose()
  }
  return (
    <Confirmation
      open={open}
      onClose={onClose}
      title={check.data ? title(possible.length) : words.checking}
      verb={verb(possible.length)}
      harmless={isHarmless}
      busy={check.isPending}
      busyText={words.checking}
      onConfirm={confirm}
    >
      {check.data ? (
        <>
          {children(possible)}
          <LeftOut checked={check.data} expected={expected} />
        </>
      ) : (
        <Waiting on={check} words={words.checking} failed={words.notChecked} />
      )}
    </Confirmation>
  )
}
