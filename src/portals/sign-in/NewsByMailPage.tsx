import { useSearch } from '@tanstack/react-router'
import { LetterChoice } from '#announcements/screens/LetterChoice.tsx'
import { words } from '#announcements/words.ts'
import { Notice } from '#platform/screens/Notice.tsx'
import { DoorPage } from './DoorPage.tsx'

/** The page that the foot of a letter with news opens. */
export function NewsByMailPage() {
  const { token } = useSearch({ from: '/news-by-mail' })
  return (
    <DoorPage title={words.byMail.title} trouble={words.byMail.trouble}>
      {token ? (
        <LetterChoice token={token} />
      ) : (
        <Notice live tone="danger">
          {words.byMail.noLink}
        </Notice>
      )}
    </DoorPage>
  )
}
