import { assetsOf } from '#platform/rendering.ts'
import type { AssetManifest } from '#platform/rendering.ts'
import { shellTitles } from './shell-titles.ts'
import type { ShellPath } from './shell-titles.ts'
import { words } from './words.ts'

/** An empty document with the portals' program. */
export function PortalShell({ assets, name, path }: { assets: AssetManifest; name: string; path: ShellPath }) {
  const program = assetsOf(assets, 'src/browser.tsx')
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${shellTitles[path]} · ${name}`}</title>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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
        <noscript>{words.needsScripts}</noscript>
      </body>
    </html>
  )
}
