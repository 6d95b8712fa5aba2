/** The only origin whose frame the contact page may show; other pages may show none. */
export const mapOrigin = 'https://www.openstreetmap.org'
