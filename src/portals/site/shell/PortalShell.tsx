import inter from '#platform/ui/theme/fonts/inter-text.woff2?url'
import newsreader from '#platform/ui/theme/fonts/newsreader-title.woff2?url'
import { assetsOf } from '#platform/rendering.ts'
import type { AssetManifest } from '#platform/rendering.ts'
import { shellDataId } from '../../frame/shell-data.ts'
import type { ShellData } from '../../frame/shell-data.ts'
import { PortalHead } from './PortalHead.tsx'
import { shellTitles } from './shell-titles.ts'
import type { ShellPath } from './shell-titles.ts'
import type { SiteData } from './site-data.ts'
import { words } from '../messages/en.ts'

/** An empty document with the portals' scripts and the building's name. */
export function PortalShell({ assets, data, path }: { assets: AssetManifest; data: SiteData; path: ShellPath }) {
  const shellData: ShellData = { name: data.building.name }
  const program = assetsOf(assets, 'src/app/browser.tsx')
  return (
    <html lang="en">
      <PortalHead
        title={`${shellTitles[path]} · ${data.building.name}`}
        path={String(path)}
        styles={program.styles}
        fonts={[inter, newsreader]}
        program={program}
      />
      <body>
        <div id="root" />
        {/* Data rather than code: the content policy allows it, and `<` is escaped so that it cannot end early. */}
        <script
          id={shellDataId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(shellData).replaceAll('<', String.raw`\u003c`) }}
        />
        <noscript>{words.needsScripts}</noscript>
      </body>
    </html>
  )
}
