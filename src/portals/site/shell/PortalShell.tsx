import { offeredLanguages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { toLocaleAttribute } from '#platform/locale/locale.ts'
import { BrandName } from '#platform/ui/display/BrandName.tsx'
import { assetsOf } from '#platform/rendering.ts'
import type { AssetEntry, AssetManifest } from '#platform/rendering.ts'
import { firstScreens } from '../../first-screens.ts'
import { shellDataId } from '../../frame/shell-data.ts'
import type { ShellData } from '../../frame/shell-data.ts'
import { PortalHead } from './PortalHead.tsx'
import { shellTitles } from './shell-titles.ts'
import type { ShellPath } from './shell-titles.ts'
import type { SiteData } from './site-data.ts'
import { words } from '../messages/en.ts'

/** The script of the portals, with everything that the first screen at this address loads. */
function programOf(assets: AssetManifest, path: string): AssetEntry {
  const program = assetsOf(assets, 'src/app/browser.tsx')
  const parts = assets.development ? [] : (firstScreens[path] ?? []).map((file) => assetsOf(assets, file))
  const imports = new Set(program.imports)
  for (const part of parts) for (const file of [...part.imports, part.file]) imports.add(file)
  imports.delete(program.file)
  return {
    file: program.file,
    styles: [...new Set([program, ...parts].flatMap(({ styles }) => styles))],
    imports: [...imports],
  }
}

type Props = { assets: AssetManifest; data: SiteData; language: Language; path: ShellPath; calls: readonly string[] }

/** A document with the portals' scripts, the building's name, and a skeleton until they run. */
export function PortalShell({ assets, data, language, path, calls }: Props) {
  const shellData: ShellData = { name: data.building.name, mark: data.mark }
  const program = programOf(assets, String(path))
  return (
    <html lang={language} data-locale={toLocaleAttribute(data.building)} data-languages={offeredLanguages().join(' ')}>
      <PortalHead
        title={`${shellTitles[path]} · ${data.building.name}`}
        path={String(path)}
        accent={data.building.accentColour}
        styles={[]}
        firstCalls={calls}
        fonts={assetsOf(assets, 'src/platform/ui/theme/fonts.css').file}
        inline={assets.inline}
        program={program}
      />
      <body>
        <div id="root">
          <Skeleton {...shellData} />
        </div>
        {/* After the skeleton, which does not wait for it; the scripts do. */}
        {program.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
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

/** A header and blocks in place of a screen; `skeleton.css` draws them. */
function Skeleton(building: ShellData) {
  return (
    <>
      <div data-shell="bar">
        <BrandName {...building} />
      </div>
      <div data-shell="body" aria-hidden="true">
        <div />
        <div />
        <div />
        <div />
      </div>
    </>
  )
}
