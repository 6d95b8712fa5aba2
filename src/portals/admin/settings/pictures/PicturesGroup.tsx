import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sitePages } from '#building/choices.ts'
import { pageContentQuery } from '#building/screens/settings-queries.ts'
import { pageWords } from '#building/messages/page.ts'
import type { PictureRecord } from '#photos/contract.ts'
import { useSitePictures } from '#photos/screens/queries.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { RecentChanges } from '#settings/screens/RecentChanges.tsx'
import { GalleryOrder } from './GalleryOrder.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { PicturePreview } from './PicturePreview.tsx'
import type { PictureDraft, Target } from './picture-draft.ts'
import { type PicturePlace, placesOf } from './picture-places.ts'
import { picturesWords as words } from './messages/pictures.ts'
import { PlaceTiles } from './PlaceTiles.tsx'
import { describePictureChanges } from './describe-pictures.ts'

/** The pictures of the public site by place, and the gallery. */
export function PicturesGroup() {
  const pictures = useSitePictures()
  const pages = useQueries({ queries: sitePages.map(pageContentQuery) })
  const waiting = pages.find(({ data }) => data === undefined)
  if (!pictures.data) return <Waiting on={pictures} words={words.loading} />
  if (waiting) return <Waiting on={waiting} words={words.loading} />
  const places = pages.flatMap(({ data }) => (data ? placesOf(data.page, data.en) : []))
  return <Pictures record={pictures.data} places={places} />
}

type Open = { target: Target; draft: PictureDraft | null; step: 'edit' | 'look' }

function Pictures({ record, places }: { record: PictureRecord; places: readonly PicturePlace[] }) {
  const [open, setOpen] = useState<Open | null>(null)
  const { last, open: isOpen, turn } = useLingering(open)
  const describe = useMemo(() => describePictureChanges(record, places), [record, places])
  const edit = (target: Target) => setOpen({ target, draft: null, step: 'edit' })
  return (
    <div className="grid gap-4.5">
      <p className="max-w-[72ch] text-ink-2">{words.lead}</p>
      {sitePages.map((page) => {
        const own = places.filter((place) => place.page === page)
        return own.length === 0 ? null : (
          <PlaceTiles key={page} title={pageWords.pages[page]} places={own} record={record} onOpen={edit} />
        )
      })}
      <GalleryOrder
        record={record}
        describe={describe}
        onEdit={(photo) => edit({ kind: 'photo', photo })}
        onAdd={() => edit({ kind: 'new' })}
      />
      <RecentChanges area="pictures" describe={describe} />
      {last ? (
        <PictureDialog
          key={`${turn} ${last.step}`}
          target={last.target}
          open={isOpen && last.step === 'edit'}
          onClose={() => setOpen(null)}
          initialDraft={last.draft}
          onPreview={(draft) => setOpen({ ...last, draft, step: 'look' })}
        />
      ) : null}
      {last?.draft ? (
        <PicturePreview
          target={last.target}
          draft={last.draft}
          record={record}
          open={isOpen && last.step === 'look'}
          onBack={() => setOpen({ ...last, step: 'edit' })}
          onDone={() => setOpen(null)}
        />
      ) : null}
    </div>
  )
}
