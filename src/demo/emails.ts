import type { Reason } from '#contact/reasons.ts'

/** Messages to the office from the web site, and its replies; a message without a reply was archived. */
export type Email = { reason: Reason; subject: string; message: string; reply: string | null }

const contactMessage = (reason: Reason, subject: string, message: string, reply: string | null): Email => ({
  reason,
  subject,
  message,
  reply,
})

export const emails: readonly Email[] = [
  contactMessage(
    'schedule-tour',
    'Saturday visit',
    'Is a visit possible on Saturday morning? We would like to see the pool and a two-bedroom on a high floor.',
    'Saturday at 10:30 am is free. Please ring at the desk; the tour takes half an hour and ends on the terrace.',
  ),
  contactMessage(
    'schedule-tour',
    'Tour for my parents',
    'My parents think of moving downtown from their house. One of them uses a walker. Can someone show them the building without stairs?',
    'Gladly. Every part of the building is reached without a step. Would Wednesday at 2 pm suit them?',
  ),
  contactMessage(
    'schedule-tour',
    'Visit during lunch',
    'I work two streets away and could come between 12 and 1 any day next week.',
    'Tuesday at 12:10 pm then. Noor will meet you in the lobby.',
  ),
  contactMessage(
    'rental-inquiry',
    'One-bedroom from the first of the month',
    'I start a job downtown and look for a one-bedroom with a parking stall. My budget is $2,600.',
    'Two one-bedrooms will be free by then, one of them with a stall on P3. Both are under Available Units on our site, with plan and price.',
  ),
  contactMessage(
    'rental-inquiry',
    'Short lease possible?',
    'We need a home for seven months while our house is rebuilt. Is a lease of less than a year possible?',
    'Leases here run for a year at least, by the rules of the corporation. I am sorry that we cannot help this time.',
  ),
  contactMessage(
    'rental-inquiry',
    'Moving with a small dog',
    'Do you rent to people with a dog? She is a dachshund of 16 lbs.',
    'Yes. Dogs up to 20 lbs are welcome with registration and a vet’s note. In lobby and elevators she needs a carrier.',
  ),
  contactMessage(
    'rental-inquiry',
    'Furnished unit',
    'Do you have furnished units for a visiting professor, from September?',
    'The building itself rents nothing furnished, but two owners do. With your permission I pass on your address to them.',
  ),
  contactMessage(
    'purchase-inquiry',
    'River side, three bedrooms',
    'We are looking for three bedrooms on the river side above floor 20. Is anything for sale?',
    'Two homes fit today. Both are on our site under Available Units with plan and fee. The listing agents are named there.',
  ),
  contactMessage(
    'purchase-inquiry',
    'Status certificate',
    'My lawyer asks for a status certificate for a unit we want to buy. How long does it take?',
    'Ten days at most. Please send the unit number and your lawyer’s address; the fee is $100 including tax.',
  ),
  contactMessage(
    'purchase-inquiry',
    'Buying from abroad',
    'I live in London and want to buy for my son who studies with you. Can I visit by video?',
    'Of course. Monday to Friday at 9 am our time works best. Which day shall I call you?',
  ),
  contactMessage(
    'purchase-inquiry',
    'Maintenance fee',
    'What does the monthly fee include, and has it risen in the last years?',
    'Heating, cooling, water, insurance of the building, security and all amenities. It rose by 2.9 and 3.4 percent in the last two years.',
  ),
  contactMessage(
    'maintenance-request',
    'Water stain in a rented unit',
    'I manage a unit for its owner. The resident reports a stain on the ceiling. Whom do I tell?',
    'You just did: a request is open and a person of ours goes there today. You will get the number by separate mail.',
  ),
  contactMessage(
    'maintenance-request',
    'Gate on Mill Lane',
    'The pedestrian gate towards Mill Lane does not close. I walk by every day.',
    'Thank you, it closes again since this afternoon. Neighbours like you are gold.',
  ),
  contactMessage(
    'noise-complaint',
    'Music after midnight',
    'Loud music from one of your terraces on Thursday and Friday until two. We live across the street.',
    'Thank you for telling us. Security spoke with the residents; quiet hours start at 11 pm. Please call the desk at once if it happens again.',
  ),
  contactMessage(
    'noise-complaint',
    'Leaf blower at six in the morning',
    'Your gardeners start the leaf blower before seven. Could they wait an hour?',
    'They can and will: not before 8 am from now on.',
  ),
  contactMessage(
    'amenity-booking',
    'Party room, birthday',
    'A birthday for about twenty people, 6 pm to 10 pm. My sister lives on floor 14. What does it cost?',
    'Your sister can book it from her portal or at the desk: $120, and $250 deposit. That evening is still free.',
  ),
  contactMessage(
    'amenity-booking',
    'Filming on the terrace',
    'We are students and would like to film for two hours on your roof terrace at sunset.',
    'The board allows filming for residents only. I am sorry; the plaza by the river may be an alternative.',
  ),
  contactMessage(
    'parking-inquiry',
    'Second stall',
    'I own a home in the building and would like to rent a second stall, ideally on P2.',
    'Three owners let a stall at the moment, one on P2. I have sent them your name; the usual rent is $180.',
  ),
  contactMessage(
    'parking-inquiry',
    'Visitor parking on the weekend',
    'Is there visitor parking for a weekend in May? We come with two cars.',
    'Six visitor stalls on P1, two nights at most. Your hosts register the plates at the desk.',
  ),
  contactMessage(
    'building-services',
    'Delivery of a piano',
    'We deliver a piano to one of your residents. What are the measures of the service elevator?',
    'Door 1.22 m wide and 2.40 m high, cabin 2.60 m deep, 2,000 kg. Please book the slot with the desk a week ahead.',
  ),
  contactMessage(
    'building-services',
    'Flyers in the lobby',
    'May we leave flyers of our new restaurant in the lobby?',
    'Residents asked us to keep the lobby free of flyers. There is a board in the mail room; bring one copy to the desk.',
  ),
  contactMessage(
    'lease-renewal',
    'Renewal for another year',
    'My lease ends in two months and I would like to stay. What do I need to do?',
    'Nothing more than this mail. The renewal goes to you and the owner this week; please sign by the end of the month.',
  ),
  contactMessage(
    'move-in-out',
    'Service elevator on the 30th',
    'Our movers come on the 30th at 9 am. Is the service elevator free?',
    'It is yours from 9 am to 12 noon. Please bring the deposit of $250 by cheque; the dock is on Mill Lane.',
  ),
  contactMessage(
    'move-in-out',
    'Keys after the move',
    'We have moved out and still hold two mailbox keys. Where shall we send them?',
    'The desk takes them at any hour. Then we return your deposit within a week.',
  ),
  contactMessage(
    'billing-inquiry',
    'Invoice without number',
    'We painted the corridor on floor 11 and our invoice is unpaid since 40 days.',
    'Paid this morning with our apology: it had gone to the wrong mailbox. Please use office@ from now on.',
  ),
  contactMessage(
    'security-concern',
    'Found a fob',
    'I found a grey fob with a blue ribbon on the river walk. Is it yours?',
    'It is, and its owner says thank you. Please leave it at the desk, a coffee waits for you.',
  ),
  contactMessage(
    'security-concern',
    'Door on Mill Lane open at night',
    'Walking home last night around one I saw your side door wide open.',
    'Thank you. The closer was broken; it has been replaced and security checks the door hourly.',
  ),
  contactMessage(
    'general-inquiry',
    'History of the building',
    'I write about downtown for a local paper. Is there someone who knows how the tower was built?',
    'Our gallery has a section on it, and Dana has been here from the first day. She would be glad to talk on Thursday.',
  ),
  contactMessage(
    'general-inquiry',
    'Lost glove',
    'I lost a brown leather glove in the lobby on Sunday. Was it found?',
    'It was. It waits for you at the desk.',
  ),
  contactMessage(
    'other',
    'Search engine ranking',
    'Dear Sir, your web site can be number one in all search engines. Reply for an offer valid only today.',
    null,
  ),
  contactMessage(
    'other',
    'Thank you',
    'Your concierge helped me change a tyre in the rain on Saturday. I am not even a resident. Thank you!',
    'That was Wei. He is blushing. Thank you for writing.',
  ),
]

/** Still open today, the oldest first. */
export const openEmails: readonly Email[] = [
  contactMessage(
    'rental-inquiry',
    'Two-bedroom from February',
    'Good afternoon. We are moving for work and look for a two-bedroom facing the river, from 1 February. We have one cat. Could we see one next week?',
    null,
  ),
  contactMessage('schedule-tour', 'Saturday visit', 'Is a visit possible on Saturday morning?', null),
  contactMessage(
    'parking-inquiry',
    'Second stall',
    'I own a home on floor 16 and would like to rent a second stall, ideally on P2.',
    null,
  ),
  contactMessage(
    'amenity-booking',
    'Party room in December',
    'A birthday for about twenty people, 6 pm to 10 pm.',
    null,
  ),
  contactMessage(
    'noise-complaint',
    'Music after midnight',
    'Loud music from the floor above on Thursday and Friday.',
    null,
  ),
  contactMessage(
    'purchase-inquiry',
    'Corner home',
    'Is a corner home with two balconies for sale, or will one be soon?',
    null,
  ),
]
