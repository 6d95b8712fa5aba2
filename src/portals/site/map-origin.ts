/** The site whose frame the contact page may show, and only that page. */
export const mapOrigin = 'https://www.openstreetmap.org'
