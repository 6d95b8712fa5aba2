/** What the remaining figures of the overview count, as shown with them and in docs/figures.md. */
export const overviewFigures = {
  announcements: 'Announcements that are published or scheduled; drafts, expired and archived ones are left out.',
  published: 'Announcements that residents can read now.',
  scheduled: 'Announcements that will be published at a set time.',
  message: 'Messages of the public site without a reply, neither archived nor spam.',
  mail: 'E-mails that could not be sent.',
  key: 'Keys that the front desk lent, and that were due back before now.',
  paper: 'Insurance and certificates of active vendors that have ended or end within 30 days.',
}
