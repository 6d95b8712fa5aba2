import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { categories, priorities, type Priority } from '#maintenance/requests/choices.ts'
import { slaKey } from '#maintenance/sla/schemas.ts'
import type { SlaTarget } from '#maintenance/sla/contract.ts'
import { nameOfLine, slaWords as words, formatSlaTime } from '#maintenance/sla/messages/en.ts'
import { categoryWords } from '#maintenance/requests/vocabulary.ts'
import { PriorityBadge } from '#maintenance/requests/screens/PriorityBadge.tsx'
import { useSlaTargets } from '#maintenance/sla/screens/queries.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { changedFields } from '#settings/changed-field.ts'
import { RecentChanges, type DescribeChange } from '#settings/screens/RecentChanges.tsx'
import { type EditedTarget, formatTarget } from './sla-row.ts'
import { SlaDialog } from './SlaDialog.tsx'
import { SlaTemplates } from './SlaTemplates.tsx'

/** The SLA targets, by priority and category. */
export function SlaTargets() {
  const lines = useSlaTargets()
  const [edited, setEdited] = useState<EditedTarget | null>(null)
  const { last, open, turn } = useLingering(edited)
  return (
    <div className="grid gap-4.5">
      <Card title={words.title} flush>
        <p className="max-w-[72ch] px-4.5 pt-1.5 pb-3.5 text-ink-2">{words.lead}</p>
        {lines.data ? <SlaTemplates lines={lines.data} /> : null}
        {lines.data ? (
          priorities
            .toReversed()
            .map((priority) => <OfPriority key={priority} priority={priority} lines={lines.data} onEdit={setEdited} />)
        ) : (
          <div className="px-4.5 pb-4">
            <Waiting on={lines} words={words.loading} />
          </div>
        )}
      </Card>
      <RecentChanges area="sla-targets" describe={describeSlaChanges} />
      {last && lines.data ? (
        <SlaDialog key={turn} edited={last} lines={lines.data} open={open} onClose={() => setEdited(null)} />
      ) : null}
    </div>
  )
}

type Lines = readonly SlaTarget[]
type OfPriorityProps = { priority: Priority; lines: Lines; onEdit: (edited: EditedTarget) => void }

function OfPriority({ priority, lines, onEdit }: OfPriorityProps) {
  const mine = lines.filter((line) => line.priority === priority)
  const own = mine.filter(({ category }) => category !== null)
  const general = mine.find(({ category }) => category === null)
  return (
    <section
      aria-label={nameOfLine(priority)}
      className="grid gap-x-4 gap-y-2 border-t border-line px-4.5 py-3.5 md:grid-cols-[7.5rem_minmax(0,1fr)]"
    >
      <h3 className="pt-1">
        <PriorityBadge priority={priority} />
      </h3>
      <div>
        <ul>
          <Line
            name={own.length > 0 ? words.others : words.general}
            line={general}
            onEdit={() => onEdit({ priority, category: null })}
            of={priority}
          />
          {own.map((line) => (
            <Line
              key={line.id}
              name={line.category === null ? words.general : categoryWords[line.category]}
              line={line}
              of={slaKey(priority, line.category)}
              onEdit={() => onEdit({ priority, category: line.category })}
            />
          ))}
        </ul>
        {own.length < categories.length ? (
          <Button
            size="small"
            variant="plain"
            icon={Plus}
            className="-ml-2.5 mt-0.5"
            onClick={() => onEdit({ priority, category: 'new' })}
            aria-label={`${words.addCategory}: ${nameOfLine(priority)}`}
          >
            {words.addCategory}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

type LineProps = { name: string; line: SlaTarget | undefined; of: string; onEdit: () => void }

function Line({ name, line, of, onEdit }: LineProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1 md:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <span className="text-ink-2 max-md:text-sm">{name}</span>
      <span className="tabular max-md:col-start-1">
        {line ? (
          <>
            <span className="font-[525]">{formatSlaTime(line)}</span>
            {line.clock === 'always' ? (
              <span className="text-ink-3"> · {words.clocks.always.toLowerCase()}</span>
            ) : null}
          </>
        ) : (
          <span className="text-ink-3">{words.nothing}</span>
        )}
      </span>
      <Button
        size="small"
        className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1"
        onClick={onEdit}
        aria-label={`${words.change}: ${nameOfLine(of)}`}
      >
        {words.change}
      </Button>
    </li>
  )
}

const describeSlaChanges: DescribeChange = ({ before, after }) => changedFields(before, after, nameOfLine, formatTarget)
