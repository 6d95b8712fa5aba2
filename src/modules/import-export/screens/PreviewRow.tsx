import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import type { CheckedRow, Decision } from '../import-contract.ts'
import { words } from '../messages/en.ts'
import { rowTexts } from '../messages/row.ts'
import { CorrectRow } from './CorrectRow.tsx'

const appearances = {
  new: { tone: 'success', icon: Plus },
  changed: { tone: 'info', icon: Pencil },
  wrong: { tone: 'danger', icon: CircleAlert },
  skipped: { tone: 'neutral', icon: CircleMinus },
  same: { tone: 'neutral', icon: undefined },
} as const

type Props = {
  row: CheckedRow
  isSaving: boolean
  onTyped: (line: number, isTyped: boolean) => void
  onCorrect: (cells: Record<string, string>) => void
  onDecide: (decision: Decision) => void
}

/** A row of the file: what it changes, its warnings with a decision, or its wrong cells to correct. */
export function PreviewRow({ row, isSaving, onTyped, onCorrect, onDecide }: Props) {
  const { line, label, outcome, changes, problems, warnings, cells } = row
  const { tone, icon } = appearances[outcome]
  const inCells = new Set(cells.filter(({ isWrong }) => isWrong).map((cell) => cell.label))
  return (
    <li className="grid grid-cols-[4.75rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1.5 px-4.5 py-2.5 not-first:border-t not-first:border-line max-md:grid-cols-[minmax(0,1fr)_auto]">
      <span className="tabular text-sm leading-5 text-ink-3 max-md:row-start-2 max-md:hidden">
        {rowTexts.en.line(line)}
      </span>
      <div className="min-w-0">
        <p className="font-[525] break-words">
          <span className="tabular mr-2 text-sm font-normal text-ink-3 md:hidden">{rowTexts.en.line(line)}</span>
          {label === rowTexts.en.line(line) ? null : label}
        </p>
        {problems
          .filter(({ field }) => field === null || !inCells.has(field))
          .map(({ field, message }) => (
            <p key={`${field} ${message}`} className="text-sm text-tone-danger-fg">
              {field ? `${field}: ` : ''}
              {message}
            </p>
          ))}
        {warnings.map(({ message }) => (
          <p key={message} className="flex items-start gap-1.5 text-sm text-tone-warning-fg">
            <TriangleAlert aria-hidden="true" size={14} className="mt-0.75 shrink-0" />
            {message}
          </p>
        ))}
        {changes.length > 0 ? <Changes changes={changes} isFaded={outcome === 'skipped'} /> : null}
      </div>
      <Badge tone={tone} {...(icon ? { icon } : {})}>
        {words.importing.results[outcome]}
      </Badge>
      {warnings.length > 0 && row.decisions.length > 0 ? (
        <div className="col-span-full md:col-span-2 md:col-start-2 md:max-w-64">
          <Select
            label={words.importing.decisionOf(line)}
            choices={row.decisions.map((value) => ({ value, label: decisionLabel(value, row.decisions) }))}
            value={row.decision}
            onChange={onDecide}
          />
        </div>
      ) : null}
      {inCells.size > 0 ? (
        <div className="col-span-full md:col-span-2 md:col-start-2">
          <CorrectRow row={row} isSaving={isSaving} onTyped={onTyped} onCorrect={onCorrect} />
        </div>
      ) : null}
    </li>
  )
}

/** To import a person with the name of a resident is to add another person. */
const decisionLabel = (decision: Decision, possible: readonly Decision[]) =>
  words.importing.decisions[decision === 'import' && possible.includes('update') ? 'another' : decision]

function Changes({ changes, isFaded }: { changes: CheckedRow['changes']; isFaded: boolean }) {
  return (
    <dl className={`mt-0.5 grid gap-0.5 text-sm ${isFaded ? 'text-ink-3' : 'text-ink'}`}>
      {changes.map(({ field, from, to }) => (
        <div key={field} className="flex flex-wrap items-baseline gap-x-1.5">
          <dt className="text-ink-3">{field}</dt>
          <dd className="min-w-0 break-words">
            <span className={isFaded ? '' : 'text-ink-2'}>{from || words.importing.empty}</span>{' '}
            <ArrowRight role="img" aria-label={words.importing.changesTo} size={12} className="inline" />{' '}
            <span className={isFaded ? '' : 'font-[525]'}>{to || words.importing.empty}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
