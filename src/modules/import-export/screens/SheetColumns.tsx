import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { useUnsaved } from '#platform/ui/forms/unsaved.ts'
import { type Columns, importFields, unusedHeads } from '../columns.ts'
import type { AppliedImport, ImportCheck, ImportDraft } from '../import-contract.ts'
import { words } from '../messages/en.ts'
import { RememberedColumns } from './RememberedColumns.tsx'
import { CheckResult } from './CheckResult.tsx'
import { useCheckImport } from './queries.ts'

type Props = { draft: ImportDraft; onLeave: (applied: AppliedImport | null) => void }

/** The fields that the columns are mapped to, guessed and editable; then the preview. */
export function SheetColumns({ draft, onLeave }: Props) {
  const [columns, setColumns] = useState<Columns>(draft.columns)
  const [checked, setChecked] = useState<ImportCheck | null>(null)
  /** Each check by the button shows its result anew; corrections leave it in place. */
  const [turn, setTurn] = useState(0)
  const check = useCheckImport(draft.id, (result) => {
    setChecked(result)
    setTurn((before) => before + 1)
  })
  useUnsaved(true)
  const fields = importFields[draft.kind]
  const choices = [
    { value: '', label: words.importing.noColumn },
    ...draft.heads.map((head, at) => ({ value: String(at), label: head || words.importing.unnamed(at + 1) })),
  ]
  const unused = unusedHeads(draft.heads, columns)
  const choose = (field: string, chosen: string) => {
    const at = chosen === '' ? null : Number(chosen)
    // Each field takes one column: choosing it here frees it elsewhere.
    const freed = Object.entries(columns).map(([name, had]) => [name, had === at ? null : had] as const)
    setColumns({ ...Object.fromEntries(freed), [field]: at })
    setChecked(null)
  }
  const sampleOf = (at: number | null | undefined) =>
    at === null || at === undefined
      ? ''
      : draft.sample
          .map((row) => row[at] ?? '')
          .filter(Boolean)
          .slice(0, 3)
          .join(' · ')
  return (
    <>
      <Card title={words.importing.columnsTitle(draft.fileName)}>
        <p className="mb-4 max-w-[72ch] text-ink-2">
          {words.importing.columnsLead(draft.rows)}{' '}
          <span className="text-ink-3">{words.importing.read(draft.delimiter, draft.encoding)}</span>
        </p>
        <RememberedColumns
          draft={draft}
          onForgotten={() => {
            setColumns(draft.guessed)
            setChecked(null)
          }}
        />
        <div className="grid gap-x-5 gap-y-3.5 md:grid-cols-2 xl:grid-cols-3">
          {fields.map(({ field, label, required }) => (
            <Field
              key={field}
              label={label}
              hint={sampleOf(columns[field]) || undefined}
              {...(required ? { required: true } : {})}
            >
              <Select
                choices={choices}
                value={columns[field] === null || columns[field] === undefined ? '' : String(columns[field])}
                onChange={(chosen) => choose(field, chosen)}
              />
            </Field>
          ))}
        </div>
        {unused.length > 0 ? (
          <Notice tone="warning" className="mt-4">
            {words.importing.unused(unused)}
          </Notice>
        ) : null}
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <Button
            variant={checked ? 'outlined' : 'primary'}
            busy={check.isPending}
            busyText={words.importing.checking}
            onClick={() => check.mutate(columns)}
          >
            {checked ? words.importing.checkAgain : words.importing.check}
          </Button>
          <Button variant="plain" onClick={() => onLeave(null)}>
            {words.importing.otherFile}
          </Button>
        </div>
      </Card>
      {checked ? (
        <CheckResult
          key={turn}
          draft={draft}
          check={checked}
          onChecked={setChecked}
          onDone={onLeave}
          onAgain={() => check.mutate(columns)}
        />
      ) : null}
    </>
  )
}
