import { useCallback, type Dispatch, type SetStateAction } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import type { Decision, ImportCheck, ImportDraft } from '../import-contract.ts'
import { words } from '../messages/en.ts'
import { PreviewRow } from './PreviewRow.tsx'
import { useChangeRow, useDecideRows } from './queries.ts'

type Props = {
  draft: ImportDraft
  check: ImportCheck
  onChecked: (check: ImportCheck) => void
  onTyped: Dispatch<SetStateAction<ReadonlySet<number>>>
}

/** The rows that are wrong, have a warning or change something, each with what the office can do about it. */
export function PreviewRows({ draft, check, onChecked, onTyped }: Props) {
  const change = useChangeRow(draft.id, onChecked)
  const decide = useDecideRows(draft.id, onChecked)
  const markTyped = useCallback(
    (line: number, isTyped: boolean) =>
      onTyped((before) => {
        const lines = new Set(before)
        if (isTyped) lines.add(line)
        else lines.delete(line)
        return lines
      }),
    [onTyped],
  )
  const { rows, warned, shownOf } = check
  if (rows.length === 0) return null
  const isBusy = change.isPending || decide.isPending
  const decideAll = (decision: Decision) => decide.mutate({ lines: null, decision })
  return (
    <>
      {warned > 0 ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4.5 py-2.5">
          <p className="text-sm text-ink-2">{words.importing.warned(warned)}</p>
          <span className="flex flex-wrap gap-2">
            <Button size="small" busy={decide.isPending} onClick={() => decideAll('import')}>
              {words.importing.importAll}
            </Button>
            <Button size="small" busy={decide.isPending} onClick={() => decideAll('skip')}>
              {words.importing.skipAll}
            </Button>
          </span>
        </div>
      ) : null}
      <ol
        aria-label={words.importing.lines}
        aria-busy={isBusy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[75dvh] overflow-y-auto border-t border-line focus-visible:-outline-offset-2"
      >
        {rows.map((row) => (
          <PreviewRow
            key={row.line}
            row={row}
            isSaving={change.isPending && change.variables.line === row.line}
            onTyped={markTyped}
            onCorrect={(cells) => change.mutate({ line: row.line, cells })}
            onDecide={(decision) => decide.mutate({ lines: [row.line], decision })}
          />
        ))}
      </ol>
      {shownOf > rows.length ? (
        <p className="border-t border-line px-4.5 py-3 text-sm text-ink-3">
          {words.importing.more(rows.length, shownOf)}
        </p>
      ) : null}
    </>
  )
}
