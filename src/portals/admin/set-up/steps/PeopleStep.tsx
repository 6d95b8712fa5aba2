import { Link } from '#platform/ui/navigation/Link.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { guideTexts as words } from '../messages/guide.ts'

/** Optional: the ways to residents and colleagues. */
export function PeopleStep() {
  const { people } = words
  return (
    <div className="grid items-start gap-4.5 lg:grid-cols-2">
      <Card title={people.residents}>
        <p className="mb-3.5 text-ink-2">{people.residentsText}</p>
        <div className="flex flex-wrap gap-2">
          <Link to="/admin" search={{ tab: 'settings', group: 'import' }} className={buttonClass()}>
            {people.importList}
          </Link>
          <Link to="/admin" search={{ tab: 'tenants', tenant: 'new' }} className={buttonClass()}>
            {people.addResident}
          </Link>
        </div>
      </Card>
      <Card title={people.colleagues}>
        <p className="mb-3.5 text-ink-2">{people.colleaguesText}</p>
        <Link to="/admin" search={{ tab: 'staff' }} className={buttonClass()}>
          {people.addColleague}
        </Link>
      </Card>
    </div>
  )
}
