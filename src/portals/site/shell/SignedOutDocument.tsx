import { rolesAdmittedTo } from '#accounts/portal-access.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { emailAddressTexts } from '#accounts/messages/email.ts'
import { announcementTexts } from '#announcements/messages/index.ts'
import { vendorPageTexts } from '#maintenance/work-orders/messages/vendor-page.ts'
import { visitTexts } from '#maintenance/work-orders/messages/visit-page.ts'
import { alertPageTexts } from '#on-call/messages/alert-page.ts'
import { confirmationTexts } from '#maintenance/confirmation/messages/index.ts'
import { reportTexts } from '#maintenance/places/messages/index.ts'
import type { Language } from '#platform/language/registry.ts'
import { offeredLanguages } from '#platform/language/language.ts'
import { toLocaleAttribute } from '#platform/locale/locale.ts'
import { assetsOf, type AssetManifest } from '#platform/rendering.ts'
import { LanguageContext } from '#platform/ui/data/language.ts'
import type { ContentOf, SignedOutContent } from '../../sign-in/content.ts'
import { ConfirmEmail } from '../../sign-in/pages/ConfirmEmail.tsx'
import { ConfirmVisit } from '../../sign-in/pages/ConfirmVisit.tsx'
import { WorkOrder } from '../../sign-in/work-order/WorkOrder.tsx'
import { ConfirmRequest } from '../../sign-in/pages/ConfirmRequest.tsx'
import { ForgotPassword } from '../../sign-in/pages/ForgotPassword.tsx'
import { NewsByMail } from '../../sign-in/pages/NewsByMail.tsx'
import { VisitorPass } from '../../sign-in/pages/VisitorPass.tsx'
import { passPageTexts } from '#visitors/messages/pass-page.ts'
import { ReportPlace } from '../../sign-in/pages/ReportPlace.tsx'
import { ResetPassword } from '../../sign-in/pages/ResetPassword.tsx'
import { SignIn } from '../../sign-in/pages/SignIn.tsx'
import { TakeAlert } from '../../sign-in/pages/TakeAlert.tsx'
import { SignedOutLayout } from '../../sign-in/SignedOutLayout.tsx'
import type { TowerPhoto } from '../../sign-in/TowerPicture.tsx'
import { encodedOf } from '../pages/Picture.tsx'
import { PortalHead } from './PortalHead.tsx'
import type { SiteData } from './site-data.ts'

type Props = {
  assets: AssetManifest
  data: SiteData
  language: Language
  path: string
  content: SignedOutContent
}

/** Who opens the others by a link reads them in the language of the link. */
const inEachLanguage: ReadonlySet<SignedOutContent['kind']> = new Set(['sign-in', 'forgot', 'report', 'visitor-pass'])

/** A page for people who are not signed in, as a whole document that works without scripts. */
export function SignedOutDocument({ assets, data, language, path, content }: Props) {
  const { name, securityPhone, timeZone } = data.building
  const { mark } = data
  const texts = textsOf(content, language)
  const script = assetsOf(assets, 'src/portals/sign-in/scripts/signed-out.ts')
  return (
    <html
      lang={language}
      data-locale={toLocaleAttribute(data.building)}
      data-languages={offeredLanguages().join(' ')}
      data-rendered=""
    >
      <PortalHead
        title={`${texts.title} · ${name}`}
        path={path}
        accent={data.building.accentColour}
        styles={[assetsOf(assets, 'src/portals/sign-in/signed-out.css').file]}
        program={script}
      />
      <body>
        <LanguageContext value={language}>
          {content.kind === 'work-order' ? (
            <WorkOrder {...content} building={contactOf(data)} />
          ) : (
            <SignedOutLayout
              building={{ name, mark, securityPhone }}
              photo={photoOf(data)}
              hasOtherLanguage={inEachLanguage.has(content.kind)}
              query={queryOf(content)}
              {...texts}
            >
              {inside(content, path, timeZone)}
            </SignedOutLayout>
          )}
        </LanguageContext>
      </body>
    </html>
  )
}

