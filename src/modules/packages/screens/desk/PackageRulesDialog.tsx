import { useState } from 'react'
import { presentRecord } from '#platform/ui/data/call-failed.ts'
import { createOperation } from '#platform/ui/data/operation.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { latestOverdue, latestReturn, mostReminders } from '../../choices.ts'
import { deskScreenWords } from '../../messages/desk-screens.ts'
import type { PackageRules } from '../../contract.ts'
import type { PackageRules as Days } from '../../rules.ts'
import { useRules, useSetRules } from './queries.ts'

const words = deskScreenWords.rules
type Name = keyof Days
type Texts = Record<Name, string>

const groups: readonly {
  title: string
  reminders: Name
  days: readonly { name: Name; label: string; most: number }[]
}[] = [
  {
    title: words.usual,
    reminders: 'remindAfter',
    days: [
      { name: 'overdueAfter', label: words.overdue, most: latestOverdue },
      { name: 'returnAfter', label: words.back, most: latestReturn },
    ],
  },
  {
    title: words.perishable,
    reminders: 'remindPerishableAfter',
    days: [{ name: 'returnPerishableAfter', label: words.back, most: latestReturn }],
  },
]

/** When recipients are reminded of what waits, and when it goes back. */
export function PackageRulesDialog({ onClose }: { onClose: () => void }) {
  const rules = useRules()
  if (rules.data) return <Loaded rules={rules.data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Waiting on={rules} words={words.loading} failed={words.failed} />
    </Dialog>
  )
}

function Loaded({ rules, onClose }: { rules: PackageRules; onClose: () => void }) {
  const set = useSetRules()
  const undo = useUndo('packages')
  /** The rules with which the form began, or those that another person has saved since. */
  const [base, setBase] = useState(rules)
  const first = textsOf(base)
  const [texts, setTexts] = useState(first)
  const [problem, setProblem] = useState<{ field: string | undefined; message: string } | null>(null)
  const errorOf = (name: Name) => (problem?.field?.startsWith(name) ? problem.message : undefined)
  const change = (name: Name) => (value: string) => {
    setProblem(null)
    setTexts((before) => ({ ...before, [name]: value }))
  }
  const save = () => {
    const remindAfter = daysOf(texts.remindAfter)
    const remindPerishableAfter = daysOf(texts.remindPerishableAfter)
    const bad = remindAfter ? (remindPerishableAfter ? null : 'remindPerishableAfter') : 'remindAfter'
    if (!remindAfter || !remindPerishableAfter)
      return setProblem({ field: bad ?? undefined, message: words.badDays(mostReminders) })
    const operation = createOperation()
    const body = {
      remindAfter,
      remindPerishableAfter,
      overdueAfter: Number(texts.overdueAfter),
      returnAfter: Number(texts.returnAfter),
      returnPerishableAfter: Number(texts.returnPerishableAfter),
    }
    return set.mutate(
      { body, operation, version: base.version },
      {
        onSuccess: () => {
          onClose()
          toast.success(words.saved, undefined, { undo: undo(operation) })
        },
        onError: (error) => {
          const present = presentRecord<PackageRules>(error)
          if (present) {
            setBase(present)
            setTexts(withTyped(textsOf(present), first, texts))
          }
          setProblem({ field: 'field' in error ? String(error.field) : undefined, message: error.message })
        },
      },
    )
  }
  const isKnown = Object.keys(first).some((name) => errorOf(name as Name))
  return (
    <PlainFormDialog
      open
      onClose={onClose}
      title={words.title}
      status={words.text}
      dirty={Object.entries(texts).some(([name, text]) => text !== first[name as Name])}
      verb={words.save}
      busyText={words.saving}
      isBusy={set.isPending}
      onSave={save}
    >
      {problem && !isKnown ? (
        <p role="alert" className="text-tone-danger-fg">
          {problem.message}
        </p>
      ) : null}
      <div className="grid gap-5 md:grid-cols-2">
        {groups.map(({ title, reminders, days }) => (
          <fieldset key={title} className="grid content-start gap-4">
            <legend className="serif mb-3 text-19">{title}</legend>
            <DaysField text={texts[reminders]} onText={change(reminders)} error={errorOf(reminders)} />
            {days.map(({ name, ...field }) => (
              <DayField key={name} {...field} text={texts[name]} onText={change(name)} error={errorOf(name)} />
            ))}
          </fieldset>
        ))}
      </div>
    </PlainFormDialog>
  )
}

type FieldProps = { text: string; onText: (text: string) => void; error: string | undefined }

function DaysField({ text, onText, error }: FieldProps) {
  return (
    <Field label={words.remind} hint={words.remindHint} error={error}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </Field>
  )
}

function DayField({ label, text, onText, error, most }: FieldProps & { label: string; most: number }) {
  return (
    <Field label={label} required error={error}>
      <span className="flex items-center gap-2">
        <TextInput
          type="number"
          min={1}
          max={most}
          required
          aria-label={label}
          className="max-w-28"
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        {words.days}
      </span>
    </Field>
  )
}

/** The newest rules with what was typed, which can be saved after the message. */
const withTyped = (newest: Texts, first: Texts, typed: Texts): Texts => {
  const changed = Object.entries(typed).filter(([name, text]) => text !== first[name as Name])
  return { ...newest, ...Object.fromEntries(changed) }
}

const textsOf = (rules: Days): Texts => ({
  remindAfter: rules.remindAfter.join(', '),
  remindPerishableAfter: rules.remindPerishableAfter.join(', '),
  overdueAfter: String(rules.overdueAfter),
  returnAfter: String(rules.returnAfter),
  returnPerishableAfter: String(rules.returnPerishableAfter),
})

/** The days of a text such as '2, 5 9'; null when something else is in it. */
function daysOf(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  return parts.length <= mostReminders && parts.every((part) => /^\d{1,3}$/.test(part)) ? parts.map(Number) : null
}
