import type { Language } from '#platform/language/language.ts'

/** German files come from managers with buildings in several countries; the interface itself has no German. */
type HeaderLanguage = Language | 'de'
type Names = Record<HeaderLanguage, readonly string[]>

const unitNumber: Names = {
  en: ['unit', 'unit number', 'unit no', 'number', 'apt', 'apartment', 'suite', 'home', 'residence', 'flat'],
  fr: ['unité', "numéro d'unité", 'logement', 'no de logement', 'appartement', 'appart', 'app', 'local', 'numéro'],
  de: ['Einheit', 'Wohnung', 'Wohnungsnummer', 'Whg', 'Whg-Nr', 'Wohnungs-Nr', 'Nummer'],
}
const parkingStalls: Names = {
  en: ['parking', 'stall', 'stalls', 'parking allocation'],
  fr: ['stationnement', 'stationnements', 'place de stationnement', 'places de stationnement'],
  de: ['Stellplatz', 'Stellplätze', 'Parkplatz', 'Parkplätze', 'Tiefgarage'],
}
const lockers: Names = {
  en: ['locker', 'lockers', 'storage', 'locker no', 'storage locker'],
  fr: ['casier', 'casiers', 'rangement', 'espace de rangement', 'cave'],
  de: ['Keller', 'Kellerabteil', 'Lagerraum', 'Abstellraum'],
}

/**
 * The usual names of the column of each field, in the languages of the files that offices have. Letter case, accents and
 * punctuation do not matter. No name stands for two fields of the same kind of file.
 */
