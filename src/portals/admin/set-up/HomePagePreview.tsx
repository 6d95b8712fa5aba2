import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { useHomePage } from '#set-up-guide/screens/queries.ts'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { guideTexts } from './messages/guide.ts'

const words = guideTexts.page
const sizes = [
  { value: 'wide', label: words.sizes.wide, icon: Monitor },
  { value: 'narrow', label: words.sizes.narrow, icon: Smartphone },
] as const
/** The frame has the size of a window and is scaled down to the column. */
const frames = {
  wide: 'h-[72rem] w-[80rem] scale-[0.275]',
  narrow: 'h-[36rem] w-[24.375rem] scale-[0.55]',
} as const
const boxes = { wide: 'h-[19.8rem] w-full', narrow: 'mx-auto h-[19.8rem] w-[13.40625rem]' } as const

/** The home page as visitors get it now. It is a picture: the link below opens the page itself. */
export function HomePagePreview() {
  const [size, setSize] = useState<keyof typeof frames>('wide')
  const page = useHomePage()
  return (
    <section aria-labelledby="public-page-preview" className="grid gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 id="public-page-preview" className="font-[575]">
          {words.title}
        </h2>
        <Segmented label={words.size} choices={sizes} value={size} onChange={setSize} />
      </div>
      {page.data ? (
        <>
          <NotRefreshed on={page} />
          <div inert className={classNames('overflow-hidden rounded-lg shadow-lift', boxes[size])}>
            <iframe
              // Display only: scripts are disabled.
              sandbox="allow-same-origin"
              title={words.frame}
              srcDoc={page.data.html}
              className={classNames('block max-w-none origin-top-left border-0', frames[size])}
            />
          </div>
        </>
      ) : (
        <div className="h-[19.8rem] rounded-lg bg-sunken p-4">
          <Waiting on={page} words={words.loading} />
        </div>
      )}
      <p className="text-sm text-ink-3">{words.note}</p>
    </section>
  )
}
