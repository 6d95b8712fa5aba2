import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SitePage } from '#building/choices.ts'
import { pageContent, type PageWords } from '#building/page-content-contract.ts'
import { pageWords } from '#building/messages/page.ts'
import { defaultLanguage, languageNames, offeredLanguages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { call } from '#platform/ui/data/call.ts'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { contentWords as words } from './messages/content.ts'

const sizes = (['wide', 'narrow'] as const).map((value) => ({ value, label: words.sizes[value] }))
const languageChoices = () => offeredLanguages().map((value) => ({ value, label: languageNames[value] }))

/** A preview of the public page with the typed texts, rendered by the server and visible to nobody else. */
export function PagePreview({
  page,
  draft,
  open,
  onClose,
}: {
  page: SitePage
  draft: PageWords
  open: boolean
  onClose: () => void
}) {
  const [language, setLanguage] = useState<Language>(defaultLanguage)
  const [size, setSize] = useState<'wide' | 'narrow'>('wide')
  const drawing = useMutation({
    mutationFn: (previewLanguage: Language) =>
      call(pageContent.preview, { params: { page }, body: { ...draft, language: previewLanguage } }),
  })
  const { mutate } = drawing
  useEffect(() => {
    if (open) mutate(language)
  }, [open, language, mutate])
  const name = pageWords.pages[page]
  return (
    <Dialog open={open} onClose={onClose} title={words.previewTitle(name)} status={words.previewText} width="widest">
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          <Segmented label={words.language} choices={languageChoices()} value={language} onChange={setLanguage} />
          <Segmented label={words.size} choices={sizes} value={size} onChange={setSize} />
        </div>
        {drawing.isError ? (
          <Notice tone="danger" live>
            {drawing.error.message}
          </Notice>
        ) : drawing.data === undefined ? (
          <output className="grid h-[68dvh] place-items-center text-ink-3">{words.loadingPreview}</output>
        ) : (
          <div className="overflow-x-auto rounded-lg bg-sunken ring ring-line">
            <iframe
              // Display only: scripts and links are disabled.
              sandbox="allow-same-origin"
              title={words.frame(name)}
              srcDoc={drawing.data.html}
              className={size === 'wide' ? 'h-[68dvh] w-full' : 'mx-auto block h-[68dvh] w-97.5 max-w-full bg-canvas'}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
