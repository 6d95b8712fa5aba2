import { Link } from '#platform/ui/navigation/Link.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { canOpenPage, homePathOf } from '#accounts/portal-access.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { frameTexts } from '../frame/messages/index.ts'
import { useUser } from '../frame/user.ts'

/** A link above the title of a page, one level back. */
export const backClass =
  'mb-1 inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm font-[525] text-action-ink hover:underline max-md:min-h-11'

/** Back to the portal that the person uses. */
export function PortalLink() {
  const frameWords = useTexts(frameTexts)
  const { role } = useUser()
  const home = homePathOf(role)
  const page = home === '/tenant' ? 'tenant' : 'admin'
  if (!canOpenPage(page, role)) return null
  return (
    <Link to={home} className={backClass}>
      <ArrowLeft aria-hidden="true" size={15} />
      {frameWords.areas[page]}
    </Link>
  )
}
