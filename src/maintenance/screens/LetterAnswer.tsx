import { buttonClass } from '#platform/screens/button-class.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { Notice } from '#platform/screens/Notice.tsx'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { paths } from '#paths.ts'
import type { AnswerState, Question } from '../answer-contract.ts'
import { words } from '../words.ts'
import { MendedForm } from './MendedForm.tsx'
import { useAnswer, useQuestion } from './own-queries.ts'
import { useFormats } from './use-formats.ts'

const said = words.answer

/** What the link of a letter asks, answered without signing in. It shows nothing of a person or a home. */
export function LetterAnswer({ token }: { token: string }) {
  const question = useQuestion(token)
  const answer = useAnswer(token)
  const formats = useFormats('portal')
  // A lost packet, or a server that is too busy, says nothing about the link: what was typed stays, and is sent again.
  if (question.error instanceof CallFailed && question.error.code === 'bad_link')
    return <Ended tone="danger">{question.error.message}</Ended>
  if (!question.data) return <Waiting on={question} words={said.loading} />
  const { state } = question.data
  if (state !== 'waiting')
    return <Ended tone={state === 'closed' || state === 'over' ? 'info' : 'success'}>{endings[state]}</Ended>
  const asked = answer.isPending ? (answer.variables === null ? 'yes' : 'no') : null
  return (
    <div className="grid gap-[18px]">
      <Asked
        question={question.data}
        day={question.data.answerBy === null ? null : formats.date(question.data.answerBy)}
      />
      {answer.isError ? (
        <Notice live tone="danger">
          {answer.error instanceof CallFailed ? answer.error.message : said.failed}
        </Notice>
      ) : null}
      <MendedForm full busy={asked} onYes={() => answer.mutate(null)} onNo={(why) => answer.mutate(why)} />
    </div>
  )
}

function Asked({ question, day }: { question: Question; day: string | null }) {
  return (
    <div>
      <p className="text-[15px] leading-[22px]">{said.about(question.number, words.category[question.category])}</p>
      {day === null ? null : <p className="mt-1.5 text-sm text-ink-3">{said.until(day)}</p>}
    </div>
  )
}

const endings: Record<Exclude<AnswerState, 'waiting'>, string> = {
  confirmed: said.confirmed,
  closed: said.closed,
  reopened: said.reopened,
  over: said.over,
}

function Ended({ tone, children }: { tone: 'success' | 'info' | 'danger'; children: string }) {
  return (
    <div className="grid gap-[18px]">
      <Notice live tone={tone}>
        {children}
      </Notice>
      <a
        href={paths.tenant({ tab: 'maintenance' })}
        className={`${buttonClass({ look: 'primary', size: 'large', full: true })} rounded-md!`}
      >
        {said.portal}
      </a>
    </div>
  )
}
