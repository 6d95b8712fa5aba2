import { useState } from 'react'
import type { ExpectedContractor } from '#visitors/contract.ts'
import { longestBadge, longestName, longestNote, type StayKind, stayKinds } from '#visitors/choices.ts'
import { visitorScreenWords } from '#visitors/messages/desk-screens.ts'
import { AdmitButton } from '#visitors/screens/desk/AdmitButton.tsx'
import { useCheckIn } from '#visitors/screens/desk/queries.ts'
import { isOffice } from '#platform/roles.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { createOperation } from '#platform/ui/data/operation.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { useUser } from '../../frame/user.ts'
import { FirmField } from './FirmField.tsx'
import { type Host, HostField } from './HostField.tsx'

const words = visitorScreenWords.visitor

/** Who comes to the desk: anyone, or a vendor who agreed to come. */
export type NewVisitor = 'new' | ExpectedContractor
type Props = { visitor: NewVisitor | null; onClose: () => void }

/** Checks in a visitor who was not announced, or signs in a contractor. */
export function VisitorDialog({ visitor, onClose }: Props) {
  const { last, open, turn } = useLingering(visitor)
  return last === null ? null : <Opened key={turn} visitor={last} open={open} onClose={onClose} />
}

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

function Opened({ visitor, open, onClose }: { visitor: NewVisitor; open: boolean; onClose: () => void }) {
  const [kind, setKind] = useState<StayKind>(visitor === 'new' ? 'guest' : 'contractor')
  const [values, setValues] = useState(() => valuesOf(visitor))
  const [host, setHost] = useState(() => hostOfVisitor(visitor))
  const [problem, setProblem] = useState<Problem | null>(null)
  const isOfOffice = isOffice(useUser().role)
  const checkIn = useCheckIn()
  const undo = useUndo('visitors')
  const isContractor = kind === 'contractor'
  const change = (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes }))
  const errorOf = (...names: string[]) => (problem && names.includes(problem.field ?? '') ? problem.message : undefined)
  const send = (isAdmittedByOffice = false) => {
    const operation = createOperation()
    const { firm, vendorId, ...typed } = values
    const body = {
      ...typed,
      kind,
      unitId: host?.unitId ?? null,
      hostId: host?.hostId ?? null,
      ...(isContractor ? { firm, vendorId } : {}),
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
  return (
    <PlainFormDialog
      open={open}
      onClose={onClose}
      title={words.title}
      dirty={values.fullName !== valuesOf(visitor).fullName}
      verb={isContractor ? words.saveContractor : words.save}
      busyText={words.saving}
      isBusy={checkIn.isPending}
      onSave={() => send()}
    >
      <div>
        <Segmented
          label={words.kind}
          choices={stayKinds.map((value) => ({ value, label: words.kinds[value] }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      {problem && !['fullName', 'firm', 'vendorId', 'unitId', 'hostId', 'badge'].includes(problem.field ?? '') ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-tone-danger-bg px-3.5 py-2.5">
          <p role="alert" className="font-medium text-tone-danger-fg">
            {problem.message}
          </p>
          {problem.code === 'do_not_admit' && isOfOffice ? (
            <AdmitButton name={values.fullName} isBusy={checkIn.isPending} onAdmit={() => send(true)} />
          ) : null}
        </div>
      ) : null}
      <Field label={words.name} required error={errorOf('fullName')}>
        <TextInput
          large
          value={values.fullName}
          autoComplete="off"
          maxLength={longestName}
          onChange={({ target }) => change({ fullName: target.value })}
        />
      </Field>
      {isContractor ? (
        <FirmField
          firm={values.firm}
          vendorId={values.vendorId}
          onChange={(firm, vendorId) => change({ firm, vendorId })}
          error={errorOf('firm', 'vendorId')}
        />
      ) : null}
      <HostField
        label={isContractor ? words.toBuilding : words.to}
        host={host}
        onChange={setHost}
        error={errorOf('unitId', 'hostId')}
      />
      <div className="grid grid-cols-[8rem_1fr] gap-4">
        <Field label={words.badge} error={errorOf('badge')}>
          <TextInput
            large
            value={values.badge}
            autoComplete="off"
            maxLength={longestBadge}
            onChange={({ target }) => change({ badge: target.value })}
          />
        </Field>
        <Field label={words.note}>
          <TextInput
            large
            value={values.note}
            autoComplete="off"
            maxLength={longestNote}
            onChange={({ target }) => change({ note: target.value })}
          />
        </Field>
      </div>
    </PlainFormDialog>
  )
}
