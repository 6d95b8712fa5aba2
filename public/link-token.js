// First in the head of the pages that a link with a token opens: before anything else is loaded, it moves the token from
// the address bar and the history into memory, for src/platform/ui/data/link-token.ts. A form that is sent before the
// page's script runs goes to the address with the token.
;(function () {
  var address = new URL(location.href)
  var token = address.searchParams.get('token')
  if (token === null) return
  var withToken = address.pathname + address.search
  document.addEventListener('submit', function (event) {
    event.target.action = withToken
  })
  address.searchParams.delete('token')
  history.replaceState(history.state, '', address)
  window.linkToken = token
})()
