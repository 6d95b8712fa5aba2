import { Plus } from 'lucide-react'
import { useState } from 'react'
import { categories, priorities, type Priority } from '#maintenance/choices.ts'
import { keyOfLine, type PromiseTime } from '#maintenance/promise-contract.ts'
import { nameOfLine, promiseWords as words, timeInWords } from '#maintenance/promise-words.ts'
import { categoryWords } from '#maintenance/vocabulary.ts'
import { PriorityBadge } from '#maintenance/screens/PriorityBadge.tsx'
import { usePromiseTimes } from '#maintenance/screens/promise-queries.ts'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { useLingering } from '#platform/screens/use-lingering.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { changedFields } from '#settings/changed-field.ts'
import { RecentChanges, type TellChange } from '#settings/screens/RecentChanges.tsx'
import { type AskedLine, lineInWords } from './promise-line.ts'
import { PromiseDialog } from './PromiseDialog.tsx'

/** By when the building promises work, by priority and category. */
export function Promises() {
  const lines = usePromiseTimes()
  const [asked, setAsked] = useState<AskedLine | null>(null)
  const { last, open, turn } = useLingering(asked)
  return (
    <div className="grid gap-[18px]">
      <Card title={words.title} flush>
        <p className="max-w-[72ch] px-[18px] pt-1.5 pb-3.5 text-ink-2">{words.lead}</p>
        {lines.data ? (
          priorities
            .toReversed()
            .map((priority) => <OfPriority key={priority} priority={priority} lines={lines.data} onAsk={setAsked} />)
        ) : (
          <div className="px-[18px] pb-4">
            <Waiting on={lines} words={words.loading} />
          </div>
        )}
      </Card>
      <RecentChanges area="promises" tell={tellPromises} />
      {last && lines.data ? (
        <PromiseDialog key={turn} asked={last} lines={lines.data} open={open} onClose={() => setAsked(null)} />
      ) : null}
    </div>
  )
}

type Lines = readonly PromiseTime[]
type OfPriorityProps = { priority: Priority; lines: Lines; onAsk: (asked: AskedLine) => void }

function OfPriority({ priority, lines, onAsk }: OfPriorityProps) {
  const mine = lines.filter((line) => line.priority === priority)
  const own = mine.filter(({ category }) => category !== null)
  const general = mine.find(({ category }) => category === null)
  return (
    <section
      aria-label={nameOfLine(priority)}
      className="grid gap-x-4 gap-y-2 border-t border-line px-[18px] py-3.5 md:grid-cols-[120px_minmax(0,1fr)]"
    >
      <h3 className="pt-1">
        <PriorityBadge priority={priority} />
      </h3>
      <div>
        <ul>
          <Line
            name={own.length > 0 ? words.others : words.general}
            line={general}
            onAsk={() => onAsk({ priority, category: null })}
            of={priority}
          />
          {own.map((line) => (
            <Line
              key={line.id}
              name={line.category === null ? words.general : categoryWords[line.category]}
              line={line}
              of={keyOfLine(priority, line.category)}
              onAsk={() => onAsk({ priority, category: line.category })}
            />
          ))}
        </ul>
        {own.length < categories.length ? (
          <Button
            size="small"
            look="plain"
            icon={Plus}
            className="-ml-2.5 mt-0.5"
            onClick={() => onAsk({ priority, category: 'new' })}
            aria-label={`${words.addCategory}: ${nameOfLine(priority)}`}
          >
            {words.addCategory}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

type LineProps = { name: string; line: PromiseTime | undefined; of: string; onAsk: () => void }

function Line({ name, line, of, onAsk }: LineProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1 md:grid-cols-[160px_minmax(0,1fr)_auto]">
      <span className="text-ink-2 max-md:text-sm">{name}</span>
      <span className="tabular max-md:col-start-1">
        {line ? (
          <>
            <span className="font-[525]">{timeInWords(line)}</span>
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
        onClick={onAsk}
        aria-label={`${words.change}: ${nameOfLine(of)}`}
      >
        {words.change}
      </Button>
    </li>
  )
}

const tellPromises: TellChange = ({ before, after }) => changedFields(before, after, nameOfLine, lineInWords)
