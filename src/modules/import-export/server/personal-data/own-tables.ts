/** The tables whose rows belong to one account and are deleted with its data. */
export const ownTables = [
  'sessions',
  'one_time_tokens',
  'pending_emails',
  'recovery_codes',
  'notifications',
  'notification_choices',
  'notification_settings',
  'push_subscriptions',
  'directory_entries',
  'calendar_addresses',
  'announcement_recipients',
  'announcement_people',
  'idempotency_keys',
  'saved_views',
  'list_columns',
] as const
