import { paths } from '#paths.ts'
import { tabIconPath } from '#platform/brand-mark.ts'
import type { AssetEntry, InlineAssets } from '#platform/rendering.ts'
import { AccentStyles } from './AccentStyles.tsx'
import { deskManifestPath, groundColours, manifestPath, staffManifestPath, touchIcon } from './manifest.ts'

/** The pages that may be installed on a phone's home screen, with their manifest. */
const installable = new Map<string, string>([
  [paths.tenant(), manifestPath],
  [paths.residentLogin(), manifestPath],
  [paths.staff(), staffManifestPath],
  [paths.desk(), deskManifestPath],
])

type Props = {
  title: string
  path: string
  /** The icon of the tab; the building's mark by default. */
  icon?: string
  /** The building's own colour. */
  accent?: string | null
  styles: readonly string[]
  /** The calls that start with the document of a portal. */
  firstCalls?: readonly string[]
  /** The typefaces, which apply once the scripts run. */
  fonts?: string
  inline?: InlineAssets | undefined
  /** The page that the browser opens by itself after a while. */
  openNext?: { seconds: number; path: string }
  /** The script of the page, with its imports. */
  program: AssetEntry
}

/**
 * The head of the portals and of the pages to sign in. Fonts are not preloaded: on a slow connection they would delay what makes
 * the page usable, and until they are there a system font shows the text.
 */
export function PortalHead({
  title,
  path,
  icon = tabIconPath,
  accent = null,
  styles,
  firstCalls,
  fonts,
  inline,
  openNext,
  program,
}: Props) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {/* Scripts wait until the program answers; the document itself can only wait for a fixed time. */}
      {openNext ? (
        <noscript>
          <meta httpEquiv="refresh" content={`${openNext.seconds};url=${openNext.path}`} />
        </noscript>
      ) : null}
      <meta name="color-scheme" content="light dark" />
      {fonts ? <link id="fonts" rel="stylesheet" href={fonts} media="print" /> : null}
      {inline ? <InlineScript text={inline.theme} /> : <script src="/theme.js" />}
      {inline ? <style dangerouslySetInnerHTML={{ __html: inline.style }} /> : null}
      <AccentStyles accent={accent} />
      <link rel="icon" href={icon} type="image/svg+xml" />
      {installable.has(path) ? (
        <>
          <link rel="manifest" href={installable.get(path)} />
          <link rel="apple-touch-icon" href={touchIcon} />
          <meta name="theme-color" content={groundColours.light} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={groundColours.dark} media="(prefers-color-scheme: dark)" />
        </>
      ) : null}
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {program.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {firstCalls && inline ? <InlineScript text={inline.firstCalls} data-calls={JSON.stringify(firstCalls)} /> : null}
      {firstCalls && !inline ? <script src="/first-calls.js" data-calls={JSON.stringify(firstCalls)} /> : null}
      <script type="module" src={program.file} />
    </head>
  )
}

/** A script that the policy names by its hash. */
const InlineScript = ({ text, ...rest }: { text: string; 'data-calls'?: string }) => (
  <script {...rest} dangerouslySetInnerHTML={{ __html: text }} />
)
