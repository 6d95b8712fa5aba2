import KeyRound from 'lucide-react/icons/key-round'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { Mark } from './Mark.tsx'
import { OtherLanguage } from './OtherLanguage.tsx'
import { pages } from './header-pages.ts'
import { isCurrent, isShown } from './site-map.ts'
import type { PageName } from './header-pages.ts'
import type { SiteData } from './site-data.ts'
import { useSite } from './language.tsx'

export function SiteHeader({ data, path, below }: { data: SiteData; path: string | null; below: PageName | null }) {
  const { words, paths } = useSite()
  const current = (page: (typeof pages)[number]) => {
    if (path !== null) return isCurrent(page.path, path) ? 'page' : undefined
    return page.name === below ? 'true' : undefined
  }
  const links = pages
    .filter((page) => isShown(page.name, data))
    .map((page) => (
      <a key={page.name} href={paths[page.name]()} aria-current={current(page)}>
        {words.nav[page.name]}
      </a>
    ))
  const login = (
    <a className="button primary login" href={paths.residentLogin()}>
      <KeyRound size={16} strokeWidth={1.75} aria-hidden="true" />
      {words.residentLogin}
    </a>
  )
  return (
    <header className="top">
      <a className="skip" href="#content">
        {words.skip}
      </a>
      <div className="top-in">
        <a className="brand" href={paths.home()}>
          <Mark mark={data.mark} name={data.building.name} size={26} />
        </a>
        <nav className="top-links" aria-label={words.mainNavigation}>
          {links}
        </nav>
        <div className="top-end">
          <OtherLanguage path={path} short />
          {login}
        </div>
        <details className="menu">
          <summary aria-label={words.menu}>
            <Menu size={22} strokeWidth={1.6} aria-hidden="true" className="to-open" />
            <X size={22} strokeWidth={1.6} aria-hidden="true" className="to-close" />
          </summary>
          <nav aria-label={words.mainNavigation}>
            {links}
            <OtherLanguage path={path} />
            {login}
          </nav>
        </details>
      </div>
    </header>
  )
}
