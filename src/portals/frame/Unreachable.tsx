import type { ComponentProps } from 'react'
import { words as accountWords } from '#accounts/words.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { Main } from './Main.tsx'
import { usePageTitle } from './page-title.ts'
import { words } from './words.ts'

/** The first things a screen needs could not be read: what went wrong, and another try. */
export function Unreachable({ on }: Pick<ComponentProps<typeof Waiting>, 'on'>) {
  usePageTitle(words.broken)
  return (
    <Main className="mx-auto w-[min(560px,100%)] px-5 py-24">
      <h1 className="serif mb-4 text-[28px] leading-[34px] tracking-[-0.012em]">{words.broken}</h1>
      <Waiting on={on} words={accountWords.loading} />
    </Main>
  )
}