export const columnNames: Record<'units' | 'residents', Readonly<Record<string, Names>>> = {
  units: {
    unitNumber,
    floor: {
      en: ['level', 'storey', 'fl'],
      fr: ['étage', 'niveau'],
      de: ['Etage', 'Stockwerk', 'Geschoss'],
    },
    category: {
      en: ['use', 'residential or commercial'],
      fr: ['catégorie', 'usage', 'vocation', 'résidentiel ou commercial'],
      de: ['Kategorie', 'Nutzung', 'Nutzungsart'],
    },
    unitType: {
      en: ['type', 'layout', 'plan', 'model'],
      fr: ['type de logement', "type d'unité", 'modèle'],
      de: ['Typ', 'Wohnungstyp', 'Grundriss'],
    },
    status: {
      en: ['state', 'occupancy'],
      fr: ['statut', 'état', "état d'occupation"],
      de: ['Zustand', 'Belegung'],
    },
    ownerName: {
      en: ['owner', 'registered owner', 'owners'],
      fr: ['propriétaire', 'nom du propriétaire', 'propriétaires', 'copropriétaire'],
      de: ['Eigentümer', 'Name des Eigentümers', 'Eigentümerin', 'Besitzer'],
    },
    squareFootage: {
      en: ['sq ft', 'sqft', 'area', 'size', 'square feet'],
      fr: ['superficie', 'surface', 'pieds carrés', 'pi2'],
      de: ['Fläche', 'Wohnfläche', 'Größe'],
    },
    bedrooms: {
      en: ['beds', 'bed', 'br', 'bdrm'],
      fr: ['chambres', 'chambres à coucher', 'nombre de chambres', 'ch'],
      de: ['Schlafzimmer', 'Zimmer', 'Anzahl Zimmer'],
    },
    bathrooms: {
      en: ['baths', 'bath', 'ba', 'washrooms'],
      fr: ['salles de bain', 'salles de bains', 'salle de bain', 'sdb'],
      de: ['Bäder', 'Bad', 'Badezimmer'],
    },
    balcony: {
      en: ['has balcony', 'terrace'],
      fr: ['balcon', 'terrasse'],
      de: ['Balkon', 'Loggia'],
    },
    parkingAllocation: parkingStalls,
    storageLockers: lockers,
    keyNumbers: {
      en: ['keys', 'key', 'key no'],
      fr: ['clés', 'clé', 'clefs', 'numéro de clé', 'numéros de clés'],
      de: ['Schlüssel', 'Schlüsselnummer', 'Schlüsselnummern'],
    },
    utilityMeters: {
      en: ['meter', 'meters', 'hydro meter'],
      fr: ['compteur', 'compteurs', "compteur d'électricité"],
      de: ['Zähler', 'Zählernummer', 'Stromzähler'],
    },
    monthlyMaintenance: {
      en: ['maintenance', 'condo fee', 'condo fees', 'fee', 'fees', 'monthly fee'],
      fr: [
        'frais de condo',
        'frais de copropriété',
        'charges',
        'charges mensuelles',
        'frais communs',
        'frais mensuels',
      ],
      de: ['Hausgeld', 'Wohngeld', 'Nebenkosten'],
    },
    purchasePrice: {
      en: ['price', 'bought for'],
      fr: ['prix', "prix d'achat"],
      de: ['Preis', 'Kaufpreis'],
    },
    currentValue: {
      en: ['value', 'assessment', 'assessed value'],
      fr: ['valeur', 'valeur actuelle', 'évaluation', 'évaluation municipale'],
      de: ['Wert', 'Verkehrswert', 'Aktueller Wert'],
    },
    insurancePolicyId: {
      en: ['insurance', 'policy', 'policy no'],
      fr: ['assurance', "police d'assurance", 'numéro de police'],
      de: ['Versicherung', 'Police', 'Versicherungsnummer'],
    },
    exposure: {
      en: ['facing', 'view', 'orientation'],
      fr: ['exposition', 'vue'],
      de: ['Ausrichtung', 'Aussicht'],
    },
    address: {
      en: ['street', 'street address'],
      fr: ['adresse', 'adresse municipale', 'rue'],
      de: ['Adresse', 'Anschrift', 'Straße'],
    },
    notes: {
      en: ['note', 'remarks', 'comment', 'comments'],
      fr: ['remarques', 'commentaire', 'commentaires', 'observations'],
      de: ['Notizen', 'Notiz', 'Bemerkung', 'Bemerkungen', 'Anmerkung'],
    },
  },
  residents: {
    fullName: {
      en: ['name', 'resident', 'tenant', 'resident name', 'tenant name', 'occupant', 'occupant name'],
      fr: [
        'nom',
        'nom complet',
        'nom et prénom',
        'prénom et nom',
        "nom de l'occupant",
        'nom du résident',
        'nom du locataire',
        'occupante',
        'résident',
        'locataire',
      ],
      de: [
        'Vollständiger Name',
        'Name des Bewohners',
        'Bewohner',
        'Bewohnerin',
        'Mieter',
        'Mieterin',
        'Name des Mieters',
      ],
    },
    firstName: { en: ['first', 'given name'], fr: ['prénom'], de: ['Vorname'] },
    lastName: {
      en: ['last', 'surname', 'family name'],
      fr: ['nom de famille', 'patronyme'],
      de: ['Nachname', 'Familienname'],
    },
    emailPrimary: {
      en: ['e mail', 'mail', 'email address', 'e mail address', 'primary email'],
      fr: ['courriel', 'adresse courriel', 'adresse électronique', 'courriel principal', 'mél'],
      de: ['E-Mail-Adresse', 'Mailadresse'],
    },
    phonePrimary: {
      en: ['telephone', 'tel', 'mobile', 'cell', 'phone number', 'primary phone'],
      fr: ['téléphone', 'tél', 'cellulaire', 'portable', 'numéro de téléphone', 'téléphone principal'],
      de: ['Telefon', 'Telefonnummer', 'Handy', 'Mobil', 'Mobilnummer', 'Rufnummer'],
    },
    unitNumber,
    tenantType: {
      en: ['tenant type', 'resident type', 'role', 'owner or renter', 'owner renter', 'tenure'],
      fr: ["type d'occupant", 'propriétaire ou locataire', 'propriétaire locataire', 'rôle', 'qualité'],
      de: ['Typ', 'Art', 'Eigentümer oder Mieter', 'Mieter Eigentümer', 'Eigentümer Mieter'],
    },
    startDateOccupancy: {
      en: ['move in', 'move in date', 'lease start', 'start', 'start date', 'since', 'from'],
      fr: [
        'début',
        'date de début',
        'début du bail',
        "début de l'occupation",
        'emménagement',
        "date d'emménagement",
        "date d'entrée",
        'entrée',
        'depuis',
        'du',
      ],
      de: ['Beginn', 'Mietbeginn', 'Vertragsbeginn', 'Einzug', 'Einzugsdatum', 'Anfang', 'seit', 'von'],
    },
    endDateOccupancy: {
      en: ['move out', 'move out date', 'lease end', 'lease expiry', 'end', 'end date', 'until', 'to', 'expiry'],
      fr: [
        'fin',
        'date de fin',
        'fin du bail',
        "fin de l'occupation",
        'échéance',
        'échéance du bail',
        'départ',
        'date de départ',
        'sortie',
        "jusqu'au",
        'au',
      ],
      de: ['Ende', 'Mietende', 'Vertragsende', 'Auszug', 'Auszugsdatum', 'bis'],
    },
    preferredName: {
      en: ['nickname', 'known as', 'goes by'],
      fr: ['nom usuel', 'surnom', 'prénom usuel'],
      de: ['Rufname', 'Spitzname'],
    },
    emailSecondary: {
      en: ['second email', 'second e mail', 'email 2', 'other email', 'alternate email'],
      fr: ['autre courriel', 'deuxième courriel', 'courriel secondaire', 'courriel 2'],
      de: ['Zweite E-Mail', 'Weitere E-Mail', 'Andere E-Mail'],
    },
    phoneSecondary: {
      en: ['second phone', 'phone 2', 'other phone', 'home phone', 'work phone'],
      fr: ['autre téléphone', 'deuxième téléphone', 'téléphone secondaire', 'téléphone 2', 'téléphone au travail'],
      de: ['Zweites Telefon', 'Weiteres Telefon', 'Telefon 2', 'Telefon privat'],
    },
    emergencyContactName: {
      en: ['emergency', 'emergency name', 'in case of emergency', 'emergency contact name'],
      fr: ['urgence', "contact d'urgence", 'personne à prévenir', "nom du contact d'urgence", "en cas d'urgence"],
      de: ['Notfall', 'Notfallkontakt', 'Notfall Name', 'im Notfall'],
    },
    emergencyContactPhone: {
      en: ['emergency tel', 'emergency contact phone', 'emergency number'],
      fr: ["téléphone d'urgence", "tél. d'urgence", "téléphone du contact d'urgence", "numéro d'urgence"],
      de: ['Notfall Telefon', 'Notfalltelefon', 'Notfallnummer'],
    },
    parkingStalls,
    lockerNumbers: lockers,
    pets: {
      en: ['pet', 'animals', 'animal'],
      fr: ['animaux', 'animal de compagnie', 'animaux de compagnie'],
      de: ['Haustier', 'Haustiere', 'Tiere'],
    },
  },
}
