import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import type { PictureRecord, SitePhoto } from '#photos/pictures-contract.ts'
import { useChangePictures } from '#photos/screens/queries.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUnsaved } from '#platform/ui/forms/unsaved.ts'
import { isSame } from '#settings/rules.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import type { DescribeChange } from '#settings/screens/RecentChanges.tsx'
import { picturesWords as words } from './messages/pictures.ts'
import { PreviewBar } from '../pages/PreviewBar.tsx'
import { Thumbnail } from './Thumbnail.tsx'

type Props = {
  record: PictureRecord
  describe: DescribeChange
  onEdit: (photo: SitePhoto) => void
  onAdd: () => void
}

/** The gallery: its order, by drag and drop or by buttons, which pictures it shows, and adding one. */
export function GalleryOrder({ record, describe, onEdit, onAdd }: Props) {
  const change = useChangePictures()
  const [draftOrder, setDraftOrder] = useState<readonly string[] | null>(null)
  const [isLooking, setLooking] = useState(false)
  const [dragged, setDragged] = useState<string | null>(null)
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
          setLooking(false)
          setDraftOrder(null)
          toast.success(words.galleryMade)
        },
      },
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        change.reset()
        setLooking(true)
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
        <ol aria-label={words.order} className="max-h-140 overflow-y-auto border-t border-line">
          {photos.map((photo, at) => (
            // The buttons of the line are the accessible alternative to dragging.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={photo.id}
              draggable
              onDragStart={() => setDragged(photo.id)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                event.preventDefault()
                if (dragged && dragged !== photo.id) move(dragged, at)
              }}
              className="flex items-center gap-3 px-4.5 py-2 not-first:border-t not-first:border-line max-sm:flex-wrap"
            >
              <GripVertical aria-hidden="true" className="shrink-0 cursor-grab text-ink-3 max-md:hidden" />
              <Line photo={photo} />
              <span className="flex shrink-0 max-sm:ml-auto">
                <IconButton
                  small
                  icon={ArrowUp}
                  label={words.up(photo.alt)}
                  tip={false}
                  aria-disabled={at === 0}
                  onClick={() => at > 0 && move(photo.id, at - 1)}
                />
                <IconButton
                  small
                  icon={ArrowDown}
                  label={words.down(photo.alt)}
                  tip={false}
                  aria-disabled={at === photos.length - 1}
                  onClick={() => at < photos.length - 1 && move(photo.id, at + 1)}
                />
                <IconButton
                  small
                  icon={Pencil}
                  label={words.edit(photo.alt)}
                  tip={false}
                  onClick={() => onEdit(photo)}
                />
                <IconButton
                  small
                  icon={EyeOff}
                  label={words.hide(photo.alt)}
                  tip={false}
                  onClick={() => setDraftOrder(order.filter((id) => id !== photo.id))}
                />
              </span>
            </li>
          ))}
        </ol>
        {hidden.length > 0 ? (
          <details className="border-t border-line">
            <summary className="cursor-pointer px-4.5 py-3 font-[525]">{words.showHidden(hidden.length)}</summary>
            <ul aria-label={words.hidden} className="max-h-105 overflow-y-auto">
              {hidden.map((photo) => (
                <li key={photo.id} className="flex items-center gap-3 border-t border-line px-4.5 py-2">
                  <Line photo={photo} />
                  <IconButton
                    small
                    icon={Eye}
                    label={words.show(photo.alt)}
                    tip={false}
                    onClick={() => setDraftOrder([...order, photo.id])}
                  />
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </Card>
      {isDirty ? <PreviewBar dirty onReset={() => setDraftOrder(null)} /> : null}
      <ChangePreview
        open={isLooking}
        onClose={() => setLooking(false)}
        fields={describe({ area: 'pictures', before: { gallery: record.gallery }, after: { gallery: [...order] } })}
        mutation={change}
        onConfirm={send}
      />
    </form>
  )
}

function Line({ photo }: { photo: SitePhoto }) {
  return (
    <>
      <Thumbnail photo={photo} width={384} className="aspect-[16/10] w-20 shrink-0 rounded-sm" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 break-words">{photo.alt}</span>
        <span className="mt-0.5 flex flex-wrap items-center gap-1.5 text-sm text-ink-3">
          {words.categories[photo.category]}
          {photo.encoded ? <Badge>{words.kinds.photo}</Badge> : null}
          {photo.altFr ? null : <Badge tone="warning">{words.noFrench}</Badge>}
        </span>
      </span>
    </>
  )
}
