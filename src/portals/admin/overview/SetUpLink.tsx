import { Link } from '@tanstack/react-router'
import { useSetUpGuide } from '#set-up-guide/screens/queries.ts'
import { guideTexts } from '../set-up/messages/guide.ts'

/** To the guide of a building that is not set up yet; nothing once it is, or the guide is dismissed. */
export function SetUpLink() {
  const guide = useSetUpGuide().data
  if (!guide?.isOffered) return null
  return (
    <>
      {' · '}
      <Link to="/admin" search={{ tab: 'set-up' }} className="rounded-sm font-[525] text-action-ink hover:underline">
        {guideTexts.link(guide.done, guide.steps.length)}
      </Link>
    </>
  )
}
