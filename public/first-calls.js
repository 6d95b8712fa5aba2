// In the head of the portals: the calls that every portal begins with start with the document, and not after its scripts.
// src/platform/ui/data/first-calls.ts gives their answers to the first call of the same address.
;(function () {
  var headers = { accept: 'application/json', 'accept-language': document.documentElement.lang }
  var calls = {}
  ;['/api/auth/user', '/api/building', '/api/account'].forEach(function (address) {
    calls[address] = fetch(address, { credentials: 'same-origin', headers: headers })
    // Read at once, so that the connection is free although no screen may take the answer. Who takes it handles the error.
    calls[address]
      .then(function (answer) {
        return answer.clone().blob()
      })
      .catch(function () {})
  })
  window.firstCalls = calls
})()
