import { paths } from '#paths.ts'
import type { AssetEntry } from '#platform/rendering.ts'
import { groundColours, manifestPath, touchIcon } from './manifest.ts'

/** The pages that residents may install on a phone's home screen. */
const installable = new Set<string>([paths.tenant(), paths.residentLogin()])

type Props = {
  title: string
  path: string
  styles: readonly string[]
  /** Fonts to load before they are used; a page that is readable at once does not let them delay its style sheet. */
  fonts?: readonly string[]
  /** The script of the page, with its imports. */
  program: AssetEntry
}

/** The head of the portals and of the pages to sign in. */
export function PortalHead({ title, path, styles, fonts, program }: Props) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
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
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {fonts?.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {program.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={program.file} />
    </head>
  )
}
