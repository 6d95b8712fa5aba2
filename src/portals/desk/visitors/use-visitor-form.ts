import { useState } from 'react'
import type { ExpectedContractor } from '#visitors/contract.ts'
import type { StayKind } from '#visitors/choices.ts'
import { visitorScreenWords } from '#visitors/messages/desk-screens.ts'
import { useCheckIn } from '#visitors/screens/desk/queries.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { createOperation } from '#platform/ui/data/operation.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import type { Host } from './HostField.tsx'

/** Who comes to the desk: anyone, or a vendor who agreed to come. */
export type NewVisitor = 'new' | ExpectedContractor
type Problem = { field: string | undefined; code: string | undefined; message: string }
type Values = { fullName: string; firm: string; vendorId: string | null; badge: string; note: string }

const valuesOf = (visitor: NewVisitor): Values => ({
  fullName: visitor === 'new' ? '' : (visitor.contact ?? ''),
  firm: visitor === 'new' ? '' : visitor.firm,
  vendorId: visitor === 'new' ? null : visitor.vendorId,
  badge: '',
  note: '',
})

const hostOfVisitor = (visitor: NewVisitor): Host | null =>
  visitor === 'new' || visitor.unit === null
    ? null
    : { unitId: visitor.unit.id, unitNumber: visitor.unit.unitNumber, hostId: null, name: '' }

/** What is typed about a visitor, and the call that checks them in. */
export function useVisitorForm(visitor: NewVisitor, onClose: () => void) {
  const [kind, setKind] = useState<StayKind>(visitor === 'new' ? 'guest' : 'contractor')
  const [values, setValues] = useState(() => valuesOf(visitor))
  const [host, setHost] = useState(() => hostOfVisitor(visitor))
  const [problem, setProblem] = useState<Problem | null>(null)
  const checkIn = useCheckIn()
  const undo = useUndo('visitors')
  const send = (isAdmittedByOffice = false) => {
    const operation = createOperation()
    const { firm, vendorId, ...typed } = values
    const body = {
      ...typed,
      kind,
      unitId: host?.unitId ?? null,
      hostId: host?.hostId ?? null,
      ...(kind === 'contractor' ? { firm, vendorId } : {}),
      isAdmittedByOffice,
    }
    checkIn.mutate(
      { body, operation },
      {
        onSuccess: ({ fullName }) => {
          onClose()
          toast.success(visitorScreenWords.done.in(fullName), undefined, { undo: undo(operation) })
        },
        onError: (error) => {
          const { field, code } = error instanceof CallFailed ? error : { field: undefined, code: undefined }
          setProblem({ message: error.message, field, code })
        },
      },
    )
  }
  return {
    kind,
    setKind,
    values,
    change: (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes })),
    host,
    setHost,
    isDirty: values.fullName !== valuesOf(visitor).fullName,
    isBusy: checkIn.isPending,
    problem,
    /** The error of the field with one of these names. */
    errorOf: (...names: string[]) => (problem && names.includes(problem.field ?? '') ? problem.message : undefined),
    send,
  }
}
