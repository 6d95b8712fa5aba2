import { sql } from 'drizzle-orm'
import { assets } from '#assets/contract.ts'
import { contact } from '#contact/contract.ts'
import { messageLinks } from '#contact/linking-contract.ts'
import { importCalls } from '#import-export/import-contract.ts'
import { createOrders } from '../work-orders.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { requestPhotos } from '#maintenance/photos/contract.ts'
import { payments } from '#payments/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { residents } from '#residents/contract.ts'
import { units } from '#units/contract.ts'
import { createImportCalls } from '../calls/import-calls.ts'
import { aPicture } from '../picture.ts'
import type { TestApp } from '../test-app.ts'
import { addDeskCanaries } from './desk-records.ts'
import { addHome } from './household.ts'
import { addRosterCanaries } from './roster-records.ts'
import { addVisitorCanaries } from './visitor-records.ts'

/** Words that belong to one person alone. */
export const canaries = {
  name: 'Quillon Zephyrine',
  email: 'canary.person@perch.example',
  second: 'canary.two@perch.example',
  phone: '4165559931',
  secondPhone: '4165559932',
  pet: 'Canarybird',
  stall: 'zq-stall',
  notes: 'zq-notes',
  title: 'zq-title',
  description: 'zq-description',
  message: 'zq-message',
  answer: 'zq-answer',
  contact: 'zq-contact',
  reply: 'zq-reply',
  turned: 'zq-turned',
  memo: 'zq-memo',
  emergency: 'Zorro Emergency',
}

/** A resident with something in every module, each with a word of their own. */
export async function addPersonWithCanaries(app: TestApp) {
  const { send, check, applyOk } = createImportCalls(() => app)
  const { name, email, second, phone, secondPhone, pet, notes, emergency, title, description, message, answer, memo } =
    canaries
  const [firstName = '', lastName = ''] = name.split(' ')
  const person = await app.addPerson('tenant', { firstName, lastName, email, phone: `+1${phone}` })
  const home = await addHome(app.db, person)
  const {
    residentId,
    unit: { id: unitId },
  } = home
  const [admin, own] = [app.as('admin'), app.withCookie(person.cookie)]
  await admin.requestOk(residents.change, {
    params: { id: residentId },
    body: {
      emailPrimary: email,
      emailSecondary: second,
      phonePrimary: phone,
      phoneSecondary: secondPhone,
      pets: [pet],
      parkingStalls: [canaries.stall],
      emergencyContactName: emergency,
    },
  })
  // What an undo would write.
  const change = (body: object, query = {}) =>
    admin.requestOk(residents.change, { params: { id: residentId }, query, body })
  await change({ pets: [] }, { operation: newId() })
  await change({ pets: [pet] })
  await admin.requestOk(residents.addNote, { params: { id: residentId }, body: { note: notes } })
  const waiting = { tenantId: residentId, kind: 'locker', note: `${name} needs room` }
  await admin.requestOk(assets.join, { body: waiting })
  const { body: fob } = await admin.requestOk(assets.add, { body: { kind: 'fob', number: 'Fob 1' } })
  await admin.requestOk(assets.assign, { params: { id: fob.id }, body: { tenantId: residentId } })
  await admin.requestOk(units.addNote, {
    params: { id: unitId },
    body: { note: `Keys given to ${name.toUpperCase()}, ${phone}` },
  })
  await app.db.execute(sql`update units set owner_name = ${name} where id = ${unitId}`)
  await app.db.execute(sql`update assignments set residence_type = 'owner' where unit_id = ${unitId}`)
  const { body: request } = await own.requestOk(ownRequests.file, { body: { title, description } })
  const { body: photo } = await own.requestOk(requestPhotos.upload, await aPicture())
  await own.requestOk(requestPhotos.add, { params: { id: request.id }, body: { photoIds: [photo.id] } })
  await app.db.execute(sql`insert into request_messages (id, request_id, author_id, body, sent_to)
    values (${newId()}, ${request.id}, ${person.id}, ${message}, 'staff'), (${newId()}, ${request.id}, ${app.people.staff.id}, ${`${answer} ${name}`}, 'tenant')`)
  await addDeskCanaries(app, { person, unitId, name, note: `${canaries.message} ${name}` })
  await addRosterCanaries(app, { person, name, note: `${canaries.message} ${name}` })
  await addVisitorCanaries(app, { person, note: `${canaries.message} ${name}` })
  const orders = createOrders(app)
  const order = await orders.send(request.id, (await orders.addVendor()).id, { scope: `${description} ${name}` })
  await orders.accept(order, { note: `${message} ${name}` })
  await admin.requestOk(maintenance.move, { params: { id: request.id }, body: { status: 'completed' } })
  await own.requestOk(contact.send, {
    body: {
      name,
      email,
      phone: '416-555-9931',
      reason: 'other',
      subject: canaries.contact,
      message: `${canaries.contact} long enough to be a message`,
    },
  })
  const { rows: messages } = await app.db.execute<{ id: string }>(sql`select id from contact_messages`)
  for (const message of messages)
    await app.db.execute(sql`insert into contact_replies (id, message_id, subject, reply_message, replied_by)
      values (${newId()}, ${message.id}, 'Re', ${`${canaries.reply} dear ${name}`}, ${app.people.staff.id})`)
  const { body: written } = await app.asAnonymous().requestOk(contact.send, {
    body: { name, email, phone: '416-555-9931', reason: 'other', subject: 'Lamp', message: canaries.turned },
  })
  await admin.requestOk(messageLinks.link, { params: { messageId: written.id }, body: { tenantId: residentId } })
  await admin.requestOk(contact.turn, {
    params: { messageId: written.id },
    body: { title: canaries.turned, description: canaries.turned, placeName: 'Garage' },
    headers: { 'idempotency-key': 'turned' },
  })
  await admin.requestOk(payments.enter, {
    body: { tenantId: residentId, kind: 'charge', type: 'Fee', amount: 10, date: '2026-01-01', memo },
  })
  await admin.requestOk(importCalls.sendSheet, {
    query: { kind: 'residents', fileName: 'people.csv' },
    body: Buffer.from(`Name,Email\n${name},${email}\n`),
    headers: { 'content-type': 'text/csv' },
  })
  // A row that came back from an import, and one without an address.
  const draft = await send(
    'residents',
    `Name,Email,Phone\nOther Person,other@x.example,416-555-0100\n${name},${email},12\n${name},,34\n`,
  )
  await applyOk(draft.id, await check(draft.id, draft.columns))
  await app.emails(1)
  return { person, residentId, unitId }
}
