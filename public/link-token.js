// First in the head of the pages that a link with a secret opens, before anything else is loaded: the secret leaves the
// address bar and the history, and waits in memory for src/platform/screens/link-token.ts.
;(function () {
  var address = new URL(location.href)
  var token = address.searchParams.get('token')
  if (token === null) return
  address.searchParams.delete('token')
  history.replaceState(history.state, '', address)
  window.linkToken = token
})()
