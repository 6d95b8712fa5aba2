import type { Translated } from '#platform/language/language.ts'
import type { kindTexts, MoveKind, Step } from './kinds-en.ts'

/** The kind before the title, unless the title begins with it. */
const headed = (kind: string, title: string) =>
  title.toLowerCase().startsWith(kind.toLowerCase()) ? title : `${kind} : ${title}`

const placed = ({ title, place }: { title: string; place: string }) => (place === '' ? title : `${title}, ${place}`)

const incidents = {
  elevator: 'Ascenseur',
  water: 'Eau',
  power: 'Électricité',
  fire_alarm: 'Alarme incendie',
  security: 'Sécurité',
}

const steps: Record<Step['step'], (who: string, at: string) => string> = {
  pending: () => 'rouverte',
  assigned: (who) => `confiée à ${who}`,
  in_progress: () => 'les travaux ont commencé',
  on_hold: () => 'en attente',
  completed: () => 'terminée. Est-ce réparé?',
  cancelled: () => 'annulée',
  vendor: (who) => `confiée à ${who}`,
  scheduled: (_, at) => `visite le ${at}`,
}

const moveNames: Record<MoveKind, (unit: string) => string> = {
  move_in: (unit) => `Emménagement, ${unit}`,
  move_out: (unit) => `Départ, ${unit}`,
  transfer: (unit) => `Déménagement, ${unit}`,
}
const moveEvents = { planned: 'prévu', changed: 'autre date', cancelled: 'annulé', undone: 'retiré' }

const atOnce: (typeof kindTexts)['urgent_request']['line'] = (p, f) =>
  `${p.number} · à traiter sans attendre${p.dueAt ? `, promise pour le ${f.time(p.dueAt)}` : ''}`

