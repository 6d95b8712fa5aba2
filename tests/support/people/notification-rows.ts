import { newId } from '#platform/server/database/ids.ts'

type Add = (table: string, row: Record<string, unknown>) => Promise<unknown>
type Facts = { own: () => string; userId: string; staffId: string; requestId: string; name: string }

/** What a person chose and received, and what the office was notified of about them. */
export async function addNotificationRows(add: Add, { own, userId, staffId, requestId, name }: Facts) {
  await add('notification_choices', { user_id: userId, kind: 'announcement', channel: 'email', value: 'daily' })
  await add('notification_settings', { user_id: userId })
  await add('saved_views', { id: own(), user_id: userId, list: 'tenants', label: name, parameters: { search: name } })
  await add('list_columns', { user_id: userId, list: 'tenants', columns: ['units'] })
  const alert = {
    kind: 'urgent_request',
    params: { title: name },
    about_type: 'maintenance',
    about_id: requestId,
  }
  await add('alerts', { id: own(), ...alert, key: newId() })
  const browser = { endpoint: `https://updates.push.services.mozilla.com/${newId()}`, p256dh: 'p', auth: 'a' }
  await add('push_subscriptions', { id: own(), user_id: userId, ...browser })
  const notice = { kind: 'request_step', params: { number: 'TST-1', step: 'on_hold', title: name, place: '' } }
  await add('notifications', { id: own(), user_id: userId, ...notice, in_bell: true })
  const aboutThem = {
    kind: 'request_message',
    params: { author: name },
    about_type: 'maintenance',
    about_id: requestId,
  }
  await add('notifications', { id: own(), user_id: staffId, ...aboutThem, in_bell: true })
}
