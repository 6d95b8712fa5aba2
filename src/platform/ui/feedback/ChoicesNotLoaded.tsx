import { platformTexts } from '../../language/messages/index.ts'
import { useTexts } from '../data/language.ts'
import { useReportedError } from '../data/reported-errors.ts'
import { Button } from '../display/Button.tsx'

/** The result of `useQuery`. */
export type LoadedChoices = { data?: unknown; isError: boolean; error: unknown; refetch: () => unknown }

/** Below a field whose choices could not be loaded. */
export function ChoicesNotLoaded({ on }: { on: LoadedChoices }) {
  const words = useTexts(platformTexts)
  useReportedError(on.error)
  if (!on.isError || on.data !== undefined) return null
  return (
    <div role="alert" className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-tone-danger-fg">
      {words.choicesNotLoaded}
      <Button size="small" onClick={() => void on.refetch()}>
        {words.retry}
      </Button>
    </div>
  )
}
