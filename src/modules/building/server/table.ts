import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  time,
  uuid,
} from 'drizzle-orm/pg-core'
import { defaultLocale } from '#platform/locale/locale.ts'
import { areaUnits, type WeekStart, weightUnits } from '#platform/locale/choices.ts'
import { languages } from '#platform/language/language.ts'
import { bundledLanguages } from '#platform/language/registry.ts'
import { titleCaseColumn, titleCaseListColumn } from '#platform/server/database/api-values.ts'
import { bookkeeping, createdAt } from '#platform/server/database/columns.ts'
import { files } from '#platform/server/files/files-table.ts'
import { facings, floorKinds, sitePages, type SitePage } from '../choices.ts'
import type { PageContent } from '../contract.ts'
import type { Polygon } from '../polygon.ts'
import type { BuildingShape } from '../shape/schemas.ts'
import type { AccessPoint, Surrounding } from '../schemas.ts'

/** The profile: one row, because a building is a schema. */
export const building = pgTable('building', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  name: text('name').notNull(),
  code: text('code').notNull(),
  street: text('street').notNull(),
  city: text('city').notNull().default(''),
  region: text('region').notNull().default(''),
  postalCode: text('postal_code').notNull().default(''),
  country: text('country').notNull().default(''),
  /** The country of telephone numbers without one, and how it writes its own. */
  phoneCountry: text('phone_country').notNull().default('CA'),
  phoneCallingCode: text('phone_calling_code').notNull().default('1'),
  phoneTrunkPrefix: text('phone_trunk_prefix').notNull().default(''),
  /** With the language of a reader the locale of numbers, dates and addresses. */
  countryCode: text('country_code').notNull().default(defaultLocale.countryCode),
  currency: text('currency').notNull().default(defaultLocale.currency),
  /** How many of the units in which money is stored are one of the currency. */
  currencyScale: integer('currency_scale').notNull().default(100),
  areaUnit: text('area_unit', { enum: areaUnits }).notNull().default(defaultLocale.areaUnit),
  weightUnit: text('weight_unit', { enum: weightUnits }).notNull().default(defaultLocale.weightUnit),
  /** Those of the public pages, the portals and e-mails, the default one first. */
  languages: text('languages', { enum: languages })
    .array()
    .notNull()
    .default([...bundledLanguages]),
  /** The ISO 3166-2 code of the region whose public holidays were chosen, or that of the country; null before a choice. */
  holidayRegion: text('holiday_region'),
  weekStart: smallint('week_start').$type<WeekStart>().notNull().default(defaultLocale.weekStart),
  officePhone: text('office_phone').notNull().default(''),
  securityPhone: text('security_phone').notNull().default(''),
  officeEmail: text('office_email').notNull(),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  timeZone: text('time_zone').notNull(),
  /** As #rrggbb; null for the colour of the product. */
  accentColour: text('accent_colour'),
  /** Names of uploaded logos; without the first, the mark is drawn from the footprint. */
  logo: text('logo'),
  logoOnDark: text('logo_on_dark'),
  poweredByName: text('powered_by_name'),
  poweredByUrl: text('powered_by_url'),
  petLimitLbs: integer('pet_limit_lbs'),
  /** After how many seconds the garage doors close by themselves; null where that is unknown. */
  garageSeconds: integer('garage_seconds'),
  towerFloors: integer('tower_floors').notNull(),
  commercialUpToFloor: integer('commercial_up_to_floor').notNull().default(3),
  /** Degrees clockwise from true north to the building's own north axis. */
  orientation: doublePrecision('orientation').notNull().default(0),
  ...bookkeeping(),
})

export const buildingLogos = pgTable('building_logos', {
  name: text('name').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  isLegibleOnLight: boolean('is_legible_on_light').notNull(),
  isLegibleOnDark: boolean('is_legible_on_dark').notNull(),
  headerFileId: uuid('header_file_id')
    .notNull()
    .references(() => files.id),
  fullFileId: uuid('full_file_id')
    .notNull()
    .references(() => files.id),
  createdAt: createdAt(),
})