export const frenchKinds: Translated<typeof kindTexts> = {
  emergency: {
    name: 'Urgences',
    hint: 'Incendie, eau, électricité, évacuation',
    title: (p) => `Urgence : ${p.title}`,
    line: (p) => p.body,
  },
  urgent_request: {
    name: 'Demandes urgentes',
    hint: 'À la personne de garde, jusqu’à ce que quelqu’un s’en charge',
    title: (p) => `Urgent : ${placed(p)}`,
    line: atOnce,
  },
  elevator_stopped: {
    name: 'Un ascenseur à l’arrêt',
    hint: 'À la personne de garde, jusqu’à ce que quelqu’un s’en charge',
    title: (p) => headed(incidents.elevator, placed(p)),
    line: atOnce,
  },
  incident_update: {
    name: 'Incidents',
    hint: 'Ce qui se passe pour un ascenseur, l’eau, le courant, une alarme ou la sécurité',
    title: (p) => `${p.isDrill ? 'Exercice : ' : ''}${incidents[p.incident]}, nouvelles de la réception`,
    line: (p) => p.body,
  },
  incident_opened: {
    name: 'Un incident',
    hint: 'À la personne de garde, jusqu’à ce que quelqu’un s’en charge',
    title: (p) => headed(incidents[p.incident], p.title),
    line: () => 'La réception a ouvert un incident.',
  },
  late_promise: {
    name: 'Une promesse en retard',
    hint: 'À la personne de garde, jusqu’à ce que quelqu’un s’en charge',
    title: (p) => `En retard : ${placed(p)}`,
    line: (p, f) => `${p.number} · promise pour le ${f.time(p.dueAt)}`,
  },
  failed_backup: {
    name: 'Une sauvegarde échouée',
    hint: 'Une fois par jour, jusqu’à la prochaine sauvegarde réussie',
    title: () => 'La sauvegarde a échoué',
    line: (p) => p.problem,
  },
  request_assigned: {
    name: 'Une demande qui m’est confiée',
    hint: 'Aussi quand elle est rouverte',
    title: (p) => (p.again ? `Rouverte : ${placed(p)}` : `Confiée à vous : ${placed(p)}`),
    line: (p, f) => (p.dueAt === null ? p.number : `${p.number} · promise pour le ${f.time(p.dueAt)}`),
  },
  request_message: {
    name: 'Un message',
    hint: 'Au sujet d’une demande',
    title: (p) => `${p.author} a écrit`,
    line: (p) => `« ${p.excerpt} » ${p.number}`,
  },
  vendor_answer: {
    name: 'La réponse d’un fournisseur',
    hint: 'Acceptée, heure proposée, refusée, terminée ou facturée',
    title: (p) =>
      ({
        accepted: `${p.vendor} a accepté ${p.number}`,
        proposed: `${p.vendor} propose une heure pour ${p.number}`,
        confirmed: `${p.vendor} a confirmé la visite pour ${p.number}`,
        estimated: `${p.vendor} a donné une estimation pour ${p.number}`,
        declined: `${p.vendor} a refusé ${p.number}`,
        done: `${p.vendor} a terminé ${p.number}`,
        invoiced: `${p.vendor} a envoyé une facture pour ${p.number}`,
      })[p.answer],
    line: (p, f) => (p.at === null ? placed(p) : `${f.time(p.at)} · ${placed(p)}`),
  },
  request_received: {
    name: 'Ma demande a été reçue',
    hint: 'Avec son numéro',
    title: (p) => `Nous avons reçu votre demande ${p.number}`,
    line: (p) => placed(p),
  },
  request_step: {
    name: 'Des nouvelles de ma demande',
    hint: 'Confiée, visite, commencée, en attente, terminée',
    title: (p, f) => `${p.number} : ${steps[p.step](p.who ?? '', p.at === undefined ? '' : f.time(p.at))}`,
    line: (p) => placed(p),
  },
  package_arrived: {
    name: 'Un colis est arrivé',
    hint: 'Avec le code pour le retirer',
    title: (p) => (p.count === 1 ? 'Un colis est arrivé pour vous' : `${p.count} colis sont arrivés pour vous`),
    line: (p) => `À la réception, pour ${p.unit}`,
  },
  package_reminder: {
    name: 'Un colis attend toujours',
    hint: 'Jusqu’à ce que vous le retiriez',
    title: (p) => (p.count === 1 ? 'Un colis vous attend toujours' : `${p.count} colis vous attendent toujours`),
    line: (p, f) => `À la réception, depuis le ${f.day(p.since)}`,
  },
  package_collected: {
    name: 'Quelqu’un a retiré mon colis',
    hint: 'Quand ce n’était pas vous',
    title: (p) => (p.count === 1 ? 'Votre colis a été retiré' : `${p.count} colis ont été retirés`),
    line: (p) => `Par ${p.who}, pour ${p.unit}`,
  },
  package_returned: {
    name: 'Mon colis a été renvoyé',
    hint: 'À son expéditeur',
    title: () => 'Votre colis a été renvoyé à l’expéditeur',
    line: (p, f) =>
      [
        p.isDeclined ? 'Décliné à la réception' : `À la réception depuis le ${f.day(p.since)}`,
        `pour ${p.unit}`,
        ...(p.digits === null ? [] : [`numéro se terminant par ${p.digits}`]),
      ].join(', '),
  },
  visitor_arrived: {
    name: 'Un visiteur est arrivé',
    hint: 'D’un groupe, le premier',
    title: (p) => (p.count === 1 ? `${p.who} est sur place` : `Le premier de vos ${p.count} invités est sur place`),
    line: (p) => (p.count === 1 ? `À la réception, pour ${p.unit}` : `${p.who}, pour ${p.unit}`),
  },
  key_overdue: {
    name: 'Une clé est en retard',
    hint: 'Les clés prêtées par la réception',
    title: (p) => `La clé ${placed({ title: p.number, place: p.place })} est en retard`,
    line: (p, f) => `Chez ${p.borrower}, attendue ${f.time(p.dueAt)}`,
  },
  key_due_back: {
    name: 'Une clé à rapporter',
    hint: 'Quand une clé de la réception est en retard',
    title: (p) => `Veuillez rapporter la clé ${p.number}`,
    line: (p, f) => `Elle était attendue à la réception ${f.time(p.dueAt)}`,
  },
  key_seal_broken: {
    name: 'Une clé scellée a été ouverte',
    hint: 'Les clés d’urgence de la réception',
    title: (p) => `Le scellé de la clé ${p.number} a été brisé`,
    line: (p) => `Scellé ${p.seal} : ${p.reason}`,
  },
  announcement: {
    name: 'Annonces',
    hint: 'Les nouvelles de l’immeuble',
    title: (p) => p.title,
    line: (p) => p.excerpt,
  },
  move_step: {
    name: 'Mon déménagement',
    hint: 'Prévu, modifié ou annulé',
    title: (p) =>
      ({
        move_in: `Votre emménagement, ${p.unit}`,
        move_out: `Votre départ, ${p.unit}`,
        transfer: `Votre déménagement, ${p.unit}`,
        changed: `Votre déménagement, ${p.unit}, a une autre date`,
        cancelled: `Votre déménagement, ${p.unit}, est annulé`,
        undone: `Votre déménagement, ${p.unit}, a été retiré`,
      })[p.what],
    line: (p, f) => f.day(p.day),
  },
  office_move: {
    name: 'Les déménagements',
    hint: 'Prévus, modifiés ou annulés par un collègue',
    title: (p) => `${moveNames[p.move](p.unit)} : ${moveEvents[p.what]}`,
    line: (p, f) => f.day(p.day),
  },
  website_message: {
    name: 'Les messages du site',
    hint: 'Un nouveau message du site web',
    title: (p) => `${p.author} a écrit par le site web`,
    line: (p) => p.subject,
  },
  bounced_address: {
    name: 'Les adresses qui ne fonctionnent pas',
    hint: 'Quand les courriels à une personne reviennent',
    title: (p) => `Les courriels à ${p.person} reviennent`,
    line: (p) => p.address,
  },
  test_call: {
    name: 'Essai d’appel',
    hint: 'À la personne de garde',
    title: () => 'Essai d’appel',
    line: () => 'Ceci est un essai. Veuillez appuyer sur « Je m’en charge ».',
  },
  test: {
    name: 'Essai',
    hint: 'Envoyé par vous-même',
    title: () => 'Ceci est un essai',
    line: () => 'Les notifications vous parviennent de cette façon.',
  },
}
