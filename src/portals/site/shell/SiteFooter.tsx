import { dialled } from '#platform/text/phones.ts'
import { Mark } from './Mark.tsx'
import { OtherLanguage } from './OtherLanguage.tsx'
import { pages } from './header-pages.ts'
import { isShown } from './site-map.ts'
import type { SiteData } from './site-data.ts'
import { useSite } from './language.tsx'

export function SiteFooter({ data, path }: { data: SiteData; path: string | null }) {
  const { building, year } = data
  const { words, paths } = useSite()
  return (
    <footer className="foot">
      <div className="foot-in">
        <div className="foot-building">
          <a className="brand" href={paths.home()}>
            <Mark mark={data.mark} name={building.name} size={24} />
          </a>
          <p>
            {[building.street, building.city].filter(Boolean).join(', ')}
            {building.securityPhone && (
              <>
                <br />
                {words.footer.securityDesk} ·{' '}
                <a href={dialled(building.securityPhone, building.phoneCountryCodes)}>{building.securityPhone}</a>
              </>
            )}
          </p>
        </div>
        <nav aria-label={words.footer.explore}>
          <h2>{words.footer.explore}</h2>
          {pages
            .filter((page) => page.name !== 'contact' && isShown(page.name, data))
            .map((page) => (
              <a key={page.name} href={paths[page.name]()}>
                {words.nav[page.name]}
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
        <OtherLanguage path={path} />
        {hasRenderings(data) && <span>{words.footer.renderings}</span>}
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

/** Whether any picture of the site is a rendering rather than a photo; only uploaded pictures carry their sizes. */
const hasRenderings = ({ pictures, gallery }: SiteData) =>
  [...Object.values(pictures), ...gallery].some(({ encoded }) => encoded === undefined)
