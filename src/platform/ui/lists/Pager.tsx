import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { platformTexts } from '../../language/messages/index.ts'
import { Button } from '../display/Button.tsx'
import { useTexts } from '../data/language.ts'

type Props = {
  from: number
  to: number
  total: number
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** '1 to 20 of 431' with buttons for the previous and next page; null disables a button. */
export function Pager({ from, to, total, onPrevious, onNext }: Props) {
  const words = useTexts(platformTexts)
  return (
    <nav
      aria-label={words.pages}
      className="flex items-center justify-between gap-3 py-2 pr-3.5 pl-4.5 text-sm text-ink-3"
    >
      <output className="tabular">{words.range(from, to, total)}</output>
      <div className="flex gap-1.5">
        <Button size="small" icon={ChevronLeft} aria-disabled={!onPrevious || undefined} onClick={() => onPrevious?.()}>
          {words.previous}
        </Button>
        <Button size="small" trailing={ChevronRight} aria-disabled={!onNext || undefined} onClick={() => onNext?.()}>
          {words.next}
        </Button>
      </div>
    </nav>
  )
}
