import { type ReactNode, useRef } from 'react'
import { longestBadge, longestName, longestNote, stayKinds } from '#visitors/choices.ts'
import { visitorScreenWords } from '#visitors/messages/desk-screens.ts'
import { AdmitButton } from '#visitors/screens/desk/AdmitButton.tsx'
import { isOffice } from '#platform/roles.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { useUser } from '../../frame/user.ts'
import { FirmField } from './FirmField.tsx'
import { HostField } from './HostField.tsx'
import { type NewVisitor, useVisitorForm } from './use-visitor-form.ts'

const words = visitorScreenWords.visitor

type Props = { visitor: NewVisitor | null; onClose: () => void }

/** Checks in a visitor who was not announced, or signs in a contractor. */
export function VisitorDialog({ visitor, onClose }: Props) {
  const { last, open, turn } = useLingering(visitor)
  return last === null ? null : <Opened key={turn} visitor={last} open={open} onClose={onClose} />
}

/** The fields that show an error themselves. */
const shownFields = new Set<string | undefined>(['fullName', 'firm', 'vendorId', 'unitId', 'hostId', 'badge'])

function Opened({ visitor, open, onClose }: { visitor: NewVisitor; open: boolean; onClose: () => void }) {
  const form = useVisitorForm(visitor, onClose)
  const { kind, values, change, host, problem, errorOf } = form
  const isContractor = kind === 'contractor'
  const name = useRef<HTMLInputElement>(null)
  const badge = useRef<HTMLInputElement>(null)
  return (
    <PlainFormDialog
      open={open}
      onClose={onClose}
      title={words.title}
      dirty={form.isDirty}
      verb={isContractor ? words.saveContractor : words.save}
      busyText={words.saving}
      isBusy={form.isBusy}
      onSave={() => form.send()}
    >
      {/* The kind has the focus, for arrows; a name that is typed at once goes into its field. */}
      <div
        role="presentation"
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
          if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) name.current?.focus()
        }}
      >
        <Segmented
          label={words.kind}
          choices={stayKinds.map((value) => ({ value, label: words.kinds[value] }))}
          value={kind}
          onChange={form.setKind}
        />
      </div>
      {problem && !shownFields.has(problem.field) ? (
        <ProblemLine text={problem.message}>
          {problem.code === 'do_not_admit' ? (
            <AdmitButton name={values.fullName} isBusy={form.isBusy} onAdmit={() => form.send(true)} />
          ) : null}
        </ProblemLine>
      ) : null}
      <Field label={words.name} required error={errorOf('fullName')}>
        <TextInput
          ref={name}
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
        onChange={form.setHost}
        next={badge}
        error={errorOf('unitId', 'hostId')}
      />
      <div className="grid grid-cols-[8rem_1fr] gap-4">
        <Field label={words.badge} error={errorOf('badge')}>
          <TextInput
            ref={badge}
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

/** What is wrong besides the fields, and for the office what it can do about it. */
function ProblemLine({ text, children }: { text: string; children: ReactNode }) {
  const { role } = useUser()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-tone-danger-bg px-3.5 py-2.5">
      <p role="alert" className="font-medium text-tone-danger-fg">
        {text}
      </p>
      {isOffice(role) ? children : null}
    </div>
  )
}
