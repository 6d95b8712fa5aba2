import type { IncidentKind } from '../choices.ts'
import type { ScriptStep } from '../script.ts'

const step = (title: string, call = '', en = '', fr = ''): ScriptStep => ({
  title,
  call,
  isInside: false,
  sayTexts: en === '' ? {} : { en, fr },
  repeatMinutes: null,
})
const inside = (called: ScriptStep): ScriptStep => ({ ...called, isInside: true })
const every = (repeatMinutes: number, repeated: ScriptStep): ScriptStep => ({ ...repeated, repeatMinutes })

const meet = (trade: string, key: string) => step(`Meet ${trade} and hand over ${key}`)
const records = step('Write down the cause and the name of who fixed it')

/** The steps of each kind until the office writes its own. What to say is in the languages of the callers. */
export const defaultScripts: Readonly<Record<IncidentKind, readonly ScriptStep[]>> = {
  elevator: [
    inside(
      step(
        'Answer the cabin: who is in it, how many, is anyone hurt?',
        'Intercom of the cabin',
        'This is the front desk. You are safe where you are. Please stay away from the doors. How many are you, and is anyone hurt?',
        'Ici la réception. Vous êtes en sécurité. Éloignez-vous des portes, s’il vous plaît. Combien êtes-vous, et y a-t-il un blessé?',
      ),
    ),
    step('Call the emergency services if anyone is hurt or unwell', 'Emergency services'),
    step('Call the elevator company and write down the time they promise', 'Elevator company, 24-hour line'),
    step('Put a sign at the elevator and send people to the others'),
    step(
      'Call people who need help on the stairs, the highest floor first',
      '',
      'An elevator has stopped. Do you need anything brought up, or help to come down?',
      'Un ascenseur est en panne. Avez-vous besoin qu’on vous monte quelque chose, ou d’aide pour descendre?',
    ),
    every(
      10,
      inside(
        step(
          'Call the cabin again',
          'Intercom of the cabin',
          'The technician is on the way. I will call you again in ten minutes.',
          'Le technicien est en route. Je vous rappelle dans dix minutes.',
        ),
      ),
    ),
    meet('the technician', 'the key of the machine room'),
    step('Welcome the people from the cabin: seat, water, is a doctor needed?'),
    step('The technician releases the elevator: write down the name and the cause'),
  ],
  water: [
    step('Find out what it is: a leak, no water, or no hot water. Which floors?'),
    step('For a leak, close the valve of the riser or send the superintendent', 'Superintendent'),
    step('Call the plumber and write down the time they promise', 'Plumber, 24-hour line'),
    step('Keep people and carts away from wet floors; switch off power near water'),
    step(
      'Answer callers',
      '',
      'We know about the water and a plumber is on the way. We write to you as soon as it is back. Is water coming into your home?',
      'Nous sommes au courant du problème d’eau et un plombier est en route. Nous vous écrirons dès le retour à la normale. L’eau entre-t-elle chez vous?',
    ),
    step('Visit homes below a leak and take photos'),
    meet('the plumber', 'the key of the water meter room'),
    records,
  ],
  power: [
    step('Find out which floors are dark, and whether an elevator has stopped with people in it'),
    step('Check that the generator and the emergency lights run'),
    step('Call the power company and write down the time they promise', 'Power company, outage line'),
    step('Call the electrician if only this building is dark', 'Electrician, 24-hour line'),
    every(
      30,
      step(
        'Call people who depend on power, such as for oxygen',
        '',
        'The power is out. Does a device that you need run on its battery, and for how long?',
        'Le courant est coupé. Un appareil dont vous avez besoin fonctionne-t-il sur sa batterie, et pour combien de temps?',
      ),
    ),
    step('Open the garage door and the doors on the way out by hand'),
    step('When the power is back: elevators, garage door, pumps, fire panel'),
    records,
  ],
  fire_alarm: [
    step('Read the fire panel: which floor and which detector?'),
    step('Call the fire service and give the address, the floor and the detector', 'Fire service'),
    step(
      'Speak to the building',
      'Voice communication',
      'The fire alarm has sounded. The fire service is on the way. If there is smoke on your floor, leave by the stairs. Do not use the elevators.',
      'L’alarme incendie a sonné. Les pompiers arrivent. S’il y a de la fumée à votre étage, sortez par l’escalier. N’utilisez pas les ascenseurs.',
    ),
    step('Bring the elevators to the ground floor'),
    step('Have the emergency keys and the list of people who need help ready for the fire service'),
    step('Meet the fire service and lead them to the panel'),
    step('Count visitors and contractors who are in the building'),
    step(
      'The fire service gives the all-clear: reset the panel, tell the building',
      'Voice communication',
      'The fire service has given the all-clear. You can return to your home.',
      'Les pompiers ont levé l’alerte. Vous pouvez rentrer chez vous.',
    ),
    step('Call the monitoring company', 'Monitoring company'),
  ],
  security: [
    step('Is anyone in danger? Call the police and stay on the line', 'Police'),
    step('Stay at the desk. Do not follow or stop anyone'),
    step('Lock the entrances, and let residents in one by one'),
    step('Write down what the person looks like and where they went'),
    step(
      'Answer callers',
      '',
      'We know about it and the police are informed. Please stay in your home and keep the door locked.',
      'Nous sommes au courant et la police est prévenue. Veuillez rester chez vous et garder la porte verrouillée.',
    ),
    step('Meet the police, and show the recordings'),
    step('Call the property manager', 'Property manager'),
    records,
  ],
}

/** The line in the portals until the desk writes another. */
export const defaultStatus: Readonly<Record<IncidentKind, { en: string; fr: string }>> = {
  elevator: {
    en: 'An elevator has stopped. Please use the others; we are working on it.',
    fr: 'Un ascenseur est en panne. Veuillez utiliser les autres; nous nous en occupons.',
  },
  water: {
    en: 'There is a problem with the water. A plumber is on the way.',
    fr: 'Il y a un problème d’eau. Un plombier est en route.',
  },
  power: {
    en: 'The power is out in parts of the building. Please do not use the elevators.',
    fr: 'Le courant est coupé dans une partie de l’immeuble. N’utilisez pas les ascenseurs.',
  },
  fire_alarm: {
    en: 'The fire alarm has sounded. Follow the announcements, and do not use the elevators.',
    fr: 'L’alarme incendie a sonné. Suivez les consignes et n’utilisez pas les ascenseurs.',
  },
  security: {
    en: 'There is a security incident. Please stay in your home and keep your door locked.',
    fr: 'Il y a un incident de sécurité. Veuillez rester chez vous et garder la porte verrouillée.',
  },
}

/** The line of a drill. */
export const drillStatus = {
  en: 'This is a drill. Nothing has happened.',
  fr: 'Ceci est un exercice. Il ne s’est rien passé.',
}

/** The last update of an incident. */
export const overTexts = {
  en: 'It is over. Thank you for your patience.',
  fr: 'C’est terminé. Merci de votre patience.',
}
