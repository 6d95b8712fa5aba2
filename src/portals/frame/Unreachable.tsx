import { Waiting } from '#platform/screens/Waiting.tsx'
import { words } from '#accounts/words.ts'
import type { ComponentProps } from 'react'

/** The first things a screen needs could not be read: what went wrong, and another try. */
export function Unreachable({ on }: Pick<ComponentProps<typeof Waiting>, 'on'>) {
  return (
    <main tabIndex={-1} className="mx-auto w-[min(560px,100%)] px-5 py-24 outline-none">
      <Waiting on={on} words={words.loading} />
    </main>
  )
}
