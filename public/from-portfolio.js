// On the page by which a person of a management company arrives from the portfolio: sends the code of the fragment, which
// no server gets with the address, and takes it out of the address bar. The menu of the account links back to the portfolio from
// this tab: src/platform/ui/data/portfolio-link.ts.
;(function () {
  var code = location.hash.slice(1)
  history.replaceState(null, '', location.pathname)
  var form = document.querySelector('form')
  form.elements.namedItem('code').value = code
  sessionStorage.setItem('portfolio', form.dataset.portfolio)
  form.submit()
})()
