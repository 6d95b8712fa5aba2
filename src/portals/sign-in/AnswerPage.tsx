import { useSearch } from '@tanstack/react-router'
import { useBuilding } from '#building/screens/queries.ts'
import { LetterAnswer } from '#maintenance/screens/LetterAnswer.tsx'
import { words } from '#maintenance/words.ts'
import { Notice } from '#platform/screens/Notice.tsx'
import { TimeZoneContext } from '#platform/screens/time-zone.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { DoorPage } from './DoorPage.tsx'

/** The page that a letter about completed work opens. Nobody is signed in here, so it learns the building's time itself. */
export function AnswerPage() {
  const { token } = useSearch({ from: '/maintenance-answer' })
  const building = useBuilding()
  return (
    <DoorPage title={words.answer.title} trouble={words.answer.trouble}>
      {!token ? (
        <Notice live tone="danger">
          {words.answer.noLink}
        </Notice>
      ) : building.data ? (
        <TimeZoneContext value={building.data.timeZone}>
          <LetterAnswer token={token} />
        </TimeZoneContext>
      ) : (
        <Waiting on={building} words={words.answer.loading} />
      )}
    </DoorPage>
  )
}
