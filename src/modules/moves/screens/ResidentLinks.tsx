import { Link } from '#platform/ui/navigation/Link.tsx'

/** The names of residents, each as a link to the record. */
export const ResidentLinks = ({ people }: { people: readonly { id: string; fullName: string }[] }) =>
  people.map(({ id, fullName }, index) => (
    <span key={id}>
      {index === 0 ? '' : ', '}
      <Link
        to="/admin"
        search={{ tab: 'tenants', tenant: id }}
        className="rounded-sm font-[525] text-action-ink underline-offset-4 hover:underline"
      >
        {fullName}
      </Link>
    </span>
  ))
