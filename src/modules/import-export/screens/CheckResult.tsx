import { ArrowRight, CircleAlert, Pencil, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import type { CheckedRow, ImportCheck, ImportDraft } from '../import-calls.ts'
import { words } from '../messages/en.ts'
import { useApplyImport } from './queries.ts'

type Props = { draft: ImportDraft; check: ImportCheck; onDone: () => void; onAgain: () => void }

/** The preview of an import, line by line, and the button that applies it. */
export function CheckResult({ draft, check, onDone, onAgain }: Props) {
  const apply = useApplyImport(draft.id)
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { counts, problems, notes, rows } = check
  const total = counts.new + counts.changed
  const reason =
    problems[0] ??
    (counts.wrong > 0 ? words.importing.wrongFirst(counts.wrong) : total === 0 ? words.importing.nothing : null)
  return (
    <div ref={heading} tabIndex={-1} className="grid gap-4.5 outline-none">
      <StatStrip
        label={words.importing.counts}
        stats={[
          { label: words.importing.results.new, figure: counts.new.toLocaleString('en-CA') },
          { label: words.importing.results.changed, figure: counts.changed.toLocaleString('en-CA') },
          { label: words.importing.results.same, figure: counts.same.toLocaleString('en-CA') },
          {
            label: words.importing.results.wrong,
            figure: counts.wrong.toLocaleString('en-CA'),
            ...(counts.wrong > 0 ? { tone: 'urgent' as const } : {}),
          },
        ]}
      />
      <Card title={words.importing.result} flush>
        <div className="grid gap-2.5 px-4.5 pt-3 pb-4">
          {problems.map((problem) => (
            <Notice key={problem} tone="danger">
              {problem}
            </Notice>
          ))}
          {notes.map((note) => (
            <Notice key={note} tone="info">
              {note}
            </Notice>
          ))}
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
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              variant="primary"
              disabledBecause={reason}
              busy={apply.isPending}
              busyText={words.importing.importing}
              onClick={() => apply.mutate(check.mark, { onSuccess: onDone })}
            >
              {words.importing.apply(total)}
            </Button>
            <p className="text-sm text-ink-3">{reason ?? words.importing.allOrNothing}</p>
          </div>
        </div>
        {rows.length > 0 ? (
          <ol
            aria-label={words.importing.lines}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
            tabIndex={0}
            className="max-h-140 overflow-y-auto border-t border-line focus-visible:-outline-offset-2"
          >
            {rows.map((row) => (
              <Line key={row.line} row={row} />
            ))}
          </ol>
        ) : null}
        {counts.new + counts.changed + counts.wrong > rows.length ? (
          <p className="border-t border-line px-4.5 py-3 text-sm text-ink-3">{words.importing.more(rows.length)}</p>
        ) : null}
      </Card>
    </div>
  )
}

const appearances = {
  new: { tone: 'success', icon: Plus },
  changed: { tone: 'info', icon: Pencil },
  wrong: { tone: 'danger', icon: CircleAlert },
  same: { tone: 'neutral', icon: undefined },
} as const

function Line({ row: { line, label, outcome, changes, problems } }: { row: CheckedRow }) {
  const { tone, icon } = appearances[outcome]
  return (
    <li className="grid grid-cols-[4.75rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 px-4.5 py-2.5 not-first:border-t not-first:border-line">
      <span className="tabular text-sm leading-5 text-ink-3">{words.import.line(line)}</span>
      <div className="min-w-0">
        <p className="font-[525] break-words">{label}</p>
        {problems.map(({ field, message }) => (
          <p key={`${field} ${message}`} className="text-sm text-tone-danger-fg">
            {field ? `${field}: ` : ''}
            {message}
          </p>
        ))}
        {changes.length > 0 ? (
          <dl className="mt-0.5 grid gap-0.5 text-sm">
            {changes.map(({ field, from, to }) => (
              <div key={field} className="flex flex-wrap items-baseline gap-x-1.5">
                <dt className="text-ink-3">{field}</dt>
                <dd className="min-w-0 break-words">
                  <span className="text-ink-2">{from || words.importing.empty}</span>{' '}
                  <ArrowRight role="img" aria-label={words.importing.changesTo} size={12} className="inline" />{' '}
                  <span className="font-[525]">{to || words.importing.empty}</span>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      <Badge tone={tone} {...(icon ? { icon } : {})}>
        {words.importing.results[outcome]}
      </Badge>
    </li>
  )
}
