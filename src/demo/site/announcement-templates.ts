import type { announcementTemplates } from '#announcements/server/table.ts'
import type { Chance } from '../chance.ts'

type Row = typeof announcementTemplates.$inferInsert

const texts: readonly Pick<Row, 'name' | 'title' | 'body' | 'translations' | 'category'>[] = [
  {
    name: 'Water shut-off',
    title: 'Water off on … from … to …',
    body: 'The water is off on … from … to … while our plumber works on the riser. Please keep taps closed.',
    translations: {
      fr: {
        title: 'Coupure d’eau le … de … à …',
        body: 'L’eau est coupée le … de … à … pendant que notre plombier travaille sur la colonne. Gardez les robinets fermés.',
      },
    },
    category: 'Maintenance',
  },
  {
    name: 'Fire alarm test',
    title: 'Fire alarm test on …',
    body: 'We test the fire alarm on … at …. You will hear it for a few minutes; there is no need to leave.',
    translations: {
      fr: {
        title: 'Essai de l’alarme incendie le …',
        body: 'Nous faisons l’essai de l’alarme incendie le … à …. Vous l’entendrez quelques minutes; il n’est pas nécessaire de sortir.',
      },
    },
    category: 'Maintenance',
  },
]

/** The templates of the demo building's office. */
export const createTemplates = (now: Date, createdBy: string, chance: Chance): Row[] =>
  texts.map((text) => ({ id: chance.id(now), ...text, createdBy, createdAt: now, updatedAt: now }))
