/** The statuses of calls that reject even a valid body, because the generated body names no existing record. */
export const expectedErrors: Record<string, number> = {
  // The test app renders no pages.
  'POST /api/admin/settings/content/:page/preview': 409,
  'GET /api/admin/settings/set-up/page': 409,
  'POST /api/auth/login': 401,
  'POST /api/auth/reset-password': 400,
  'POST /api/account/password': 400,
  'POST /api/account/email/resend': 409,
  'POST /api/email-confirmations/look': 400,
  'POST /api/email-confirmations/confirm': 400,
  'POST /api/account/second-factor': 400,
  'POST /api/account/second-factor/recovery-codes': 409,
  'POST /api/account/second-factor/off': 409,
  'POST /api/admin/units/:id/assign-tenant': 404,
  'POST /api/admin/units/:id/remove-tenant': 404,
  'POST /api/admin/payments/:id/counter': 404,
  'POST /api/tenant/access-codes/reveal': 404,
  'POST /api/admin/imports/:id/apply': 409,
  'POST /api/news-by-mail/look': 400,
  'POST /api/news-by-mail/choose': 400,
  'POST /api/maintenance-answers/look': 400,
  'POST /api/maintenance-answers/confirm': 400,
  'POST /api/maintenance-answers/reopen': 400,
  // The test building has no floor that could be changed.
  'PATCH /api/admin/settings/floors': 409,
  // A guest is on a pass, or has a name that is typed; the generated body has neither.
  'POST /api/desk/visitor-stays': 400,
}
