import { Link } from '#platform/ui/navigation/Link.tsx'
import type { ReactNode } from 'react'

type Props = { children: ReactNode } & ({ tenant: string } | { unit: string } | { asset: string })

/** A link to a resident, a unit or an asset in the console. It opens the record instead of the row around it. */
export function RecordLink({ children, ...record }: Props) {
  const tab = 'tenant' in record ? 'tenants' : 'unit' in record ? 'units' : 'assets'
  return (
    <Link
      to="/admin"
      search={{ tab, ...record }}
      onClick={(event) => event.stopPropagation()}
      className="rounded-sm font-[525] text-action-ink underline-offset-4 hover:underline max-md:inline-flex max-md:min-h-6 max-md:items-center"
    >
      {children}
    </Link>
  )
}
