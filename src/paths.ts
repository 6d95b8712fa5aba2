/** Every address of the site. Imports nothing. */
export const paths = {
  home: () => '/',
  amenities: () => '/amenities',
  services: () => '/services',
  nearby: () => '/nearby',
  gallery: () => '/gallery',
  contact: (about?: { unit: string; for: string }) =>
    // A question about a unit opens at the form, which names it.
    about ? `/contact?${new URLSearchParams(about).toString()}#message` : '/contact',
  availableUnits: () => '/building-view',
  /** The only page of an installation without a building. */
  setUp: () => '/set-up',
  login: () => '/login',
  residentLogin: () => '/resident-login',
  forgotPassword: () => '/forgot-password',
  /** The page is in the language of the e-mail, where there is one. */
  resetPassword: (token?: string, language?: string | null) =>
    token
      ? `/reset-password?token=${encodeURIComponent(token)}${language ? `&language=${language}` : ''}`
      : '/reset-password',
  /** What the e-mail to a new address opens, to confirm it. */
  confirmEmail: (token?: string) => (token ? `/confirm-email?token=${encodeURIComponent(token)}` : '/confirm-email'),
  /** The page that the e-mail about completed work opens. */
  confirmRequest: (token?: string) =>
    token ? `/maintenance-answer?token=${encodeURIComponent(token)}` : '/maintenance-answer',
  /** The page that the QR code of a place opens. */
  report: (code?: string) => (code ? `/report?place=${encodeURIComponent(code)}` : '/report'),
  /** Where a vendor answers a work order; in the vendor's language. */
  workOrder: (token?: string, language?: string) =>
    token ? `/work-order?token=${encodeURIComponent(token)}${language ? `&language=${language}` : ''}` : '/work-order',
  /** Where a resident answers the proposed time of a vendor's visit. */
  confirmVisit: (token?: string) => (token ? `/visit-answer?token=${encodeURIComponent(token)}` : '/visit-answer'),
  /** Where a person who was alerted takes an alert. */
  takeAlert: (token?: string) => (token ? `/alert?token=${encodeURIComponent(token)}` : '/alert'),
  /** The pass of an announced visitor, for guests without an account. */
  visitorPass: (token?: string) => (token ? `/visitor-pass?token=${encodeURIComponent(token)}` : '/visitor-pass'),
  /** The page that stops announcements by e-mail. */
  newsByMail: (token?: string) => (token ? `/news-by-mail?token=${encodeURIComponent(token)}` : '/news-by-mail'),
  admin: (
    search: Partial<
      Record<'tab' | 'group' | 'unit' | 'request' | 'kind' | 'by' | 'move' | 'message' | 'tenant' | 'user', string>
    > = {},
  ) => {
    const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== undefined))
    return query.size > 0 ? `/admin?${query.toString()}` : '/admin'
  },
  building: () => '/building',
  tenant: (search: { tab?: string; request?: string; announcement?: string; place?: string } = {}) => {
    const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== undefined))
    return query.size > 0 ? `/tenant?${query.toString()}` : '/tenant'
  },
  staff: () => '/staff',
  desk: (search: { tab?: string; key?: string; incident?: string; point?: string } = {}) => {
    const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== undefined))
    return query.size > 0 ? `/desk?${query.toString()}` : '/desk'
  },
  account: () => '/account',
  notifications: () => '/notifications',
  /** What reaches a person, and how; a part of My account. */
  notificationChoices: () => '/account/notifications',
} as const

/**
 * Pages that a link with a secret (`?token=…`) opens. A page in this list is sent with `no-store` and without its address as the referrer, and
 * takes its token out of the address bar on arrival (`linkToken()` gives it to the screen).
 */
export const tokenPages: readonly string[] = [
  paths.resetPassword(),
  paths.confirmEmail(),
  paths.confirmRequest(),
  paths.workOrder(),
  paths.confirmVisit(),
  paths.takeAlert(),
  paths.newsByMail(),
  paths.visitorPass(),
]
