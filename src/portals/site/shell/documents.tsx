import type { ReactElement, ReactNode } from 'react'
import { paths } from '#paths.ts'
import { LanguageContext } from '#platform/ui/data/language.ts'
import type { AssetManifest } from '#platform/rendering.ts'
import { Amenities } from '../pages/Amenities.tsx'
import { AvailableUnits } from '../offers/AvailableUnits.tsx'
import { Contact } from '../pages/Contact.tsx'
import { ErrorMessage } from '../pages/ErrorMessage.tsx'
import { Gallery } from '../pages/Gallery.tsx'
import { Home } from '../pages/Home.tsx'
import { Nearby } from '../pages/Nearby.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import { Page } from './Page.tsx'
import { PortalShell } from './PortalShell.tsx'
import { SetUpDocument } from './SetUpDocument.tsx'
import { SignedOutDocument } from './SignedOutDocument.tsx'
import { Services } from '../pages/Services.tsx'
import { createForm } from '../pages/contact-form.ts'
import { wordsFor } from './language.tsx'
import type { PublicPage, PublicPlace, SiteData, SitePicture } from './site-data.ts'
import type { PageName } from './header-pages.ts'
import type { SiteWords } from '../messages/en.ts'

type Shown = {
  path: string | null
  below?: PageName | null
  title: string
  description?: string | undefined
  island?: string
  sheet?: string
  picture?: SitePicture | undefined
  facts?: 'building' | 'offers'
  inside: ReactNode
}

/** The document of a page; null if the building has no texts for it. */
export function documentOf(page: PublicPage, data: SiteData, assets: AssetManifest): ReactElement | null {
  if (page.name === 'portal')
    return (
      <PortalShell assets={assets} data={data} language={page.language} path={page.path} calls={page.calls ?? []} />
    )
  if (page.name === 'signed-out')
    return (
      <SignedOutDocument assets={assets} data={data} language={page.language} path={page.path} content={page.content} />
    )
  if (page.name === 'set-up') return <SetUpDocument assets={assets} form={page.form} isDone={page.isDone} />
  const shown = insideOf(page, data, wordsFor(page.language))
  if (!shown) return null
  const { inside, ...head } = shown
  return (
    <LanguageContext value={page.language}>
      <Page assets={assets} data={data} {...head}>
        {inside}
      </Page>
    </LanguageContext>
  )
}

function insideOf(
  page: Exclude<PublicPlace, { name: 'portal' | 'signed-out' | 'set-up' }>,
  data: SiteData,
  words: SiteWords,
): Shown | null {
  const { building, content } = data
  const title = (label: string) => `${label} · ${building.name}`
  const { home, amenities, services, nearby, gallery, 'building-view': units } = content
  const pictureIn = (slot: string | undefined) => (slot === undefined ? undefined : data.pictures[slot])
  if (page.name === 'home')
    return {
      path: paths.home(),
      facts: 'building',
      title: home?.eyebrow ? `${building.name} · ${home.eyebrow}` : building.name,
      description: home?.description,
      inside: <Home data={data} />,
    }
  if (page.name === 'contact')
    return {
      path: paths.contact(),
      title: title(words.nav.contact),
      description: content.contact?.introduction,
      island: 'src/portals/site/islands/contact.ts',
      inside: <Contact data={data} form={page.about ? createForm(page.about, data, words) : page.form} />,
    }
  if (page.name === 'amenities')
    return amenities
      ? {
          path: paths.amenities(),
          title: title(words.nav.amenities),
          description: amenities.introduction,
          island: 'src/portals/site/islands/amenities.ts',
          picture: amenities.cards.flatMap(({ slots }) => slots.flatMap((slot) => data.pictures[slot] ?? []))[0],
          inside: <Amenities data={data} content={amenities} />,
        }
      : null
  if (page.name === 'services')
    return services
      ? {
          path: paths.services(),
          title: title(words.nav.services),
          description: services.introduction,
          picture: pictureIn(services.slot),
          inside: <Services data={data} content={services} />,
        }
      : null
  if (page.name === 'nearby')
    return nearby
      ? {
          path: paths.nearby(),
          title: title(words.nav.nearby),
          description: nearby.introduction,
          picture: pictureIn(nearby.slot),
          inside: <Nearby data={data} content={nearby} />,
        }
      : null
  if (page.name === 'gallery')
    return gallery
      ? {
          path: paths.gallery(),
          title: title(words.nav.gallery),
          description: gallery.introduction,
          island: 'src/portals/site/islands/gallery.ts',
          picture: data.gallery[0],
          inside: <Gallery data={data} content={gallery} category={page.category} />,
        }
      : null
  if (page.name === 'building-view')
    return units
      ? {
          path: paths.availableUnits(),
          title: title(words.availableUnitsShort),
          description: units.introduction,
          picture: pictureIn(units.slot),
          island: 'src/portals/site/islands/offers.ts',
          sheet: 'src/portals/site/css/offers.css',
          facts: 'offers',
          inside: <AvailableUnits data={data} content={units} view={page.view} />,
        }
      : null
  if (page.name === 'error')
    return {
      path: null,
      title: words.error.title,
      inside: <ErrorMessage text={page.text} phone={building.officePhone} country={building.phoneCountryCodes} />,
    }
  return { path: null, below: page.below, title: words.notFound.title, inside: <NotFound /> }
}
