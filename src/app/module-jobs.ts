import { sendResetEmail } from '#accounts/server/recovery.ts'
import { deleteExpiredSessions } from '#accounts/server/sessions.ts'
import { alertToLatePromises } from '#maintenance/notices/server/late-promises.ts'
import { sendOverdueEmail } from '#maintenance/sla/server/overdue-email.ts'
import { confirmUnanswered } from '#maintenance/confirmation/server/confirm.ts'
import { cleanUp } from '#platform/server/jobs/clean-up.ts'
import type { Log } from '#platform/server/process/log.ts'
import { deleteOldChanges } from '#undo/server/store.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'

/** The jobs of the modules: one queue, and what runs on a schedule. */
export async function startJobs({ db, jobs, mail, now, origin }: AppContext, log: Log) {
  await jobs.work<{ userId: string | null }>(
    'forgot-password',
    ({ userId }) => sendResetEmail(db, mail, userId, now()),
    {
      retries: 5,
      onFailed: async () => log.warn('A reset e-mail could not be written.'),
    },
  )
  await jobs.schedule('clean-up', '17 4 * * *', async () => {
    await cleanUp(db, now())
    await deleteExpiredSessions(db, now())
    await deleteOldChanges(db, now())
  })
  await jobs.schedule('confirm-by-silence', '*/10 * * * *', async () => void (await confirmUnanswered(db, now())))
  await jobs.everyMinute('alert-late-promises', async () => void (await alertToLatePromises(db, now())))
  await jobs.schedule('overdue-email', '*/10 * * * *', async () => {
    await sendOverdueEmail(db, { mail, origin: origin() }, now())
  })
}
