import { LoaderCircle } from 'lucide-react'
import type { Language } from '#platform/language/language.ts'
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

type Props = { assets: AssetManifest; data: SiteData; language: Language; path: ShellPath }

/** A document with the portals' scripts, the building's name, and a skeleton until they run. */
export function PortalShell({ assets, data, language, path }: Props) {
  const shellData: ShellData = { name: data.building.name }
  const program = programOf(assets, String(path))
  return (
    <html lang={language}>
      <PortalHead
        title={`${shellTitles[path]} · ${data.building.name}`}
        path={String(path)}
        styles={program.styles}
        firstCalls
        program={program}
      />
      <body>
        <div id="root">
          <Skeleton name={data.building.name} />
        </div>
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

/** The header and the loading sign of a portal, where the scripts put theirs. */
function Skeleton({ name }: { name: string }) {
  return (
    <>
      <div className="flex h-15 items-center border-b border-line bg-surface px-6 max-md:px-4">
        <BrandName name={name} />
      </div>
      <div className="grid min-h-[60dvh] place-items-center text-ink-3">
        <LoaderCircle aria-hidden="true" size={22} className="animate-spin-slow" />
      </div>
    </>
  )
}
