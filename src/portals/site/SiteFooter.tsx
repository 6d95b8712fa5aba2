import { paths } from '#paths.ts'
import { Mark } from './Mark.tsx'
import { isShown, pages } from './site-map.ts'
import type { SiteData } from './site-data.ts'
import { words } from './words.ts'

export function SiteFooter({ data }: { data: SiteData }) {
  const { building, year } = data
  return (
    <footer className="foot">
      <div className="foot-in">
        <div className="foot-building">
          <a className="brand" href={paths.home()}>
            <Mark size={24} />
            <span>{building.name}</span>
          </a>
          <p>
            {[building.street, building.city].filter(Boolean).join(', ')}
            {building.securityPhone && (
              <>
                <br />
                {words.footer.securityDesk} · <a href={`tel:${building.securityPhone}`}>{building.securityPhone}</a>
              </>
            )}
          </p>
        </div>
        <nav aria-label={words.footer.explore}>
          <h2>{words.footer.explore}</h2>
          {pages
            .filter((page) => page.name !== 'contact' && isShown(page.name, data))
            .map((page) => (
              <a key={page.name} href={page.path}>
                {page.label}
              </a>
            ))}
          {isShown('building-view', data) && <a href={paths.availableUnits()}>{words.availableUnitsShort}</a>}
        </nav>
        <nav aria-label={words.footer.office}>
          <h2>{words.footer.office}</h2>
          <a href={paths.contact()}>{words.nav.contact}</a>
          <a href={paths.residentLogin()}>{words.residentLogin}</a>
        </nav>
      </div>
      <div className="foot-base">
        <span>{words.footer.rights(year, building.name)}</span>
        {Object.keys(data.pictures).length > 0 && <span>{words.footer.renderings}</span>}
        {building.poweredBy && (
          <span>
            {words.footer.poweredBy}{' '}
            <a href={building.poweredBy.url} rel="noopener">
              {building.poweredBy.label}
            </a>
          </span>
        )}
      </div>
    </footer>
  )
}