/** The outline and facings that the floors of a layout share. */
export const floorLayouts = pgTable('floor_layouts', {
  layout: text('layout').primaryKey(),
  /** The facings of its slots; those of a floor take precedence. */
  facings: titleCaseListColumn('facings', facings).notNull().default([]),
  /** Null without a drawing. */
  outline: jsonb('outline').$type<Polygon>(),
  /** The outlines of further parts. */
  furtherOutlines: jsonb('further_outlines').$type<Polygon[]>(),
  ...bookkeeping(),
})

export const floors = pgTable('floors', {
  number: integer('number').primaryKey(),
  kind: text('kind', { enum: floorKinds }).notNull(),
  name: text('name'),
  layout: text('layout').references(() => floorLayouts.layout, { onUpdate: 'cascade' }),
  facings: titleCaseListColumn('facings', facings).notNull().default([]),
  /** Only where the floor differs from its layout. */
  outline: jsonb('outline').$type<Polygon>(),
  furtherOutlines: jsonb('further_outlines').$type<Polygon[]>(),
  /** Metres from its slab to the next. */
  height: doublePrecision('height').notNull().default(3),
  ...bookkeeping(),
})

export const layoutSlots = pgTable(
  'layout_slots',
  {
    layout: text('layout')
      .notNull()
      .references(() => floorLayouts.layout, { onUpdate: 'cascade', onDelete: 'cascade' }),
    slot: integer('slot').notNull(),
    stack: text('stack'),
    footprint: jsonb('footprint').$type<Polygon>().notNull(),
    /** The riser that serves the unit of the slot. */
    riser: text('riser'),
    /** Whether the unit has a balcony; null while it is unknown. */
    balcony: boolean('balcony'),
  },
  (table) => [primaryKey({ columns: [table.layout, table.slot] })],
)

/** A view of the slots of each floor with their stacks. */
export const floorSlots = pgView('floor_slots', {
  floor: integer('floor').notNull(),
  slot: integer('slot').notNull(),
  facing: titleCaseColumn('facing', facings).notNull(),
  stack: text('stack').notNull(),
}).existing()

export const parkingLevels = pgTable('parking_levels', {
  code: text('code').primaryKey(),
  floor: integer('floor').notNull(),
  stalls: integer('stalls').notNull(),
  chargingStalls: integer('charging_stalls').notNull().default(0),
  lockers: integer('lockers').notNull().default(0),
  ...bookkeeping(),
})

/** The numbers of units whose slot is not the last two digits. */
export const slotNumbers = pgTable(
  'slot_numbers',
  {
    floor: integer('floor').notNull(),
    slot: integer('slot').notNull(),
    unitNumber: text('unit_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.floor, table.slot] })],
)

/** What the whole building has beside floors: at most one row. */
export const buildingSites = pgTable('building_sites', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  surroundings: jsonb('surroundings').$type<Surrounding[]>().notNull().default([]),
  skippedFloors: integer('skipped_floors').array().notNull().default([]),
  access: jsonb('access').$type<AccessPoint[]>().notNull().default([]),
})

/** The versions of the draft of another shape of the building. */
export const shapeVersions = pgTable('shape_versions', {
  number: integer('number').primaryKey(),
  shape: jsonb('shape').$type<BuildingShape>().notNull(),
  /** What changed, as a sentence. */
  change: text('change').notNull(),
  createdAt: createdAt(),
})

/** The version that is edited: at most one row. */
export const shapeDrafts = pgTable('shape_drafts', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  current: integer('current').notNull(),
  ...bookkeeping(),
})

export const businessHours = pgTable('business_hours', {
  /** 1 is Monday, 7 is Sunday; a day without a row is closed. */
  weekday: integer('weekday').primaryKey(),
  opens: time('opens').notNull(),
  closes: time('closes').notNull(),
})

export const holidays = pgTable('holidays', {
  day: date('day').primaryKey(),
  name: text('name').notNull(),
})

export const pageContents = pgTable(
  'page_contents',
  {
    page: text('page', { enum: sitePages }).notNull(),
    language: text('language', { enum: languages }).notNull().default('en'),
    content: jsonb('content').$type<PageContent[SitePage]>().notNull(),
    ...bookkeeping(),
  },
  (table) => [primaryKey({ columns: [table.page, table.language] })],
)
