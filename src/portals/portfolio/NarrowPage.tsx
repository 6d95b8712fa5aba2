import type { ReactNode } from 'react'
import { productMark } from '#platform/brand-mark.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { BrandName } from '#platform/ui/display/BrandName.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

/** A page with one form. */
export function NarrowPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const words = useTexts(portfolioTexts)
  return (
    <div className="flex min-h-dvh flex-col px-12 py-7 max-md:px-5 max-md:py-5">
      <header className="flex items-center justify-between gap-4">
        <BrandName name={words.title} mark={productMark} />
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1} className="m-auto w-[min(25rem,100%)] py-12 outline-none">
        <h1 className="serif text-38 leading-10.5 font-[350] tracking-[-0.02em]">{title}</h1>
        <p className="mt-2 mb-5 text-15 leading-5.5 text-ink-3">{text}</p>
        {children}
      </main>
    </div>
  )
}
