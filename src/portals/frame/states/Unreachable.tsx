import type { ComponentProps } from 'react'
import { accountTexts } from '#accounts/messages/index.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { Main } from '../Main.tsx'
import { usePageTitle } from '../page-title.ts'
import { frameTexts } from '../messages/index.ts'

/** The first data of a screen could not be loaded: the error, and a button to retry. */
export function Unreachable({ on }: Pick<ComponentProps<typeof Waiting>, 'on'>) {
  const words = useTexts(frameTexts)
  const accountWords = useTexts(accountTexts)
  usePageTitle(words.broken)
  return (
    <Main className="mx-auto w-[min(35rem,100%)] px-5 py-24">
      <h1 className="serif mb-4 text-28 leading-8.5 tracking-[-0.012em]">{words.broken}</h1>
      <Waiting on={on} words={accountWords.loading} />
    </Main>
  )
}
