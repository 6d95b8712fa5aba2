import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { words } from '#moves/messages/en.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import type { Unit } from '#tower/contract.ts'
import { useChangeUnit } from '#tower/screens/queries.ts'
import { longestCode } from '#units/fields.ts'
import { hasDoorCode } from '#units/rules.ts'
import { KeypadCode } from '#units/screens/KeypadCode.tsx'

const noCode = { keypadCode: '' }

/** The door code of a unit, and a new one for those who move in. */
export function UnitDoorCode({ unit }: { unit: Unit }) {
  const [open, setOpen] = useState(false)
  const change = useChangeUnit(unit.id)
  const form = useForm({ defaultValues: noCode })
  useResetOnOpen(form, open, noCode)
  if (!hasDoorCode(unit))
    return (
      <Card title={words.doorCodeCard}>
        <p className="text-ink-2">{words.noCode(unit.lockType)}</p>
      </Card>
    )
  return (
    <Card title={words.doorCodeCard}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <KeypadCode unit={unit} />
        </div>
        <Button size="small" icon={KeyRound} className="print:hidden" onClick={() => setOpen(true)}>
          {words.setCode}
        </Button>
      </div>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.newDoorCode}
        status={words.setCodeLead}
        form={form}
        labels={{ keypadCode: words.newDoorCode }}
        pleaseCheck={words.pleaseCheck}
        verb={words.setCode}
        busyText={words.savingChanges}
        sending={change}
        columns={1}
        width="narrow"
        onSend={({ keypadCode }) => {
          if (keypadCode.trim() === '') return form.setError('keypadCode', { message: words.enterCode })
          const done = { onClose: () => setOpen(false), done: words.codeSet, failed: words.codeNotSet }
          change.mutate({ changes: { keypadCode }, version: unit.version }, formCallbacks(form, done))
        }}
      >
        <TextField form={form} name="keypadCode" label={words.newDoorCode} required maxLength={longestCode} />
      </FormDialog>
    </Card>
  )
}
