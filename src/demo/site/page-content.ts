import type { PageContent } from '#building/contract.ts'
import { profile } from '../profile.ts'

const slots = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}-${i + 1}`)

/** The texts of the public pages. The page replaces {phone} with the number of the security desk. */
export const pageContent: PageContent = {
  home: {
    eyebrow: 'Downtown, on the river',
    // The word between asterisks is in italics.
    headline: 'The premier downtown *high-rise* condominium',
    description:
      'An L-shaped tower on a full city block: more than 400 residences above the river, shops at street level, 24-hour security, indoor parking and views in every direction.',
    heroSlot: 'home-hero',
    badges: [
      { icon: 'circle-parking', label: 'Indoor Parking' },
      { icon: 'waves', label: 'Salt-Water Pool' },
      { icon: 'trees', label: 'Roof Terrace' },
    ],
    figures: [
      { label: 'Storeys', value: '31' },
      { label: 'Residences', value: '400+' },
      { label: 'Levels of indoor parking', value: '6' },
      { label: 'On-site security', value: '24/7' },
    ],
    galleryTitle: 'Lobby & Entrance Gallery',
    tiles: [
      { slot: 'home-lobby-tile-1', caption: 'Main lobby' },
      { slot: 'home-lobby-tile-2', caption: 'Lobby lounge' },
      { slot: 'home-lobby-tile-3', caption: 'Reception desk' },
      { slot: 'home-lobby-tile-4', caption: 'Waiting area' },
      { slot: 'home-lobby-tile-5', caption: 'Mail area' },
      { slot: 'home-lobby-tile-6', caption: 'Main entrance' },
    ],
  },
  amenities: {
    headline: 'World-Class Resident Amenities',
    introduction: 'Everything below is inside the building or on its own roof, and open to every resident.',
    cards: [
      {
        icon: 'circle-parking',
        title: '6 Levels of Indoor Parking',
        description: 'Heated, gated and lit through the night, with elevators straight to every residential floor.',
        slots: slots('amenity-parking', 6),
      },
      {
        icon: 'waves',
        title: 'Salt-Water Pool & Hot Tub',
        description: 'Indoors all year, glazed on the terrace side, gentle on skin and eyes.',
        slots: slots('amenity-pool-hot-tub', 3),
      },
      {
        icon: 'thermometer',
        title: 'His & Her Saunas',
        description: 'Two cedar rooms beside the pool.',
        slots: slots('amenity-saunas', 1),
      },
      {
        icon: 'dumbbell',
        title: 'Fitness Gym',
        description: 'A cardio line, free weights and a mat floor with a view of the terrace.',
        slots: slots('amenity-gym', 1),
      },
      {
        icon: 'gamepad-2',
        title: 'Billiards & Game Room',
        description: 'Billiards, ping pong and darts.',
        slots: slots('amenity-game-room', 5),
      },
      {
        icon: 'trees',
        title: 'Largest Roof Terrace',
        description: 'The widest roof terrace downtown, sheltered by the two wings of the tower.',
        slots: slots('amenity-roof-terrace', 3),
      },
    ],
    moreTitle: 'Additional Premium Features',
    more: [
      { icon: 'fish', name: 'Outdoor Fountain & Fish Pond', slot: 'feature-fountain-fish-pond' },
      { icon: 'party-popper', name: 'Recreational Party Room', slot: 'feature-party-room' },
      { icon: 'bike', name: 'Bicycle Storage', slot: 'feature-bicycle-storage' },
      { icon: 'flame', name: 'BBQ Area', slot: 'feature-bbq-area' },
      { icon: 'washing-machine', name: 'Laundry Room', slot: 'feature-laundry-room' },
      { icon: 'mail', name: 'Mail Room', slot: 'feature-mail-room' },
      { icon: 'trash-2', name: 'Garbage Chutes on Each Floor', slot: 'feature-garbage-chute' },
      { icon: 'armchair', name: 'Outdoor Sitting Area', slot: 'feature-outdoor-sitting-area' },
    ],
    closing: 'See it in person: a tour takes half an hour.',
  },
  services: {
    headline: 'Services that let you live at ease',
    introduction: 'People who know the building are here at every hour of the day.',
    slot: 'services-head',
    services: [
      {
        icon: 'shield-check',
        title: '24/7 Security & Safety',
        description: 'Someone is at the desk at every hour. The security line is {phone}.',
        points: ['On-site security', 'CCTV surveillance', 'Secure entry systems', 'Emergency response'],
      },
      {
        icon: 'wrench',
        title: 'Professional Maintenance',
        description: 'Our own team looks after homes and common areas, and says when it will be done.',
        points: ['Quick response', 'Professional equipment', 'Preventive maintenance'],
      },
      {
        icon: 'building-2',
        title: 'Full-Time Building Management',
        description: 'The management office is in the building and open six days a week.',
        points: ['Resident relations', 'Quality assurance', 'Property oversight', 'Direct communication'],
      },
      {
        icon: 'paw-print',
        title: 'Pet-Friendly Community',
        description: `Pets up to ${profile.petLimitLbs} lbs are welcome with documentation and registration.`,
        points: [
          `Weight limit of ${profile.petLimitLbs} lbs`,
          'Carrier required in common areas',
          'Waste management stations',
        ],
      },
    ],
    assistanceTitle: 'Need Assistance',
    assistance: 'Call our 24/7 line at {phone}, or write to the office.',
  },
  nearby: {
    headline: 'Everything downtown, at your door',
    introduction: 'What you need is in the building or a short walk along the river.',
    slot: 'nearby-head',
    groups: [
      {
        icon: 'building',
        title: 'Located in the Building',
        items: [
          'Riverside Pharmacy',
          'Walk & Wave Hair Salon',
          'Ledger & Lane Accounting and Tax Service',
          'Okafor Bright Law Office',
          'Harbour Street Law Chambers',
          'Corner Variety Store',
        ],
      },
      {
        icon: 'shopping-basket',
        title: 'Basics',
        items: [
          'Four coffee shops within two blocks',
          'Two groceries, one open around the clock',
          'Outdoor Saturday market every week from May to October',
          'Liquor, beer and cannabis stores',
          'Gift shops along the river walk',
        ],
      },
      {
        icon: 'graduation-cap',
        title: 'Education & Services',
        items: [
          'Elementary and secondary schools',
          'Two colleges downtown',
          'Places of worship of six faiths',
          'Hospital with emergency department',
          'Family doctors and dentists',
          'Banks',
          'Central library',
          'Bus terminal and transit stops',
          'Post office',
          'City hall',
          'Police and fire stations',
        ],
      },
      {
        icon: 'ticket',
        title: 'Entertainment',
        items: [
          'Restaurants and bars',
          'Casino with a 5,000-seat arena',
          'Theatre attached to the arena',
          'College arts venues',
          'Hotels for your guests',
          'Indoor water park',
          'River cruises',
          'Riverfront plaza and park',
          'Art gallery and museum',
        ],
      },
    ],
  },
  gallery: {
    headline: 'Gallery',
    introduction: 'The tower, its rooms and terrace, and how it was built.',
    credit: 'All pictures are visualisations of the building.',
  },
  contact: {
    headline: 'Contact Us',
    introduction: 'The office answers within one working day. The security desk answers at any hour.',
    mapTitle: `${profile.name}, ${profile.street}`,
    mapCaption: 'The building sits in the heart of downtown, on the river walk.',
  },
  'building-view': {
    headline: 'Available Units',
    introduction: 'Every home on the market, with what it costs and when it is free.',
    slot: 'units-head',
    // The cameras of `renders/scenes/tower.py`, moved to the outer corner of the tower.
    views: [
      {
        name: 'South-west',
        slot: 'units-tower-1',
        picture: 'tower-southwest',
        camera: { eye: [-108, -178, 60], at: [26, 20, 60], lens: 60 },
      },
      {
        name: 'North-east',
        slot: 'units-tower-2',
        picture: 'tower-northeast',
        camera: { eye: [160, 176, 92], at: [29, 25, 63], lens: 50 },
      },
    ],
  },
}
