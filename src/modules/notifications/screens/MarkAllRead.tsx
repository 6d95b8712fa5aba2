import { useTexts } from '#platform/ui/data/language.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { notificationTexts } from '../messages/index.ts'
import { linkClass } from './link-class.ts'
import { useMarkAllRead } from './queries.ts'

export function MarkAllRead() {
  const words = useTexts(notificationTexts)
  const markAll = useMarkAllRead()
  return (
    <button
      type="button"
      className={linkClass}
      onClick={() => markAll.mutate(undefined, { onError: (error) => toast.failure(words.notMarked, error.message) })}
    >
      {words.markAll}
    </button>
  )
}
