import { useEffect, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import type { CheckedRow } from '../import-contract.ts'
import { words } from '../messages/en.ts'

type Props = {
  row: CheckedRow
  isSaving: boolean
  onTyped: (line: number, isTyped: boolean) => void
  onCorrect: (cells: Record<string, string>) => void
}

/** The wrong cells of a row as they are in the file, to be corrected and checked again. */
export function CorrectRow({ row: { line, cells, problems }, isSaving, onTyped, onCorrect }: Props) {
  const wrongCells = cells.filter(({ isWrong }) => isWrong)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const changed = Object.fromEntries(
    wrongCells.flatMap(({ field, text }) =>
      typed[field] !== undefined && typed[field] !== text ? [[field, typed[field]]] : [],
    ),
  )
  const isTyped = Object.keys(changed).length > 0
  useEffect(() => {
    onTyped(line, isTyped)
    return () => onTyped(line, false)
  }, [line, isTyped, onTyped])
  return (
    <form
      className="grid gap-x-4 gap-y-3 pt-1 pb-1.5 md:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isTyped && !isSaving) onCorrect(changed)
      }}
    >
      {wrongCells.map(({ field, label, text }) => (
        <Field
          key={field}
          label={label}
          error={problems
            .filter((problem) => problem.field === label)
            .map(({ message }) => message)
            .join(' ')}
        >
          <TextInput
            value={typed[field] ?? text}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          />
        </Field>
      ))}
      {isTyped ? (
        <div className="col-span-full flex flex-wrap gap-2">
          <Button type="submit" size="small" busy={isSaving} aria-label={words.importing.saveRowOf(line)}>
            {words.importing.saveRow}
          </Button>
          <Button
            size="small"
            variant="plain"
            aria-label={words.importing.discardRowOf(line)}
            onClick={() => setTyped({})}
          >
            {words.importing.discardRow}
          </Button>
        </div>
      ) : null}
    </form>
  )
}
