import { paths } from '#paths.ts'
import { productTabIcon } from '#platform/brand-mark.ts'
import { assetsOf, type AssetManifest } from '#platform/rendering.ts'
import { LanguageContext } from '#platform/ui/data/language.ts'
import type { SetUpField } from '#set-up/choices.ts'
import { setUpWords as words } from '#set-up/messages/en.ts'
import type { FormState } from '../../sign-in/content.ts'
import { SetUpPage } from '../../sign-in/set-up/SetUpPage.tsx'
import { PortalHead } from './PortalHead.tsx'

type Props = { assets: AssetManifest; form: FormState<SetUpField>; isDone: boolean }

/** Seconds after which a browser without scripts opens the sign-in page of the building that was just set up. */
const openAfter = 8

/** The page on which a new installation is set up, as a whole document that works without scripts. */
export function SetUpDocument({ assets, form, isDone }: Props) {
  return (
    <html lang="en" data-rendered="">
      <PortalHead
        title={isDone ? words.doneTitle : words.title}
        path={paths.setUp()}
        icon={productTabIcon}
        styles={[assetsOf(assets, 'src/portals/sign-in/signed-out.css').file]}
        {...(isDone ? { openNext: { seconds: openAfter, path: paths.login() } } : {})}
        program={assetsOf(assets, 'src/portals/sign-in/scripts/signed-out.ts')}
      />
      <body>
        <LanguageContext value="en">
          <SetUpPage form={form} isDone={isDone} />
        </LanguageContext>
      </body>
    </html>
  )
}
