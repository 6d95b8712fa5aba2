// First in the head of the pages that a link with a token opens: before anything else is loaded, it moves the token from
// the address bar and the history into memory, for src/platform/ui/data/link-token.ts.
;(function () {
  var address = new URL(location.href)
  var token = address.searchParams.get('token')
  if (token === null) return
  address.searchParams.delete('token')
  history.replaceState(history.state, '', address)
  window.linkToken = token
})()
