// The service worker of the portals. It keeps the static shell: the files of the build, whose names contain a hash, and the
// last document of each portal for when there is no network. It never answers a call of the API.
// The build replaces the two lists below.
var version = 'development'
var shell = []

var cacheName = 'shell-' + version
var portals = ['/admin', '/building', '/tenant', '/staff', '/account']

self.addEventListener('install', function (event) {
  event.waitUntil(
    caches.open(cacheName).then(function (cache) {
      return cache.addAll(shell)
    }),
  )
})

// A new worker waits until the tabs of the old one are closed, so this deletes no file that an open tab may still load.
self.addEventListener('activate', function (event) {
  event.waitUntil(
    caches.keys().then(function (names) {
      var old = names.filter(function (name) {
        return name.startsWith('shell-') && name !== cacheName
      })
      return Promise.all(
        old.map(function (name) {
          return caches.delete(name)
        }),
      )
    }),
  )
})

self.addEventListener('fetch', function (event) {
  var address = new URL(event.request.url)
  if (event.request.method !== 'GET' || address.origin !== location.origin) return
  if (address.pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(event))
  else if (event.request.mode === 'navigate' && portals.includes(address.pathname))
    event.respondWith(fromNetworkFirst(event, address.pathname))
})

// A name with a hash has one content for ever.
function fromCacheFirst(event) {
  return caches.match(event.request).then(function (found) {
    if (found) return found
    return fetch(event.request).then(function (answer) {
      if (answer.ok) event.waitUntil(store(event.request, answer.clone()))
      return answer
    })
  })
}

// A full disk must not fail the answer.
function store(key, copy) {
  return caches
    .open(cacheName)
    .then(function (cache) {
      return cache.put(key, copy)
    })
    .catch(function () {})
}

// The document decides which files belong together, so it always comes from the server while there is one.
function fromNetworkFirst(event, path) {
  return fetch(event.request).then(
    function (answer) {
      var mayStore = answer.ok && !(answer.headers.get('cache-control') || '').includes('no-store')
      if (mayStore) event.waitUntil(store(path, answer.clone()))
      return answer
    },
    function (problem) {
      return caches.match(path).then(function (found) {
        if (found) return found
        throw problem
      })
    },
  )
}
