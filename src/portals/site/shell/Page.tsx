import type { ReactNode } from 'react'
import { addressIn } from '#platform/language/address-in.ts'
import { localeOf, offeredLanguages } from '#platform/language/language.ts'
import { tabIconPath } from '#platform/brand-mark.ts'
import { toLocaleAttribute } from '#platform/locale/locale.ts'
import { assetsOf } from '#platform/rendering.ts'
import type { AssetManifest } from '#platform/rendering.ts'
import inter from '#platform/ui/theme/fonts/inter-text.woff2?url'
import newsreader from '../fonts/newsreader-display.woff2?url'
import { AccentStyles } from './AccentStyles.tsx'
import { useSite } from './language.tsx'
import { isEncoded, largePicture, measuresOf } from '../pages/Picture.tsx'
import type { SiteData, SitePicture } from './site-data.ts'
import { SiteFooter } from './SiteFooter.tsx'
import type { PageName } from './header-pages.ts'
import { StructuredData } from './StructuredData.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** A public page as a whole document: head, header, content, footer. */
export function Page({
  assets,
  data,
  path,
  below = null,
  title,
  description,
  island,
  sheet,
  picture,
  facts,
  children,
}: {
  assets: AssetManifest
  data: SiteData
  /** The page's own path; null if it has none, as for the 404 page. */
  path: string | null
  /** The parent page of a page that is not in the navigation. */
  below?: PageName | null
  title: string
  description?: string | undefined
  /** The preview picture for shared links; the tower by default. */
  picture?: SitePicture | undefined
  /** The structured data for search engines: the building, or also its homes on the market. */
  facts?: 'building' | 'offers'
  /** An additional script of this page. */
  island?: string
  /** An additional stylesheet of this page. */
  sheet?: string
  children: ReactNode
}) {
  const sheets = ['src/portals/site/css/site.css', ...(sheet ? [sheet] : [])].map((entry) => assetsOf(assets, entry))
  const scripts = ['src/portals/site/islands/site.ts', ...(island ? [island] : [])].map((entry) =>
    assetsOf(assets, entry),
  )
  const { language } = useSite()
  const address = path === null ? null : new URL(addressIn(language, path), data.origin).href
  return (
    <html lang={language} data-locale={toLocaleAttribute(data.building)} data-languages={offeredLanguages().join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {path === null || address === null ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={address} />
            {offeredLanguages().map((one) => (
              <link key={one} rel="alternate" hrefLang={one} href={new URL(addressIn(one, path), data.origin).href} />
            ))}
            <Shared data={data} address={address} title={title} description={description} picture={picture} />
          </>
        )}
        <meta name="theme-color" content="#fbf9f5" />
        <link rel="icon" href={tabIconPath} type="image/svg+xml" />
        {[newsreader, inter].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {facts && <StructuredData data={data} offers={facts === 'offers'} />}
        {sheets.map(({ file }) => (
          <link key={file} rel="stylesheet" href={file} />
        ))}
        <AccentStyles accent={data.building.accentColour} />
        {scripts
          .flatMap(({ imports }) => imports)
          .map((href) => (
            <link key={href} rel="modulepreload" href={href} />
          ))}
        {scripts.map(({ file }) => (
          <script key={file} type="module" src={file} />
        ))}
      </head>
      <body>
        <SiteHeader data={data} path={path} below={below} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter data={data} path={path} />
      </body>
    </html>
  )
}

/** The metadata for shared links. */
function Shared({
  data,
  address,
  title,
  description,
  picture = data.content.home && data.pictures[data.content.home.heroSlot],
}: {
  data: SiteData
  address: string
  title: string
  description: string | undefined
  picture: SitePicture | undefined
}) {
  const shown = isEncoded(picture) ? { ...measuresOf(picture), alt: picture.alt, url: largePicture(picture) } : null
  const metadata = {
    'og:type': 'website',
    'og:site_name': data.building.name,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': localeOf(useSite().language).replace('-', '_'),
    'og:image': shown && new URL(shown.url, data.origin).href,
    'og:image:type': shown && 'image/webp',
    'og:image:width': shown?.width,
    'og:image:height': shown?.height,
    'og:image:alt': shown?.alt,
  }
  return (
    <>
      {Object.entries(metadata).map(
        ([property, content]) => content && <meta key={property} property={property} content={String(content)} />,
      )}
      <meta name="twitter:card" content={shown ? 'summary_large_image' : 'summary'} />
    </>
  )
}
