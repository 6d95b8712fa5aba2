import { z } from 'zod'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { signedIn } from '#platform/roles.ts'
import { channels, digestDays, emailChoices, groups, switchChoices } from './choices.ts'
import { ChoiceInput, NewSubscription, SettingsChanges, TimeOfDay } from './schemas.ts'

/** A notification in the words of its reader. */
export const Notification = z.object({
  id: z.uuid(),
  kind: z.string(),
  urgent: z.boolean(),
  title: z.string(),
  line: z.string(),
  /** The page that it opens, where there is one. */
  link: z.string().nullable(),
  /** The alert of which it tells. */
  alertId: z.uuid().nullable(),
  readAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Notification = z.infer<typeof Notification>

export const NotificationFilter = z.object({
  state: z.enum(['unread', 'all']).default('all'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: Cursor,
})
export type NotificationFilter = z.infer<typeof NotificationFilter>

/** A browser that receives push messages. */
export const PushDevice = z.object({
  id: z.uuid(),
  device: z.string(),
  /** Its service no longer knows it: push has to be turned on there again. */
  ended: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type PushDevice = z.infer<typeof PushDevice>

const Push = z.object({ publicKey: z.string(), devices: z.array(PushDevice) })

/** What a channel does for a kind: the present choice, or null where the kind never comes by it. */
const ChoiceCell = z.object({
  value: z.enum([...emailChoices, ...switchChoices]),
  /** It cannot be turned off. */
  locked: z.boolean(),
})
export type ChoiceCell = z.infer<typeof ChoiceCell>

export const NotificationChoices = z.object({
  kinds: z.array(
    z.object({
      kind: z.string(),
      group: z.enum(groups),
      name: z.string(),
      hint: z.string(),
      cells: z.object({
        bell: ChoiceCell.nullable(),
        email: ChoiceCell.nullable(),
        push: ChoiceCell.nullable(),
        sms: ChoiceCell.nullable(),
      }),
    }),
  ),
  /** The channels that this installation has, and where each reaches the caller; null where it does not. */
  channels: z.array(z.object({ channel: z.enum(channels), address: z.string().nullable() })),
  settings: z.object({
    quiet: z.boolean(),
    quietFrom: TimeOfDay,
    quietUntil: TimeOfDay,
    digestAt: TimeOfDay,
    digestDays: z.enum(digestDays),
  }),
})
export type NotificationChoices = z.infer<typeof NotificationChoices>

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/account/notifications',
    roles: signedIn,
    householdRight: 'any',
    summary: "The caller's notifications, newest first, in the language of the request",
    query: NotificationFilter,
    reply: z.array(Notification),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/account/notifications/:id/read',
    roles: signedIn,
    householdRight: 'any',
    summary: 'Mark a notification as read; repeating it changes nothing',
    reply: Notification,
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/api/account/notifications/read',
    roles: signedIn,
    householdRight: 'any',
    summary: 'Mark all notifications as read',
    reply: z.object({ unread: z.int() }),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/account/notification-choices',
    roles: signedIn,
    householdRight: 'any',
    summary: 'What reaches the caller, and how: every kind of their role by channel, quiet hours and daily e-mail',
    reply: NotificationChoices,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/account/notification-choices',
    roles: signedIn,
    householdRight: 'any',
    summary: 'Choose whether and when a kind comes by a channel; what is always sent cannot be turned off',
    body: ChoiceInput,
    errors: [409],
    reply: NotificationChoices,
  }),
  changeSettings: endpoint({
    method: 'PATCH',
    path: '/api/account/notification-settings',
    roles: signedIn,
    householdRight: 'any',
    summary: 'Change quiet hours and the daily e-mail',
    body: SettingsChanges,
    reply: NotificationChoices,
  }),
  push: endpoint({
    method: 'GET',
    path: '/api/account/push',
    roles: signedIn,
    householdRight: 'any',
    summary: "The caller's browsers that receive push messages, and the key to subscribe another one with",
    reply: Push,
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/api/account/push',
    roles: signedIn,
    householdRight: 'any',
    summary: 'Receive push messages in a browser, by its subscription; the same subscription again changes nothing',
    body: NewSubscription,
    status: 201,
    reply: PushDevice,
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/api/account/push/:id',
    roles: signedIn,
    householdRight: 'any',
    summary: 'No longer receive push messages in a browser',
    reply: z.object({ message: z.string() }),
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/account/notification-test',
    roles: signedIn,
    householdRight: 'any',
    summary: 'Send the caller a test through every channel that reaches them',
    errors: [429],
    reply: z.object({ channels: z.array(z.enum(channels)) }),
  }),
}
