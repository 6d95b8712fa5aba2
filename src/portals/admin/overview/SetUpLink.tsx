import { Link } from '#platform/ui/navigation/Link.tsx'
import { useSetUpGuide } from '#set-up-guide/screens/queries.ts'
import { guideTexts } from '../set-up/messages/guide.ts'

/** To the guide of a building that is not set up yet; nothing once it is, or the guide is dismissed. */
export function SetUpLink() {
  const guide = useSetUpGuide().data
  if (!guide?.isOffered) return null
  return (
    <Link
      to="/admin"
      search={{ tab: 'settings', group: 'set-up' }}
      className="inline-flex min-h-6 items-center rounded-sm text-sm font-[525] text-action-ink hover:underline max-md:min-h-11"
    >
      {guideTexts.link(guide.done, guide.steps.length)}
    </Link>
  )
}
