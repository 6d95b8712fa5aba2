import type { AnnouncementCategory } from '#announcements/choices.ts'

/** An announcement to residents: its age in days, and its audience if not everyone. */
export type News = {
  daysAgo: number
  category: AnnouncementCategory
  title: string
  body: string
  french?: { title: string; body: string }
  pinned?: true
  byMail?: true
  /** It expires after this many days. */
  lasts?: number
  for?: { floors: readonly number[] } | { residence: 'owner' | 'renter' }
  /** The title of the document that the text refers to. */
  document?: string
}

export const news: readonly News[] = [
  {
    daysAgo: 1,
    category: 'Maintenance',
    title: 'Hot water off on {day3} morning',
    body: 'On {day3} between 9 am and 12 noon the hot water is off in the whole tower while a valve in the plant room is replaced. Cold water stays on. Please keep taps closed, so that nothing runs when it comes back.',
    french: {
      title: 'Coupure d’eau chaude un matin cette semaine',
      body: 'Un matin de cette semaine, de 9 h à midi, l’eau chaude est coupée dans toute la tour pendant le remplacement d’un robinet. L’eau froide reste ouverte. Gardez les robinets fermés, pour que rien ne coule à son retour.',
    },
    pinned: true,
    byMail: true,
    lasts: 10,
  },
  {
    daysAgo: 2,
    category: 'Events',
    title: 'Winter lights on the terrace',
    body: 'We light the terrace for the winter on {day5} at 6 pm. There is hot chocolate for all, and the children of floor 9 sing. Come as you are and bring a cup.',
    lasts: 14,
  },
  {
    daysAgo: 6,
    category: 'Board Updates',
    title: 'Budget for next year approved',
    body: 'The board approved the budget. Maintenance fees rise by 2.6 percent from January. The figures for every size of home are in “Maintenance fees from January”, under documents in Resources; the open hour is on the first Tuesday.',
    byMail: true,
    document: 'Maintenance fees from January',
  },
  {
    daysAgo: 9,
    category: 'Maintenance',
    title: 'Fan coil filters: floors 12 to 15',
    body: 'Our team changes the filters of the fan coils on floors 12 to 15 next week. It takes ten minutes a home. Please clear the closet in front of the unit.',
    for: { floors: [12, 13, 14, 15] },
    lasts: 14,
  },
  {
    daysAgo: 13,
    category: 'Building News',
    title: 'New faces at the desk',
    body: 'Wei Zhang and Jin Park have joined the security team on the evening shift. Say hello when you pass.',
  },
  {
    daysAgo: 20,
    category: 'Board Updates',
    title: 'Notice of the annual general meeting',
    body: 'The annual general meeting of owners is in the party room at 7 pm. Proxy forms are at the desk. A quorum needs a quarter of the homes: please come or give a proxy.',
    for: { residence: 'owner' },
    byMail: true,
  },
  {
    daysAgo: 27,
    category: 'Maintenance',
    title: 'Window washing',
    body: 'The outside of all windows is washed from Monday to Thursday, weather permitting. Keep windows and balcony doors closed and take light things off the balcony.',
    lasts: 12,
  },
  {
    daysAgo: 33,
    category: 'Building News',
    title: 'Bicycle storage: tags for this season',
    body: 'Please tag your bicycle at the desk. Bicycles without a tag are moved to P6 at the end of the month and given to the repair co-op in spring.',
  },
  {
    daysAgo: 48,
    category: 'Events',
    title: 'Fire drill with the fire department',
    body: 'We practise on Saturday at 10 am. The alarm sounds for about five minutes. Please walk down by the stairs; if you cannot, please tell the desk beforehand.',
    byMail: true,
    lasts: 8,
  },
  {
    daysAgo: 52,
    category: 'Maintenance',
    title: 'Elevator 2 is renewed',
    body: 'Elevator 2 is out of service for three weeks while the drive is renewed. The service elevator runs for residents from 7 to 9 am and 5 to 7 pm.',
    lasts: 25,
  },
  {
    daysAgo: 60,
    category: 'Building News',
    title: 'Parcel shelves reorganised',
    body: 'Parcels are now shelved by floor in the mail room. You get a message from the desk; bring your fob.',
  },
  {
    daysAgo: 74,
    category: 'Events',
    title: 'End of summer barbecue',
    body: 'The grills are on from 5 pm on Saturday. The corporation brings sausages, also without meat; you bring a salad or a cake.',
    lasts: 9,
  },
  {
    daysAgo: 90,
    category: 'Board Updates',
    title: 'Reserve fund study is finished',
    body: 'The engineers have finished the reserve fund study. The fund covers the roof, the elevators and the windows as planned. The summary is on the board in the mail room.',
    for: { residence: 'owner' },
  },
  {
    daysAgo: 104,
    category: 'Maintenance',
    title: 'Garage cleaning, level by level',
    body: 'The garage is washed one level a day, P1 on Monday to P6 on Saturday. Please move your car by 8 am on your day; visitor stalls may be used.',
    lasts: 10,
  },
  {
    daysAgo: 131,
    category: 'Building News',
    title: 'Pool hours in summer',
    body: 'From now on the pool opens at 5:30 am on weekdays. Quiet lanes until 8 am.',
  },
  {
    daysAgo: 158,
    category: 'Events',
    title: 'Yoga on the terrace',
    body: 'Stillwater Yoga from the third floor invites residents to six free mornings on the terrace, Sundays at 8 am.',
    lasts: 45,
  },
  {
    daysAgo: 190,
    category: 'Maintenance',
    title: 'Change to cooling',
    body: 'The building changes from heating to cooling this week. For two or three days neither may be at its best.',
    lasts: 7,
  },
  {
    daysAgo: 221,
    category: 'Board Updates',
    title: 'Rules for short stays',
    body: 'A reminder: leases are for one year or more, and homes are not let by the night. The desk writes down suitcases with lock boxes.',
  },
  {
    daysAgo: 262,
    category: 'Building News',
    title: 'Recycling room on P1',
    body: 'There is now a bin for batteries and one for small electronics. Flatten cardboard, please.',
  },
  {
    daysAgo: 300,
    category: 'Maintenance',
    title: 'Balcony inspections, river side',
    body: 'Engineers look at all balconies on the river side. They need five minutes each and wear shoe covers.',
    lasts: 20,
  },
  {
    daysAgo: 345,
    category: 'Events',
    title: 'New year breakfast',
    body: 'Coffee and pancakes in the party room from 10 am. Everyone is welcome.',
    lasts: 6,
  },
  {
    daysAgo: 398,
    category: 'Board Updates',
    title: 'Charging posts on P2 and P5',
    body: 'Twelve charging posts each are open on P2 and P5. Owners of these stalls were written to; others can ask for a swap at the desk.',
  },
  {
    daysAgo: 450,
    category: 'Building News',
    title: 'Gym has new treadmills',
    body: 'Four new treadmills stand in the gym. Please wipe them after use.',
  },
  {
    daysAgo: 512,
    category: 'Maintenance',
    title: 'Fire alarm test',
    body: 'The monthly test of the fire alarm is on the first Monday at 10 am.',
  },
]

/** Announcements scheduled for the coming days. */
export const planned: readonly Omit<News, 'daysAgo'>[] = [
  {
    category: 'Maintenance',
    title: 'Stairwell A is painted',
    body: 'Stairwell A is painted from floor 20 down. Use stairwell B while the signs are up; in an emergency both are open.',
  },
]
export const draft: Omit<News, 'daysAgo'> = {
  category: 'Board Updates',
  title: 'Survey: opening hours of the party room',
  body: 'Should the party room open until midnight on Fridays? Three questions, two minutes.',
}
