// Loaded in the head of the portals, before anything is painted: src/platform/screens/theme.ts takes over afterwards.
;(function () {
  var chosen = null
  var language = null
  try {
    chosen = localStorage.getItem('theme')
    language = localStorage.getItem('language')
  } catch {
    // Storage is closed: the system decides.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  // The console and the staff portal are in English; everything else speaks as was chosen.
  var english = /^\/(admin|building|staff)(\/|$)/.test(location.pathname)
  if (language === 'fr' && !english) document.documentElement.lang = 'fr'
})()
