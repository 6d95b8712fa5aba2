import { localeOf } from '#platform/language/language.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import type { AppliedImport, ImportCheck, ImportDraft } from '../import-contract.ts'
import { words } from '../messages/en.ts'
import { DownloadRowsLeft } from './DownloadRowsLeft.tsx'
import { PreviewRows } from './PreviewRows.tsx'
import { useApplyImport } from './queries.ts'

type Props = {
  draft: ImportDraft
  check: ImportCheck
  onChecked: (check: ImportCheck) => void
  onDone: (applied: AppliedImport) => void
  onAgain: () => void
}

/** On a phone the first four are visible without scrolling. */
const outcomes = ['new', 'changed', 'wrong', 'skipped', 'same'] as const

/** The preview of an import: what it changes, what is wrong, and the button that applies it. */
export function CheckResult({ draft, check, onChecked, onDone, onAgain }: Props) {
  const apply = useApplyImport(draft.id)
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  /** The lines with corrections that are not saved. */
  const [typed, setTyped] = useState<ReadonlySet<number>>(new Set())
  const { counts, problems, notes } = check
  const total = counts.new + counts.changed
  const staying = counts.wrong + counts.skipped
  const reason =
    problems[0] ?? (total === 0 ? words.importing.nothing : typed.size > 0 ? words.importing.saveFirst : null)
  return (
    <div ref={heading} tabIndex={-1} className="grid gap-4.5 outline-none">
      <StatStrip
        label={words.importing.counts}
        stats={outcomes.map((outcome) => ({
          label: words.importing.results[outcome],
          figure: counts[outcome].toLocaleString(localeOf('en')),
          ...(outcome === 'wrong' && counts.wrong > 0 ? { tone: 'urgent' as const } : {}),
        }))}
      />
      <Card title={words.importing.result} flush>
        <div className="grid gap-2.5 px-4.5 pt-3 pb-4">
          {problems.map((problem) => (
            <Notice key={problem} tone="danger">
              {problem}
            </Notice>
          ))}
          {notes.length > 0 ? (
            <Notice tone="info">
              {notes.map((note) => (
                <p key={note} className="not-first:mt-1">
                  {note}
                </p>
              ))}
            </Notice>
          ) : null}
          {apply.isError ? (
            <Notice
              tone="danger"
              live
              title={words.importing.notDone}
              action={
                <Button size="small" onClick={onAgain}>
                  {words.importing.checkAgain}
                </Button>
              }
            >
              {apply.error.message}
            </Notice>
          ) : null}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button
              variant="primary"
              disabledBecause={reason}
              busy={apply.isPending}
              busyText={words.importing.importing}
              onClick={() => apply.mutate(check.mark, { onSuccess: onDone })}
            >
              {words.importing.apply(total)}
            </Button>
            {staying > 0 ? <DownloadRowsLeft id={draft.id} label={words.importing.download(staying)} /> : null}
            <p className="text-sm text-ink-3 max-md:basis-full">
              {reason ??
                (staying > 0 ? words.importing.notGoing(counts.wrong, counts.skipped) : words.importing.allGoing)}
            </p>
          </div>
        </div>
        <PreviewRows draft={draft} check={check} onChecked={onChecked} onTyped={setTyped} />
      </Card>
    </div>
  )
}
