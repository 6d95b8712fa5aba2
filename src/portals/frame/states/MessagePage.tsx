import type { ReactNode } from 'react'
import { paths } from '#paths.ts'
import { BrandName } from '#platform/ui/display/BrandName.tsx'
import { Main } from '../Main.tsx'
import { usePageTitle } from '../page-title.ts'
import { readShellData } from '../shell-data.ts'

type Props = {
  title: string
  children: ReactNode
  /** Links to go on from here. */
  actions: ReactNode
}

/** A screen with a message only: no access, or no such page. */
export function MessagePage({ title, children, actions }: Props) {
  usePageTitle(title)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-12 py-7 max-md:px-5 max-md:py-5">
        <a href={paths.home()} className="inline-block rounded-sm">
          <BrandName {...readShellData()} />
        </a>
      </header>
      <Main className="relative grid flex-1 place-items-center px-5 pb-24">
        <div aria-hidden="true" className="mullions absolute inset-0" />
        <div className="relative w-[min(27.5rem,100%)] rounded-lg bg-surface px-7 py-6 shadow-card max-md:px-5">
          <h1 className="serif text-28 leading-8.5 tracking-[-0.012em]">{title}</h1>
          <div className="mt-1.5 text-15 leading-5.5 text-ink-2">{children}</div>
          <div className="mt-5 flex flex-wrap gap-2">{actions}</div>
        </div>
      </Main>
    </div>
  )
}
