// In the head of the portals: the calls that a first screen begins with start with the document, and not after its scripts.
// src/platform/ui/data/loading/first-calls.ts gives their answers to the first call of the same address. The document lists those of
// its portal.
;(function () {
  var headers = { accept: 'application/json', 'accept-language': document.documentElement.lang }
  var calls = {}
  function start(address) {
    if (calls[address]) return
    calls[address] = fetch(address, { credentials: 'same-origin', headers: headers })
    // Read at once, so that the connection is free although no screen may take the answer. Who takes it handles the error.
    calls[address]
      .then(function (answer) {
        return answer.clone().blob()
      })
      .catch(function () {})
  }
  window.firstCalls = calls
  // A browser sends six calls at a time: first those without which nothing can be drawn.
  ;['/api/auth/user', '/api/building'].forEach(start)
  // Another section, or a filter, begins with other calls.
  if (location.search === '') JSON.parse(document.currentScript.dataset.calls).forEach(start)
  ;['/api/account', '/api/emergencies', '/api/incidents'].forEach(start)
})()
