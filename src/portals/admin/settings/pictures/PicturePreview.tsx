import { cropOf } from '#photos/crop.ts'
import type { PictureRecord, SitePhoto } from '#photos/contract.ts'
import { useChangePictures } from '#photos/screens/queries.ts'
import { languageNameForOffice, translationLanguages } from '#platform/language/further-languages.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndoOfArea } from '#platform/ui/feedback/use-undo-of-area.ts'
import type { ChangedField } from '#settings/changed-field.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import { CroppedImage } from './CropBox.tsx'
import {
  altIn,
  changesOf,
  isChanged,
  newDraft,
  type PictureDraft,
  shapeOf,
  type Target,
  uploadOf,
} from './picture-draft.ts'
import { picturesWords as words } from './messages/pictures.ts'
import { Thumbnail } from './Thumbnail.tsx'

type Props = {
  target: Target
  draft: PictureDraft
  record: PictureRecord
  open: boolean
  onBack: () => void
  onDone: () => void
}

/** Before and after side by side, with the texts; the picture is uploaded only when the change is saved. */
export function PicturePreview({ target, draft, record, open, onBack, onDone }: Props) {
  const change = useChangePictures()
  const undo = useUndoOfArea('pictures')
  const send = () =>
    change.mutate(
      { upload: uploadOf(target, draft), changes: (uploaded) => changesOf(target, draft, record, uploaded) },
      {
        onSuccess: () => {
          toast.success(words.made, undefined, { undo: undo() })
          onDone()
        },
      },
    )
  const before = target.kind === 'new' ? undefined : target.photo
  return (
    <ChangePreview
      open={open}
      onClose={() => {
        change.reset()
        onBack()
      }}
      fields={fieldsOf(target, draft)}
      mutation={change}
      onConfirm={send}
      width="wide"
    >
      {draft.shows === 'present' ? null : (
        <div className="grid gap-4 sm:grid-cols-2">
          {target.kind === 'new' ? null : (
            <Side caption={words.before} shape={shapeOf(target)}>
              <Thumbnail photo={before} width={640} className="size-full" />
            </Side>
          )}
          <Side caption={words.after} shape={shapeOf(target)}>
            {draft.shows === 'chosen' && draft.chosen ? (
              <CroppedImage
                url={draft.chosen.url}
                crop={cropOf(draft.chosen.sight, draft.chosen.shape, shapeOf(target))}
                alt={draft.alt}
              />
            ) : (
              <Thumbnail
                photo={draft.shows === 'first' && target.kind === 'place' ? target.first : undefined}
                width={640}
                className="size-full"
              />
            )}
          </Side>
        </div>
      )}
    </ChangePreview>
  )
}

function Side({ caption, shape, children }: { caption: string; shape: number; children: React.ReactNode }) {
  return (
    <figure className="min-w-0">
      <div className="relative overflow-hidden rounded-md bg-sunken" style={{ aspectRatio: shape }}>
        {children}
      </div>
      <figcaption className="mt-1.5 text-sm text-ink-3">{caption}</figcaption>
    </figure>
  )
}

function fieldsOf(target: Target, draft: PictureDraft): ChangedField[] {
  if (!isChanged(target, draft)) return []
  const was = newDraft(target)
  const photo = target.kind === 'new' ? undefined : target.photo
  const name = (one: SitePhoto | undefined) =>
    one === undefined ? words.kinds.plan : one.encoded ? words.kinds.photo : words.kinds.rendering
  const shown: ChangedField[] =
    draft.shows === 'present'
      ? []
      : [
          {
            label: target.kind === 'place' ? words.pictureOf(target.place.label) : words.gallery,
            before: target.kind === 'new' ? '' : name(photo),
            after:
              draft.shows === 'chosen'
                ? words.kinds.photo
                : draft.shows === 'plan'
                  ? words.kinds.plan
                  : words.kinds.rendering,
          },
        ]
  if (draft.shows === 'plan' || draft.shows === 'first') return shown
  const texts: ChangedField[] = [
    { label: words.altIn(languageNameForOffice(draft.altLanguage)), before: was.alt, after: draft.alt.trim() },
    ...translationLanguages(draft.altLanguage).map((language) => ({
      label: words.altIn(languageNameForOffice(language)),
      before: altIn(was, language),
      after: altIn(draft, language),
    })),
    { label: words.category, before: words.categories[was.category], after: words.categories[draft.category] },
  ]
  return [...shown, ...texts.filter((field) => field.before !== field.after)]
}
