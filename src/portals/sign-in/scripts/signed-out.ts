// The script of the pages for people who are not signed in. Each page works without it.
import { linkToken } from '#platform/ui/data/link-token.ts'
import { saveLanguage } from '#platform/ui/theme/chosen-language.ts'
import { ownTimeZone } from '#platform/time/time-zones.ts'
import { followTheme } from '#platform/ui/theme/theme.ts'
import { isOffered } from '#platform/language/language.ts'
import { enhanceAnswer } from './answers.ts'
import { enhanceForgot, enhanceReset } from './recovery.ts'
import { enhanceSignIn } from './sign-in.ts'
import { openWhenReady } from './starting.ts'
import { enhanceOrder } from './work-order.ts'

followTheme()
// A page restored by the Back button would still be there for a person who has signed in.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

const token = linkToken()
for (const form of document.forms) {
  const name = form.dataset['form']
  if (name === 'sign-in') enhanceSignIn(form)
  else if (name === 'forgot') enhanceForgot(form)
  else if (token === null) continue
  else if (name === 'reset' || name === 'welcome') enhanceReset(form, token, name === 'welcome')
  else if (name === 'work-order') enhanceOrder(form, token)
  else enhanceAnswer(form, token)
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-show-password]')) {
  const { title } = button
  button.hidden = false
  button.addEventListener('click', () => {
    const input = button.previousElementSibling as HTMLInputElement
    const isShown = input.type === 'text'
    input.type = isShown ? 'password' : 'text'
    button.ariaPressed = String(!isShown)
    button.title = isShown ? title : (button.dataset['hide'] ?? title)
  })
}

const zone = document.querySelector<HTMLInputElement>('[data-time-zone]')
if (zone?.value === '') zone.value = ownTimeZone()

const starting = document.querySelector<HTMLAnchorElement>('[data-starting]')
if (starting) openWhenReady(starting.href)

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
  link.addEventListener('click', () => {
    const { language } = link.dataset
    if (!isOffered(language)) return
    saveLanguage(language)
    // The address may have more: a section of a portal, a request, a place.
    const query = new URLSearchParams(location.search)
    query.set('language', language)
    link.search = query.toString()
  })
