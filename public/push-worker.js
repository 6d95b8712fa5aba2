// The part of the service worker that shows push messages and opens what they are about. It keeps no data.
self.addEventListener('push', function (event) {
  var message = {}
  try {
    message = event.data.json()
  } catch {
    // A message without a readable text still has to be shown.
  }
  event.waitUntil(
    self.registration.showNotification(message.title || '\u{1F514}', {
      body: message.line || '',
      // A message that is sent again replaces the first one.
      tag: message.id || 'notification',
      requireInteraction: message.urgent === true,
      data: {
        link: typeof message.link === 'string' && message.link.startsWith('/') ? message.link : '/notifications',
      },
    }),
  )
})

self.addEventListener('notificationclick', function (event) {
  event.notification.close()
  var address = new URL(event.notification.data.link, location.origin).href
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(function (windows) {
      var open = windows.find(function (window) {
        return window.url === address
      })
      // A page of its own: an open one may have something typed in it.
      return open ? open.focus() : self.clients.openWindow(address)
    }),
  )
})
