// The service worker of the portals. It keeps the static shell: the files of the build, whose names contain a hash, and the
// last document of each portal for when there is no network. It never answers a call of the API.
// The build replaces the two lists below.
importScripts('/push-worker.js')
var version = 'development'
var shell = []

var cacheName = 'shell-' + version
// How many files of an older version stay: those of one portal.
var mostKept = 100
var portals = [
  '/admin',
  '/building',
  '/tenant',
  '/staff',
  '/desk',
  '/account',
  '/account/notifications',
  '/notifications',
]

self.addEventListener('install', function (event) {
  event.waitUntil(
    caches.open(cacheName).then(function (cache) {
      return cache.addAll(shell)
    }),
  )
})

// A new worker waits until the tabs of the old one are closed, so this deletes no file that an open tab may still load. What the
// old one that is stored goes on working without a connection, until the page was opened with one and has the new files.
self.addEventListener('activate', function (event) {
  event.waitUntil(
    caches.keys().then(function (names) {
      var old = names.filter(function (name) {
        return name.startsWith('shell-') && name !== cacheName
      })
      return Promise.all(old.map(takeOver))
    }),
  )
})

function takeOver(name) {
  return Promise.all([caches.open(name), caches.open(cacheName)])
    .then(function (both) {
      return both[0].keys().then(function (requests) {
        return Promise.all(
          requests.slice(-mostKept).map(function (request) {
            return both[0].match(request).then(function (answer) {
              return both[1].match(request).then(function (newer) {
                return newer ? undefined : both[1].put(request, answer)
              })
            })
          }),
        )
      })
    })
    .catch(function () {})
    .then(function () {
      return caches.delete(name)
    })
}

// A page that works without a connection names its document and the files it has loaded.
self.addEventListener('message', function (event) {
  var keep = event.data && event.data.keep
  if (!Array.isArray(keep)) return
  event.waitUntil(
    caches.open(cacheName).then(function (cache) {
      return Promise.all(
        keep.map(function (address) {
          var isDocument = portals.includes(address)
          return cache.match(address).then(function (found) {
            if (found && !isDocument) return
            return fetch(address, { credentials: 'same-origin' }).then(function (answer) {
              return answer.ok ? cache.put(address, answer) : undefined
            })
          })
        }),
      ).catch(function () {})
    }),
  )
})

self.addEventListener('fetch', function (event) {
  var address = new URL(event.request.url)
  if (event.request.method !== 'GET' || address.origin !== location.origin) return
  if (/^\/(assets|colours)\//.test(address.pathname)) event.respondWith(fromCacheFirst(event))
  else if (event.request.mode === 'navigate' && portals.includes(address.pathname))
    event.respondWith(fromNetworkFirst(event, address.pathname))
})

// A name with a hash or a colour has one content for ever.
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
