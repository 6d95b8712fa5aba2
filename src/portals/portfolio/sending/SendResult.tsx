import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import type { CompanyMessage } from '#portfolio/contract.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useRetry } from '../queries.ts'

type Props = { message: CompanyMessage; onChange: (message: CompanyMessage) => void; onDone: () => void }

/** What became of the message in each building; those that failed can be tried again. */
export function SendResult({ message, onChange, onDone }: Props) {
  const words = useTexts(portfolioTexts).messages
  const retry = useRetry()
  const sent = message.buildings.filter(({ state }) => state === 'sent').length
  const all = message.buildings.length
  return (
    <section aria-label={message.title} className="grid content-start gap-4 p-5">
      <div aria-live="polite">
        <h2 className="serif text-24 leading-7.5">{sent === all ? words.sent(all) : words.partlySent(sent, all)}</h2>
      </div>
      {retry.isError ? (
        <Notice live tone="danger" title={words.notSent}>
          {retry.error.message}
        </Notice>
      ) : null}
      <ul className="rounded-md bg-sunken text-sm">
        {message.buildings.map(({ id, name, state, people, problem }) => (
          <li key={id} className="flex items-start gap-2 px-3 py-2 not-first:border-t not-first:border-line">
            {state === 'sent' ? (
              <CircleCheck aria-hidden="true" size={15} className="mt-0.5 shrink-0 text-st-occupied-fg" />
            ) : (
              <CircleX aria-hidden="true" size={15} className="mt-0.5 shrink-0 text-pr-urgent-fg" />
            )}
            <span className="min-w-0 flex-1">
              {name}
              {problem ? <span className="block text-ink-3">{words.problems[problem]}</span> : null}
            </span>
            <b className="font-[550] whitespace-nowrap">
              {state === 'sent' && people !== null ? words.people(people) : words.result[state]}
            </b>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {sent < all ? (
          <Button
            variant="primary"
            busy={retry.isPending}
            busyText={words.sending}
            onClick={() => retry.mutate(message.id, { onSuccess: onChange })}
          >
            {words.retry}
          </Button>
        ) : null}
        <Button onClick={onDone}>{words.another}</Button>
      </div>
    </section>
  )
}
