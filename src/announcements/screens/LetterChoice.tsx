import { Button } from '#platform/screens/Button.tsx'
import { buttonClass } from '#platform/screens/button-class.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { Notice } from '#platform/screens/Notice.tsx'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { paths } from '#paths.ts'
import { words } from '../words.ts'
import { useChooseByLetter, useLetterChoice } from './own-queries.ts'

const said = words.byMail

/** What the link of a letter turns off, by a button and without signing in. It shows nothing of a person or a home. */
export function LetterChoice({ token }: { token: string }) {
  const choice = useLetterChoice(token)
  const choose = useChooseByLetter(token)
  if (choice.error instanceof CallFailed && choice.error.code === 'bad_link')
    return (
      <Notice live tone="danger">
        {choice.error.message}
      </Notice>
    )
  if (!choice.data) return <Waiting on={choice} words={said.loading} />
  const { wanted } = choice.data
  return (
    <div className="grid gap-[18px]">
      <Notice live={choose.isSuccess} tone={wanted ? 'info' : 'success'}>
        {wanted ? said.on : said.off} {said.always}
      </Notice>
      {choose.isError ? (
        <Notice live tone="danger">
          {said.failed}
        </Notice>
      ) : null}
      <Button
        look={wanted ? 'primary' : 'outlined'}
        size="large"
        full
        busy={choose.isPending}
        busyText={said.saving}
        onClick={() => choose.mutate(!wanted)}
      >
        {wanted ? said.turnOff : said.turnOn}
      </Button>
      <a
        href={paths.tenant({ tab: 'announcements' })}
        className={`${buttonClass({ look: 'plain', size: 'large', full: true })} rounded-md!`}
      >
        {said.portal}
      </a>
    </div>
  )
}
