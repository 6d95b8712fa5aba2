import { ImageUp, RotateCcw, Shapes, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { photoCategories } from '#photos/contract.ts'
import { largestUpload, longestAlt } from '#photos/pictures-contract.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { CropBox } from './CropBox.tsx'
import { chosenFrom, isChanged, newDraft, type PictureDraft, shapeOf, type Target } from './picture-draft.ts'
import { picturesWords as words } from './messages/pictures.ts'
import { Thumbnail } from './Thumbnail.tsx'

type Props = {
  target: Target
  open: boolean
  onClose: () => void
  /** The draft to return to from the preview. */
  initialDraft: PictureDraft | null
  onPreview: (draft: PictureDraft) => void
}

const categories = photoCategories.map((value) => ({ value, label: words.categories[value] }))
const titleOf = (target: Target) =>
  target.kind === 'place' ? target.place.label : target.kind === 'new' ? words.newTitle : words.descriptionTitle

/** Edits what a place shows and its texts: another picture with its crop, the original one, or none. */
export function PictureDialog({ target, open, onClose, initialDraft, onPreview }: Props) {
  const [draft, setDraft] = useState(() => initialDraft ?? newDraft(target))
  const [problem, setProblem] = useState<string | null>(null)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const change = (changes: Partial<PictureDraft>) => setDraft((now) => ({ ...now, ...changes }))
  const choose = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largestUpload) return setProblem(words.tooLarge)
    const chosen = await chosenFrom(file)
    if (!chosen) return setProblem(words.notRead)
    setProblem(null)
    change({ chosen, shows: 'chosen', ...(target.kind === 'place' ? { alt: '', altFr: '' } : {}) })
  }
  const needsWords = draft.shows === 'present' || draft.shows === 'chosen'
  const altError = isSubmitted && needsWords && draft.alt.trim() === '' ? words.needAlt : undefined
  const preview = () => {
    setIsSubmitted(true)
    if (target.kind === 'new' && !draft.chosen) return setProblem(words.needPicture)
    if (
      needsWords &&
      draft.alt.trim() === '' &&
      !(target.kind === 'place' && !target.photo && draft.shows === 'present')
    )
      return
    onPreview(draft)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={titleOf(target)}
      width="wide"
      dirty={isChanged(target, draft)}
      footer={
        <>
          <CancelButton />
          <Button variant="primary" onClick={preview}>
            {words.preview}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-3">
          <Shown
            target={target}
            draft={draft}
            onSight={(sight) => draft.chosen && change({ chosen: { ...draft.chosen, sight } })}
          />
          {problem ? (
            <Notice tone="danger" live>
              {problem}
            </Notice>
          ) : null}
          {target.kind === 'photo' ? null : (
            <>
              <input
                ref={input}
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif"
                aria-label={words.choose}
                tabIndex={-1}
                className="sr-only"
                onChange={(event) => {
                  void choose(event.target.files?.[0])
                  event.target.value = ''
                }}
              />
              <div className="flex flex-wrap gap-2">
                <Button icon={ImageUp} onClick={() => input.current?.click()}>
                  {draft.chosen ? words.chooseOther : words.choose}
                </Button>
                {target.kind === 'place' ? <Others target={target} draft={draft} onChange={change} /> : null}
              </div>
              <p className="text-xs text-ink-3">{words.limits}</p>
            </>
          )}
          {target.kind === 'place' && target.place.shape < 1 ? (
            <p className="text-sm text-ink-2">{words.viewNote}</p>
          ) : null}
        </div>
        {needsWords ? (
          <div className="grid content-start gap-4">
            <Field label={words.alt} required hint={words.altHint} error={altError}>
              <TextArea
                lang="en"
                rows={4}
                maxLength={longestAlt}
                value={draft.alt}
                onChange={(event) => change({ alt: event.target.value })}
              />
            </Field>
            <Field label={words.altFr} hint={words.altFrHint}>
              <TextArea
                lang="fr"
                rows={4}
                maxLength={longestAlt}
                value={draft.altFr}
                onChange={(event) => change({ altFr: event.target.value })}
              />
            </Field>
            {target.kind === 'place' && draft.shows === 'present' ? null : (
              <Field label={words.category}>
                <Select choices={categories} value={draft.category} onChange={(category) => change({ category })} />
              </Field>
            )}
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}

function Shown({
  target,
  draft,
  onSight,
}: {
  target: Target
  draft: PictureDraft
  onSight: Parameters<typeof CropBox>[0]['onSight']
}) {
  if (draft.shows === 'chosen' && draft.chosen)
    return (
      <CropBox
        url={draft.chosen.url}
        shape={draft.chosen.shape}
        place={shapeOf(target)}
        sight={draft.chosen.sight}
        onSight={onSight}
      />
    )
  const photo =
    target.kind === 'new' || draft.shows === 'plan'
      ? undefined
      : draft.shows === 'first' && target.kind === 'place'
        ? target.first
        : target.photo
  return (
    <div style={{ aspectRatio: shapeOf(target) }}>
      <Thumbnail photo={photo} width={640} className="size-full rounded-md" />
    </div>
  )
}

/** The alternatives to a new picture. */
function Others({
  target: { photo, first },
  draft,
  onChange,
}: {
  target: Extract<Target, { kind: 'place' }>
  draft: PictureDraft
  onChange: (changes: Partial<PictureDraft>) => void
}) {
  const present = { shows: 'present', chosen: null, alt: photo?.alt ?? '', altFr: photo?.altFr ?? '' } as const
  return (
    <>
      {first && first.id !== photo?.id && draft.shows !== 'first' ? (
        <Button icon={RotateCcw} onClick={() => onChange({ shows: 'first', chosen: null })}>
          {words.first}
        </Button>
      ) : null}
      {photo && draft.shows !== 'plan' ? (
        <Button icon={Shapes} onClick={() => onChange({ shows: 'plan', chosen: null })}>
          {words.plan}
        </Button>
      ) : null}
      {draft.shows === 'present' ? null : (
        <Button variant="plain" icon={Undo2} onClick={() => onChange(present)}>
          {words.keep}
        </Button>
      )}
    </>
  )
}
