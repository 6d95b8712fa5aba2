import type { NewResource } from '#resources/schemas.ts'
import type { Paper } from './paper.ts'

type Version = { daysAgo: number; file: string; note: string; paper: Paper }
export type DemoDocument = {
  resource: Pick<NewResource, 'title' | 'folder' | 'audience'>
  /** The oldest first. */
  versions: Version[]
}

const rules = (quiet: string, line: string): Paper => ({
  title: 'Building rules',
  line,
  paragraphs: [
    '# Quiet',
    `Please keep the noise down from ${quiet}. Renovation work that can be heard next door is done on working days from 9 am to 5 pm.`,
    '# Balconies',
    'Nothing may hang over or be thrown from a balcony. Open flames and charcoal are not allowed; an electric grill is. Planters stand on the floor, not on the railing.',
    '# Visitors and parking',
    'Visitors register at the security desk and get a pass for one of the visitor stalls on P1, for at most three nights in a row. A stall may be rented to another resident, and to nobody else.',
    '# Smoking',
    'The whole building is free of smoke, balconies and the roof terrace included.',
    '# Lobby, corridors and elevators',
    'Bicycles go through the parking entrance. Nothing may stand in corridors: they are the way out when there is a fire. Large deliveries use the service elevator, booked with the office.',
    '# When someone does not keep to them',
    'Tell the office, by a message or a request. We write to you about what was done, and give your name to nobody.',
  ],
})

/** The fee of a home by its area in square feet: 74 cents for each, before the increase of 2.6 percent. */
const feeLine = (area: number): string => {
  const fee = Math.round(area * 0.74)
  return `${area.toLocaleString('en-US')} sq ft: $${fee.toLocaleString('en-US')}.00 now, $${(fee * 1.026).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} from January`
}

/** The documents of the building, in folders. */
export const documents: readonly DemoDocument[] = [
  {
    resource: { folder: 'Rules', title: 'Building rules', audience: { kind: 'everyone' } },
    versions: [
      {
        daysAgo: 700,
        file: 'Building rules.pdf',
        note: '',
        paper: rules('11 pm to 8 am', 'First issued to all residents'),
      },
      {
        daysAgo: 210,
        file: 'Building rules.pdf',
        note: 'Quiet hours begin at 10 pm, as decided at the annual meeting.',
        paper: rules('10 pm to 8 am', 'Second issue, after the annual meeting'),
      },
    ],
  },
  {
    resource: { folder: 'Rules', title: 'Pets in the building', audience: { kind: 'everyone' } },
    versions: [
      {
        daysAgo: 640,
        file: 'Pets in the building.pdf',
        note: '',
        paper: {
          title: 'Pets in the building',
          line: 'For everyone who lives with an animal',
          paragraphs: [
            'Each home may keep two small pets of at most 20 lbs each. Tell the office their names and kinds, so that the security desk knows to whom a lost one belongs.',
            'Dogs are on a leash in the lobby, the corridors, the elevators and on the roof terrace, and use the parking entrance when they are wet. The lawn of the terrace is not theirs.',
            'Staff enter a home with a pet only when the request says where it will be. Please write it there.',
          ],
        },
      },
    ],
  },
  {
    resource: { folder: 'Forms', title: 'Moving and elevator booking', audience: { kind: 'everyone' } },
    versions: [
      {
        daysAgo: 500,
        file: 'Elevator booking.pdf',
        note: '',
        paper: {
          title: 'Moving and elevator booking',
          line: 'To be handed in at the office five working days ahead',
          paragraphs: [
            'Residence: ______________     Name: ______________________________________',
            'Telephone on the day: ________________     Moving in / moving out / delivery',
            'Day: ________________     From: ________     To: ________',
            'Mover or carrier: ____________________________________________',
            'Moves are possible Monday to Saturday from 9 am to 12 noon and from 1 pm to 5 pm. The deposit is returned when elevator and loading dock are found in good order.',
            'Signature: ______________________________     Date: ________________',
          ],
        },
      },
    ],
  },
  {
    resource: { folder: 'Forms', title: 'Changes to a home', audience: { kind: 'owners' } },
    versions: [
      {
        daysAgo: 480,
        file: 'Changes to a home.pdf',
        note: '',
        paper: {
          title: 'Changes to a home',
          line: 'For owners: before walls, floors, pipes or wiring are touched',
          paragraphs: [
            'Please describe the work, the contractor with proof of insurance, and the days on which it will be done. Floors need a sound-proof underlay; the certificate goes with this form.',
            'Work on pipes needs the water of the whole stack to be shut off. The office plans that with all homes of the stack, ten working days ahead.',
            'Description: ______________________________________________________________',
            '_________________________________________________________________________',
            'Contractor: ______________________________     Insurance: __________________',
            "Owner's signature: ____________________     Date: ________________",
          ],
        },
      },
    ],
  },
  {
    resource: { folder: 'Safety', title: 'When the fire alarm sounds', audience: { kind: 'everyone' } },
    versions: [
      {
        daysAgo: 400,
        file: 'Fire safety.pdf',
        note: '',
        paper: {
          title: 'When the fire alarm sounds',
          line: 'From the fire safety plan of the building',
          paragraphs: [
            '# If there is fire or smoke in your home',
            'Leave at once, close the door behind you and do not lock it. Pull the alarm at the stairs, call 911 from outside.',
            '# If there is not',
            'Feel the door before you open it. Is the corridor clear, go down by the nearest stairs; never use the elevators. Is there smoke, stay: close the door, put wet towels at its foot, and wait at a window or on the balcony.',
            '# If you cannot use stairs',
            'Tell the office: a list of everyone who needs help is at the fire panel for the fire department.',
            '# Where to meet',
            'At the river walk, south of the building. Please stay until you have been counted.',
          ],
        },
      },
    ],
  },
  {
    resource: { folder: 'Meetings', title: 'Minutes of the annual meeting', audience: { kind: 'owners' } },
    versions: [
      {
        daysAgo: 215,
        file: 'Minutes of the annual meeting.pdf',
        note: '',
        paper: {
          title: 'Minutes of the annual meeting',
          line: 'In the party room, floor 4; 214 of 412 units present or represented',
          paragraphs: [
            '1. The financial statements were received. The year closed with a surplus of 1.4 percent of the budget, which goes to the reserve fund.',
            '2. The budget for the coming year was presented: common expenses rise by 2.8 percent, most of it for insurance and for the cleaning of the facade.',
            '3. Quiet hours: it was decided that they begin at 10 pm instead of 11 pm.',
            '4. Charging stations: twelve more stalls on P5 were equipped. The remaining levels follow as demand grows.',
            '5. Two members of the board were elected for three years.',
          ],
        },
      },
    ],
  },
  {
    resource: { folder: 'Meetings', title: 'Maintenance fees from January', audience: { kind: 'everyone' } },
    versions: [
      {
        daysAgo: 6,
        file: 'Maintenance fees from January.pdf',
        note: '',
        paper: {
          title: 'Maintenance fees from January',
          line: 'Approved by the board with the budget for next year; an increase of 2.6 percent',
          paragraphs: [
            'A fee depends on the size of the home. These are the fees of common sizes; the office tells you the figure of yours.',
            '# Monthly fee: now, and from January',
            ...[550, 700, 850, 1000, 1200, 1500, 2000].map((area) => feeLine(area)),
            '# Where the money goes',
            'Of each dollar, 31 cents go to staff and security, 24 to energy and water, 19 to the reserve fund, 14 to repairs and cleaning, and 12 to insurance and administration.',
            'Renters pay no maintenance fee; their rent does not change because of it.',
          ],
        },
      },
    ],
  },
]
