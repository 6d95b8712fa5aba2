import type { SitePage } from './choices.ts'

/** A text of a page: its label and maximum length. */
export type TextPlan = { key: string; label: string; most: number; kind: 'line' | 'text'; optional?: true }
/** A list of short texts, one per line. */
export type LinesPlan = { key: string; label: string; most: number; kind: 'lines'; maxLines: number }
type IconPlan = { key: string; label: string; kind: 'icon' }
export type ItemField = TextPlan | LinesPlan | IconPlan
/** A list of items: cards, tiles, groups. */
export type ItemsPlan = {
  key: string
  label: string
  kind: 'items'
  item: string
  maxItems: number
  fields: readonly ItemField[]
  /** The picture slots of a new item: the prefix of their names, and whether it is one slot or a list. */
  slot?: { key: 'slot' | 'slots'; begins: string }
}
export type PartPlan = TextPlan | LinesPlan | ItemsPlan

const line = (key: string, label: string, most: number): TextPlan => ({ key, label, most, kind: 'line' })
const textField = (key: string, label: string, most: number): TextPlan => ({ key, label, most, kind: 'text' })
const icon: IconPlan = { key: 'icon', label: 'Icon', kind: 'icon' }
const head = [line('headline', 'Headline', 80), textField('introduction', 'Introduction', 300)]

/** The parts of each page in order, with limits that keep the layout intact. */
export const pagePlans: Readonly<Record<SitePage, readonly PartPlan[]>> = {
  home: [
    { ...line('eyebrow', 'Line above the headline', 60), optional: true },
    line('headline', 'Headline', 80),
    textField('description', 'Description', 400),
    {
      key: 'badges',
      label: 'Badges',
      kind: 'items',
      item: 'Badge',
      maxItems: 5,
      fields: [icon, line('label', 'Label', 32)],
    },
    {
      key: 'figures',
      label: 'Figures',
      kind: 'items',
      item: 'Figure',
      maxItems: 4,
      fields: [line('value', 'Value', 10), line('label', 'What it counts', 40)],
    },
    line('galleryTitle', 'Title of the tiles', 60),
    {
      key: 'tiles',
      label: 'Tiles',
      kind: 'items',
      item: 'Tile',
      maxItems: 9,
      fields: [line('caption', 'Caption', 40)],
      slot: { key: 'slot', begins: 'home-lobby-tile' },
    },
  ],
  amenities: [
    ...head,
    {
      key: 'cards',
      label: 'Amenities',
      kind: 'items',
      item: 'Amenity',
      maxItems: 12,
      fields: [icon, line('title', 'Title', 60), textField('description', 'Description', 240)],
      slot: { key: 'slots', begins: 'amenity' },
    },
    line('moreTitle', 'Title of the features', 60),
    {
      key: 'more',
      label: 'Features',
      kind: 'items',
      item: 'Feature',
      maxItems: 16,
      fields: [icon, line('name', 'Name', 48)],
      slot: { key: 'slot', begins: 'feature' },
    },
    line('closing', 'Closing line', 140),
  ],
  services: [
    ...head,
    {
      key: 'services',
      label: 'Services',
      kind: 'items',
      item: 'Service',
      maxItems: 8,
      fields: [
        icon,
        line('title', 'Title', 60),
        textField('description', 'Description', 300),
        { key: 'points', label: 'Points', most: 60, kind: 'lines', maxLines: 8 },
      ],
    },
    line('assistanceTitle', 'Title of the assistance', 60),
    textField('assistance', 'Assistance', 240),
  ],
  nearby: [
    ...head,
    {
      key: 'groups',
      label: 'Lists',
      kind: 'items',
      item: 'List',
      maxItems: 8,
      fields: [
        icon,
        line('title', 'Title', 60),
        { key: 'items', label: 'Places', most: 90, kind: 'lines', maxLines: 24 },
      ],
    },
  ],
  gallery: [...head, line('credit', 'Line below the pictures', 160)],
  contact: [...head, line('mapTitle', 'Title of the map', 100), line('mapCaption', 'Caption of the map', 160)],
  'building-view': head,
}

/** The fields of a new page that are not edited as text. */
export const defaultExtras: Readonly<Record<SitePage, Record<string, unknown>>> = {
  home: { heroSlot: 'home-hero' },
  amenities: {},
  services: { slot: 'services-head' },
  nearby: { slot: 'nearby-head' },
  gallery: {},
  contact: {},
  'building-view': { slot: 'units-head', views: [] },
}
