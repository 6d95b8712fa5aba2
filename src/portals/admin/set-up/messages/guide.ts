import type { ConfirmableStep, SetUpStepKey } from '#set-up-guide/choices.ts'

/** Texts of the guide through the settings of a new building. */
export const guideTexts = {
  title: 'Set up your building',
  loading: 'Loading the set-up...',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  finished: 'Everything is set up. You can change it in the settings at any time.',
  leave: 'Leave, resume later',
  dismiss: 'Dismiss the guide',
  dismissed: 'The guide is dismissed',
  dismissedHelp: 'It is still in the settings.',
  dismissTitle: 'Dismiss the guide?',
  dismissText:
    'The overview does not show it any more, and administrators start on the overview again. Nothing that is set up changes.',
  resume: 'Show the guide again',
  notSaved: 'This could not be saved',
  steps: 'Steps',
  step: 'Step',
  states: { done: 'Done', 'to-do': 'To do', optional: 'Optional' },
  leaveStepTitle: 'Leave this step?',
  leaveStepText: 'What is typed here is not saved yet.',
  leaveStep: 'Leave',
  back: 'Back',
  next: 'Continue',
  skip: 'Skip for now',
  toOverview: 'Go to the overview',
  confirm: { locale: 'This is right', brand: 'Use this colour', parking: 'There is no parking' } satisfies Record<
    ConfirmableStep,
    string
  >,
  names: {
    account: 'Your account',
    address: 'Name and address',
    locale: 'Language, money, measures',
    brand: 'Logo and colour',
    building: 'Building and floors',
    parking: 'Parking and lockers',
    mail: 'Mail',
    sla: 'Promise times',
    hours: 'Hours and emergency line',
    people: 'People',
    'public-page': 'Public page',
  } satisfies Record<SetUpStepKey, string>,
  leads: {
    account: 'An administrator sees every resident and every code. A second factor protects the account.',
    address: 'On the public pages, in emails and in request numbers.',
    locale:
      'Every date, amount and phone number in the building follows these. They come from the country; change what is wrong.',
    brand:
      'The logo is drawn from the footprint of the building. Its colour is that of buttons and links on the pages, in emails and in the icons.',
    building: 'Draw the footprint, add floors and layouts, and use the building. Units are created with it.',
    parking: 'Parking levels with their stalls and lockers. They are part of the building editor.',
    mail: 'Invitations and answers are sent by email. Send a test email to see whether it arrives.',
    sla: 'By when a request is to be done. Residents see the promised time.',
    hours:
      'The contact page and the promised times follow the office hours. Residents call the emergency line at night.',
    people: 'Import a list of residents, or add the first ones. This can wait.',
    'public-page': 'The home page appears with its headline. What is missing is left out.',
  } satisfies Record<SetUpStepKey, string>,
  openEditor: 'Open building editor',
  people: {
    residents: 'Residents',
    residentsText: 'A spreadsheet with one row per resident, or one by one. They are invited by email.',
    importList: 'Import a list',
    addResident: 'Add a resident',
    colleagues: 'Colleagues',
    colleaguesText: 'Accounts for the office and the maintenance team.',
    addColleague: 'Add a user',
  },
  openPage: 'Open the public page',
  link: (done: number, total: number) => `Set-up: ${done} of ${total}`,
} as const
