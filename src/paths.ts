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
  login: () => '/login',
  residentLogin: () => '/resident-login',
  forgotPassword: () => '/forgot-password',
  resetPassword: (token?: string) => (token ? `/reset-password?token=${encodeURIComponent(token)}` : '/reset-password'),
  /** What the letter about completed work opens. */
  answerRequest: (token?: string) =>
    token ? `/maintenance-answer?token=${encodeURIComponent(token)}` : '/maintenance-answer',
  /** What a letter with news opens, to stop them. */
  newsByMail: (token?: string) => (token ? `/news-by-mail?token=${encodeURIComponent(token)}` : '/news-by-mail'),
  admin: (search: { tab?: string; unit?: string; request?: string } = {}) => {
    const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== undefined))
    return query.size > 0 ? `/admin?${query.toString()}` : '/admin'
  },
  building: () => '/building',
  tenant: (search: { tab?: string; request?: string; announcement?: string } = {}) => {
    const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== undefined))
    return query.size > 0 ? `/tenant?${query.toString()}` : '/tenant'
  },
  staff: () => '/staff',
  account: () => '/account',
} as const

/** The twin of a public page in another language; English stands at the plain address. */
export const addressIn = (language: string, path: string) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
