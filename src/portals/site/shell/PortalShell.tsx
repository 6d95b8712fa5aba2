import inter from '#platform/ui/theme/fonts/inter-text.woff2?url'
import newsreader from '#platform/ui/theme/fonts/newsreader-title.woff2?url'
import { paths } from '#paths.ts'
import { assetsOf } from '#platform/rendering.ts'
import type { AssetManifest } from '#platform/rendering.ts'
import { shellDataId } from '../../frame/shell-data.ts'
import type { ShellData } from '../../frame/shell-data.ts'
import { encodedOf } from '../pages/Picture.tsx'
import { groundColours, manifestPath, touchIcon } from './manifest.ts'
import { shellTitles } from './shell-titles.ts'
import type { ShellPath } from './shell-titles.ts'
import type { SiteData } from './site-data.ts'
import { words } from '../messages/en.ts'

/** The pages that residents may install on a phone's home screen. */
const installable = new Set<ShellPath>([paths.tenant(), paths.residentLogin()])

/** An empty document with the portals' scripts, the building's name and the picture of its tower. */
export function PortalShell({ assets, data, path }: { assets: AssetManifest; data: SiteData; path: ShellPath }) {
  const { name } = data.building
  const program = assetsOf(assets, 'src/app/browser.tsx')
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${shellTitles[path]} · ${name}`}</title>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <script src="/theme.js" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {installable.has(path) ? (
          <>
            <link rel="manifest" href={manifestPath} />
            <link rel="apple-touch-icon" href={touchIcon} />
            <meta name="theme-color" content={groundColours.light} media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content={groundColours.dark} media="(prefers-color-scheme: dark)" />
          </>
        ) : null}
        {[inter, newsreader].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {program.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {program.imports.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={program.file} />
      </head>
      <body>
        <div id="root" />
        {/* Data rather than code: the content policy allows it, and `<` is escaped so that it cannot end early. */}
        <script
          id={shellDataId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(shellData(data)).replaceAll('<', String.raw`\u003c`) }}
        />
        <noscript>{words.needsScripts}</noscript>
      </body>
    </html>
  )
}

function shellData({ building, content, pictures: sitePictures }: SiteData): ShellData {
  const hero = content.home && sitePictures[content.home.heroSlot]
  const found = hero && encodedOf(hero)
  if (!found) return { name: building.name, picture: null }
  const { file, widths, width, height } = found
  return { name: building.name, picture: { file, widths, width, height, alt: hero.alt } }
}
