import { Link } from '#platform/ui/navigation/Link.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'

/** A link from a card of the overview to its section. */
export const SectionLink = ({ tab, children }: { tab: string; children: ReactNode }) => (
  <Link
    to="/tenant"
    search={{ tab }}
    className="inline-flex min-h-6 items-center gap-1 rounded-sm text-sm font-[525] text-action-ink hover:underline max-md:min-h-11"
  >
    {children}
    <ArrowRight aria-hidden="true" size={14} />
  </Link>
)