const contactOf = ({ building, mark }: SiteData) => ({
  name: building.name,
  mark,
  address: [building.street, building.city].filter(Boolean).join(', '),
  officePhone: building.officePhone,
  officeEmail: building.officeEmail,
  timeZone: building.timeZone,
})

/** The part of the address that says what the page shows. Scripts keep the rest too. */
function queryOf(content: SignedOutContent): string | undefined {
  if (content.kind === 'visitor-pass')
    return 'token' in content ? new URLSearchParams({ token: content.token }).toString() : undefined
  if (!('secret' in content)) return undefined
  const { secret, sent, isListed } = content
  return new URLSearchParams({
    place: secret,
    ...(sent === null ? {} : { sent }),
    ...(isListed ? { listed: '1' } : {}),
  }).toString()
}

function inside(content: Exclude<SignedOutContent, { kind: 'work-order' }>, path: string, timeZone: string) {
  switch (content.kind) {
    case 'sign-in':
      return <SignIn {...content} admitted={rolesAdmittedTo(path)} />
    case 'forgot':
      return <ForgotPassword {...content} />
    case 'reset':
      return <ResetPassword {...content} />
    case 'confirm-email':
      return <ConfirmEmail {...content} />
    case 'confirm-request':
      return <ConfirmRequest {...content} timeZone={timeZone} />
    case 'report':
      return <ReportPlace {...content} />
    case 'confirm-visit':
      return <ConfirmVisit {...content} timeZone={timeZone} />
    case 'take-alert':
      return <TakeAlert {...content} />
    case 'visitor-pass':
      return <VisitorPass {...content} timeZone={timeZone} />
    case 'news-by-mail':
      return <NewsByMail {...content} />
  }
}

type Texts = { title: string; subtitle?: string; helpText?: string }

function textsOf(content: SignedOutContent, language: Language): Texts {
  const words = accountTexts[language]
  switch (content.kind) {
    case 'sign-in':
      return { title: words.title, subtitle: words.subtitle }
    case 'forgot':
      return { title: words.forgotTitle, subtitle: words.forgotLead }
    case 'reset':
      if (content.link === 'done') return { title: words.resetDoneTitle }
      return content.invited && content.link === 'open'
        ? { title: words.welcome(content.invited.name), subtitle: words.welcomeLead }
        : { title: words.resetTitle }
    case 'confirm-email':
      return { title: emailAddressTexts[language].confirmTitle, helpText: emailAddressTexts[language].confirmTrouble }
    case 'confirm-request':
      return { title: confirmationTexts[language].title, helpText: confirmationTexts[language].trouble }
    case 'report':
      return {
        title: reportTexts[language].title,
        ...('place' in content ? { subtitle: content.place } : {}),
        helpText: reportTexts[language].trouble,
      }
    case 'confirm-visit':
      return { title: visitTexts[language].title, helpText: visitTexts[language].trouble }
    case 'take-alert':
      return { title: alertTitle(content, language), helpText: alertPageTexts[language].trouble }
    case 'work-order':
      return { title: vendorPageTexts[language].title }
    case 'visitor-pass':
      return { title: passPageTexts[language].title, helpText: passPageTexts[language].trouble }
    case 'news-by-mail': {
      const { title, trouble } = announcementTexts[language].byMail
      return { title, helpText: trouble }
    }
  }
}

function alertTitle(content: ContentOf<'take-alert'>, language: Language): string {
  const { title } = alertPageTexts[language]
  if (!('alert' in content)) return title.open
  return content.alert.taken?.isOwn ? title.own : title[content.alert.state]
}

function photoOf({ content, pictures }: SiteData): TowerPhoto | null {
  const hero = content.home && pictures[content.home.heroSlot]
  const found = hero && encodedOf(hero)
  if (!hero || !found) return null
  const { file, widths, width, height } = found
  return { file, widths, width, height, alt: hero.alt }
}
