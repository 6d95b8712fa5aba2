import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '#platform/language/language.ts'
import type { ByteRange } from '#platform/server/files/stores/file-store.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { FileReply } from '#platform/server/http/file-reply.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { incidents } from '../contract.ts'
import { incidentScripts } from '../script-contract.ts'
import { runningIncidents } from '../own-contract.ts'
import type { FindPeopleWhoNeedHelp } from './affected.ts'
import { gatherRequests, releaseRequest } from './gathering.ts'
import { listRunning, reportAffected } from './own.ts'
import { findIncident, listCandidates, listIncidents } from './reads.ts'
import { type DescribeStacks, renderReport } from './report-pdf.ts'
import { changeScript, listScripts } from './scripts.ts'
import { changeIncident, closeIncident, openIncident, setStep } from './store.ts'
import { addStepTime, removeStepTime } from './step-times.ts'
import { sendUpdate } from './updates.ts'

/** The language of the page that calls. */
const languageFor = (request: FastifyRequest) => languageOf(request.headers['accept-language'])

export function incidentRoutes(
  context: AppContext,
  findPeopleWhoNeedHelp: FindPeopleWhoNeedHelp,
  describeStacks: DescribeStacks,
) {
  const { files } = context
  const needHelp = { findPeopleWhoNeedHelp }
  registerRoute(context, incidents.list, async ({ db, query, request }) =>
    pageReply(request, await listIncidents(db, query)),
  )
  registerRoute(context, incidents.find, ({ db, params, now }) =>
    findIncident(db, params.id, findPeopleWhoNeedHelp, now),
  )
  registerRoute(context, incidents.pdf, async ({ db, params, now }) => {
    const { name, bytes } = await renderReport(db, files, params.id, { ...needHelp, describeStacks, now })
    const open = (range?: ByteRange) =>
      Promise.resolve(Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]))
    const file = { id: params.id, size: bytes.length, name, mediaType: 'application/pdf', open }
    return new FileReply(file, { disposition: 'attachment' })
  })
  registerRoute(context, incidents.open, ({ db, body, currentUser, now }) =>
    openIncident(db, body, { by: currentUser, now, ...needHelp }),
  )
  registerRoute(context, incidents.change, ({ db, params, body, currentUser, ifMatch, now }) =>
    changeIncident(db, { id: params.id, ifMatch }, body, { by: currentUser, now, ...needHelp }),
  )
  registerRoute(context, incidents.step, ({ db, params, body, currentUser, now }) =>
    setStep(db, params, body, { by: currentUser, now, ...needHelp }),
  )
  registerRoute(context, incidents.addTime, ({ db, params, body, currentUser, now }) =>
    addStepTime(db, params, body, { by: currentUser, now, ...needHelp }),
  )
  registerRoute(context, incidents.removeTime, ({ db, params, currentUser, now }) =>
    removeStepTime(db, params, { by: currentUser, now, ...needHelp }),
  )
  registerRoute(context, incidents.update, ({ db, params, body, currentUser, now }) =>
    sendUpdate(db, params.id, body, { by: currentUser, now, ...needHelp }),
  )
  registerRoute(context, incidents.candidates, ({ db, params }) => listCandidates(db, params.id))
  registerRoute(context, incidents.gather, async ({ db, params, body, currentUser, now }) => {
    await gatherRequests(db, params.id, body, currentUser, now)
    return findIncident(db, params.id, findPeopleWhoNeedHelp, now)
  })
  registerRoute(context, incidents.release, async ({ db, params, currentUser, now }) => {
    await releaseRequest(db, params, currentUser, now)
    return findIncident(db, params.id, findPeopleWhoNeedHelp, now)
  })
  registerRoute(context, incidents.close, ({ db, params, body, currentUser, now }) =>
    closeIncident(db, params.id, body, { by: currentUser, now, ...needHelp }),
  )
  registerRoute(context, incidentScripts.list, ({ db }) => listScripts(db))
  registerRoute(context, incidentScripts.change, ({ db, params, body, currentUser, ifMatch, now }) =>
    changeScript(db, { kind: params.kind, ifMatch }, body, currentUser, now),
  )
  registerRoute(context, runningIncidents.list, ({ db, currentUser, request, now }) =>
    listRunning(db, currentUser, languageFor(request), now),
  )
  registerRoute(context, runningIncidents.report, ({ db, body, currentUser, request, now }) =>
    reportAffected(db, body, { by: currentUser, language: languageFor(request), now }),
  )
}
