import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { PictureRecord, SitePhoto } from '#photos/contract.ts'
import { useChangePictures } from '#photos/screens/queries.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndoOfArea } from '#platform/ui/feedback/use-undo-of-area.ts'
import { useUnsaved } from '#platform/ui/forms/unsaved.ts'
import { isSame } from '#settings/rules.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import type { DescribeChange } from '#settings/screens/RecentChanges.tsx'
import { picturesWords as words } from './messages/pictures.ts'
import { PreviewBar } from '../pages/PreviewBar.tsx'
import { GalleryPictures, HiddenPictures } from './GalleryPictures.tsx'

type Props = {
  record: PictureRecord
  describe: DescribeChange
  onEdit: (photo: SitePhoto) => void
  onAdd: () => void
}

/** The gallery: its order, by drag and drop or by buttons, which pictures it shows, and adding one. */
export function GalleryOrder({ record, describe, onEdit, onAdd }: Props) {
  const change = useChangePictures()
  const undo = useUndoOfArea('pictures')
  const [draftOrder, setDraftOrder] = useState<readonly string[] | null>(null)
  const [isLooking, setIsPreviewing] = useState(false)
  const order = draftOrder ?? record.gallery
  const isDirty = !isSame(order, record.gallery)
  useUnsaved(isDirty)
  const photos = order.flatMap((id) => record.photos.find((photo) => photo.id === id) ?? [])
  const hidden = record.photos.filter(({ id }) => !order.includes(id))
  const move = (id: string, to: number) => {
    const rest = order.filter((one) => one !== id)
    setDraftOrder([...rest.slice(0, to), id, ...rest.slice(to)])
  }
  const send = () =>
    change.mutate(
      { upload: null, changes: () => ({ gallery: [...order] }) },
      {
        onSuccess: () => {
          setIsPreviewing(false)
          setDraftOrder(null)
          toast.success(words.galleryMade, undefined, { undo: undo() })
        },
      },
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        change.reset()
        setIsPreviewing(true)
      }}
      className="grid gap-3"
    >
      <Card
        title={words.gallery}
        flush
        action={
          <Button size="small" icon={Plus} onClick={onAdd}>
            {words.add}
          </Button>
        }
      >
        <p className="px-4.5 pt-1 pb-3 text-sm text-ink-3">{words.galleryHint}</p>
        <GalleryPictures
          photos={photos}
          onMove={move}
          onEdit={onEdit}
          onHide={(id) => setDraftOrder(order.filter((one) => one !== id))}
        />
        <HiddenPictures photos={hidden} onShow={(id) => setDraftOrder([...order, id])} />
      </Card>
      {isDirty ? <PreviewBar dirty onReset={() => setDraftOrder(null)} /> : null}
      <ChangePreview
        open={isLooking}
        onClose={() => setIsPreviewing(false)}
        fields={describe({ area: 'pictures', before: { gallery: record.gallery }, after: { gallery: [...order] } })}
        mutation={change}
        onConfirm={send}
      />
    </form>
  )
}
