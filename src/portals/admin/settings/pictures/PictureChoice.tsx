import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Shapes from 'lucide-react/icons/shapes'
import Undo2 from 'lucide-react/icons/undo-2'
import { defaultLanguage } from '#platform/language/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { FileButton } from '../FileButton.tsx'
import { CropBox } from './CropBox.tsx'
import { type PictureDraft, shapeOf, type Target } from './picture-draft.ts'
import { picturesWords as words } from './messages/pictures.ts'
import { Thumbnail } from './Thumbnail.tsx'

const fileTypes = 'image/jpeg,image/png,image/webp,image/avif'

type Props = {
  target: Target
  draft: PictureDraft
  onChange: (changes: Partial<PictureDraft>) => void
  onFile: (file: File) => void
  problem: string | null
}

/** The picture of a draft, with its crop, and what may take its place. */
export function PictureChoice({ target, draft, onChange, onFile, problem }: Props) {
  return (
    <div className="grid content-start gap-3">
      <Shown
        target={target}
        draft={draft}
        onSight={(sight) => draft.chosen && onChange({ chosen: { ...draft.chosen, sight } })}
      />
      {problem ? (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      ) : null}
      {target.kind === 'photo' ? null : (
        <>
          <div className="flex flex-wrap gap-2">
            <FileButton accept={fileTypes} label={words.choose} onFile={onFile}>
              {draft.chosen ? words.chooseOther : words.choose}
            </FileButton>
            {target.kind === 'place' ? <Others target={target} draft={draft} onChange={onChange} /> : null}
          </div>
          <p className="text-xs text-ink-3">{words.limits}</p>
        </>
      )}
      {target.kind === 'place' && target.place.shape < 1 ? (
        <p className="text-sm text-ink-2">{words.viewNote}</p>
      ) : null}
    </div>
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
  const present = {
    shows: 'present',
    chosen: null,
    alt: photo?.alt ?? '',
    altLanguage: photo?.altLanguage ?? defaultLanguage(),
    altTranslations: photo?.altTranslations ?? {},
  } as const
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
