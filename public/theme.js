// Loaded in the head of the portals, to apply the theme before the first paint; src/platform/ui/theme/theme.ts follows it
// afterwards.
;(function () {
  var chosen = null
  var language = null
  try {
    chosen = localStorage.getItem('theme')
    language = localStorage.getItem('language')
  } catch {
    // Without access to the storage, the theme of the system applies.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  // The typefaces that this browser has; src/platform/ui/theme/fonts.ts loads them after the scripts.
  var fonts = document.querySelector('#fonts')
  try {
    if (fonts && localStorage.getItem('fonts') === fonts.href) fonts.media = 'all'
  } catch {
    // Without access to the storage, they follow.
  }
  // The console, the staff portal and the front desk are in English; all other pages use the chosen language.
  var english = /^\/(admin|building|staff|desk)(\/|$)/.test(location.pathname)
  var root = document.documentElement
  if (!('rendered' in root.dataset)) {
    // The document names the languages of this building.
    if (language && (' ' + root.dataset.languages + ' ').includes(' ' + language + ' ') && !english)
      root.lang = language
    return
  }
  // The server renders pages in the language of this cookie. A choice from before it existed is copied once.
  if (language === null || /(?:^|; )language=/.test(document.cookie)) return
  document.cookie = 'language=' + language + ';path=/;max-age=31536000;samesite=lax'
  if (!english && root.lang !== language && document.cookie) location.reload()
})()
