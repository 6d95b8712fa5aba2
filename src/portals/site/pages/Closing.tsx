import { isShown } from '../shell/site-map.ts'
import type { SiteData } from '../shell/site-data.ts'
import { useSite } from '../shell/language.tsx'

/** The band at the end of a page: visit us, or read on. */
export function Closing({ data, text, second }: { data: SiteData; text: string; second: 'gallery' | 'units' }) {
  const { words, paths } = useSite()
  const { name, path, label } = {
    gallery: { name: 'gallery', path: paths.gallery(), label: words.home.viewGallery },
    units: { name: 'building-view', path: paths.availableUnits(), label: words.availableUnits },
  }[second]
  return (
    <section className="closing">
      <div className="closing-in">
        <h2>{text}</h2>
        <p className="actions">
          <a className="button large on-dark" href={paths.contact()}>
            {words.tour}
          </a>
          {isShown(name, data) && (
            <a className="button large outlined" href={path}>
              {label}
            </a>
          )}
        </p>
      </div>
    </section>
  )
}
