import { shapeOfTemplate } from '#building/shape/templates.ts'

/** Two floors whose units have numbers that no other unit has. */
const smallBuilding = {
  ...shapeOfTemplate('block', { width: 40, depth: 24, floors: 2, homesPerFloor: 3 }),
  numbering: { scheme: 'part_floor_slot', ground: '1', skips13: false },
}

const galleryWords = {
  en: { headline: 'Gallery', introduction: 'The tower and its rooms.', credit: 'All pictures are drawn.' },
  fr: { headline: 'Galerie', introduction: '', credit: '' },
}

const visitTimes = { from: '2027-03-01T14:00:00Z', to: '2027-03-01T16:00:00Z', note: 'After lunch.' }

/** No server listens at this port. */
const mailbox = {
  host: '127.0.0.1',
  port: 9,
  security: 'tls',
  username: 'replies@tower.example',
  password: 'copper lantern tide',
  folder: 'INBOX',
  replyAddress: 'reply+{token}@tower.example',
  authservId: 'mx.tower.example',
}

/** Valid bodies of calls with rules that a schema cannot express, by path. */
export const exampleBodies: Record<string, () => object> = {
  // Without unitId, because it must be a home of the resident.
  '/api/admin/tenants/:id': () => ({
    fullName: 'Ada Lovelace',
    tenantType: 'owner',
    phonePrimary: '416-555-0100',
    startDateOccupancy: '2026-03-01T00:00:00Z',
    pets: 'Cat, Dog',
    unitAccessCode: '481516',
    notes: 'Met at the desk.',
  }),
  '/api/admin/maintenance-requests/counts': () => ({ filters: [{ status: 'active', due: 'late' }] }),
  '/api/admin/tenants/counts': () => ({ filters: [{ type: 'owner', former: false }] }),
  '/api/admin/views': () => ({
    list: 'tenants',
    name: 'Ending leases',
    parameters: { lease: 'ending' },
    isShared: true,
  }),
  '/api/admin/views/:id': () => ({ name: 'Owners', parameters: { priority: 'high' }, isShared: false }),
  '/api/admin/lists/:list/columns': () => ({ columns: ['units', 'status'] }),
  '/api/admin/tenants/:id/reveal': () => ({ code: 'unitAccessCode' }),
  '/api/admin/settings/building-shape': () => smallBuilding,
  '/api/admin/settings/building-shape/step': () => ({ to: 'previous' }),
  '/api/admin/settings/content/:page': () => galleryWords,
  '/api/admin/settings/content/:page/preview': () => ({ ...galleryWords, language: 'fr' }),
  '/api/admin/settings/pictures': () => ({ gallery: [], slot: { slot: 'home-hero', photoId: null } }),
  '/api/admin/settings/building': () => ({
    name: 'Test Tower',
    code: 'TST',
    street: '1 Test Street',
    officePhone: '416-555-0100',
    officeEmail: 'office@tower.example',
    timeZone: 'America/Toronto',
    countryCode: 'CA',
    currency: 'CAD',
    areaUnit: 'sqft',
    weightUnit: 'lb',
    weekStart: 7,
    languages: ['en', 'fr'],
    latitude: 43.6,
    longitude: -79.4,
    petLimitLbs: null,
    garageSeconds: 30,
  }),
  '/api/admin/announcements': () => ({
    title: 'Hot water off',
    body: 'On **Monday** from 9 to 12.',
    category: 'Maintenance',
    audience: { kind: 'everyone' },
    when: 'later',
    publishedAt: '2099-03-01T09:30:00Z',
    expiresAt: '2099-03-02T09:30:00Z',
  }),
  '/api/admin/announcements/:id': () => ({ title: 'Hot water stays on', audience: { kind: 'owners' }, pinned: true }),
  '/api/account/notification-choices': () => ({ kind: 'request_assigned', channel: 'bell', value: 'off' }),
  '/api/account/push': () => ({
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    device: 'Firefox on Linux',
  }),
  '/api/admin/settings/sms': () => ({
    url: 'https://gateway.example/messages',
    header: 'Authorization',
    secret: 'Bearer abc',
    contentType: 'application/json',
    body: '{"to": "{to}", "text": "{text}"}',
  }),
  '/api/admin/incoming-emails/:id/accept': () => ({ requestNumber: 1 }),
  '/api/admin/settings/set-up': () => ({ confirmedStep: 'locale' }),
  '/api/admin/settings/mail/server': () => ({
    host: 'smtp.example.com',
    port: 587,
    security: 'starttls',
    username: 'office',
    password: 'secret',
    sender: 'office@tower.example',
  }),
  '/api/admin/settings/receiving': () => mailbox,
  '/api/admin/settings/receiving/test': () => mailbox,
  '/api/admin/settings/on-call': () => {
    return { people: [], startsOn: '2031-03-03', handover: '08:00', minutes: 10, exceptions: [] }
  },
  '/api/admin/work-orders/:id/visit': () => visitTimes,
  '/api/tenant/maintenance-requests/:id/visit': () => visitTimes,
  '/api/admin/payments': () => ({
    tenantId: '01900000-0000-7000-8000-000000000000',
    kind: 'charge',
    type: 'Monthly fee',
    amount: 512.25,
    date: '2026-03-01',
    memo: 'March',
  }),
}
