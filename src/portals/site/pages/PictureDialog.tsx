import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import X from 'lucide-react/icons/x'
import { useSite } from '../shell/language.tsx'

/** One picture over the whole window, filled and opened by the islands. `steps` adds buttons to the next one. */
export function PictureDialog({ steps = false }: { steps?: boolean }) {
  const texts = useSite().words.overlay
  return (
    <dialog className="viewer" data-viewer data-position-words={texts.position}>
      <div className="viewer-head">
        <span data-position aria-live="polite" />
        <button type="button" className="viewer-button" data-close aria-label={texts.close}>
          <X size={20} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
      <figure>
        <div data-picture />
        <figcaption>
          <span data-caption />
          <small data-category />
        </figcaption>
      </figure>
      {steps && (
        <>
          <button type="button" className="viewer-step left" data-step="-1" aria-label={texts.previous}>
            <ArrowLeft size={20} strokeWidth={1.6} aria-hidden="true" />
          </button>
          <button type="button" className="viewer-step right" data-step="1" aria-label={texts.next}>
            <ArrowRight size={20} strokeWidth={1.6} aria-hidden="true" />
          </button>
        </>
      )}
    </dialog>
  )
}
