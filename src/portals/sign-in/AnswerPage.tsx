import { useSearch } from '@tanstack/react-router'
import { LetterAnswer } from '#maintenance/screens/LetterAnswer.tsx'
import { words } from '#maintenance/words.ts'
import { Notice } from '#platform/screens/Notice.tsx'
import { DoorPage } from './DoorPage.tsx'

/** The page that a letter about completed work opens. */
export function AnswerPage() {
  const { token } = useSearch({ from: '/maintenance-answer' })
  return (
    <DoorPage title={words.answer.title} trouble={words.answer.trouble}>
      {token ? (
        <LetterAnswer token={token} />
      ) : (
        <Notice live tone="danger">
          {words.answer.noLink}
        </Notice>
      )}
    </DoorPage>
  )
}
