import LoaderCircle from 'lucide-react/icons/loader-circle'
import { accountTexts } from '#accounts/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { readShellData } from '../shell-data.ts'

/** The skeleton of a whole screen. */
export function LoadingPage() {
  const words = useTexts(accountTexts)
  return (
    <main tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
      <h1 className="sr-only">{readShellData().name}</h1>
      <output className="flex items-center gap-2.5 text-ink-2">
        <LoaderCircle aria-hidden="true" size={18} className="animate-spin-slow" />
        {words.loading}
      </output>
    </main>
  )
}
