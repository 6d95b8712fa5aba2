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
  // The console and the staff portal are in English; all other pages use the chosen language.
  var english = /^\/(admin|building|staff)(\/|$)/.test(location.pathname)
  if (language === 'fr' && !english) document.documentElement.lang = 'fr'
})()
