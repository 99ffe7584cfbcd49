import type { Catalogue } from '../catalogue.ts'

export const buyers: Catalogue['resources']['buyers'] = {
  name: 'Kunde |||| Kunden',
  fields: {
    id: 'Kunden-ID',
    name: 'Name',
    companyName: 'Firma',
    email: 'E-Mail',
    phone: 'Telefon',
    language: 'Sprache',
    state: 'Status',
    registeredAt: 'Registriert',
    taxNumber: 'USt-IdNr. oder Steuernummer',
    registrationNumber: 'Handelsregisternummer',
    country: 'Land/Region',
    billingAddress: 'Rechnungsadresse',
    invoiceEmail: 'Rechnungen an',
  },
  filters: { q: 'Name, E-Mail, Telefon, Bestellnummer' },
  state: { active: 'Aktiviert', disabled: 'Deaktiviert', erased: 'Gelöscht' },
  commands: { disable: 'Deaktivieren …', enable: 'Aktivieren …', erase: 'Daten löschen …' },
  page: {
    not_found: 'Kunde nicht gefunden.',
    erased: 'Die Daten dieses Kunden wurden gelöscht. Die Bestellungen bleiben ohne Personenbezug erhalten.',
    contact: 'Kontakt',
    not_stated: 'Keine Angabe',
    company: 'Firma',
    addresses: 'Adressen',
    no_addresses: 'Noch keine Adresse.',
    default_address: 'Standard',
    sessions: 'Angemeldet auf',
    no_sessions: 'Nirgends angemeldet.',
    security: 'Sicherheitsereignisse',
    orders: 'Bestellungen',
    no_orders: 'Noch keine Bestellungen.',
    all_orders: '%{smart_count} Bestellung |||| Alle %{smart_count} Bestellungen',
  },
  notes: {
    title: 'Notizen',
    empty: 'Noch keine Notizen.',
    label: 'Neue Notiz',
    hint: 'Für den Kunden im Shop nicht sichtbar, aber im Export seiner Daten enthalten. Wird mit den Daten gelöscht.',
    command: 'Notiz hinzufügen',
    done: 'Notiz hinzugefügt',
  },
  disable: {
    title: '%{name} deaktivieren?',
    confirm: 'Kunden deaktivieren',
    effects: {
      sessions: 'Abmeldung auf allen Geräten innerhalb einer Sekunde.',
      login: 'Anmelden und Bestellen sind bis zur erneuten Aktivierung nicht möglich.',
      orders: 'Bereits aufgegebene Bestellungen werden normal bearbeitet.',
    },
  },
  enable: {
    title: '%{name} aktivieren?',
    confirm: 'Kunden aktivieren',
    effects: {
      login: 'Anmelden und Bestellen sind wieder möglich.',
      sessions: 'Beendete Sitzungen werden nicht wiederhergestellt.',
    },
  },
  erase: {
    title: 'Daten von %{name} löschen?',
    confirm: 'Daten löschen',
    effects: {
      data: 'Name, Kontaktdaten, Firma, Adressen, Notizen und Nachrichten werden endgültig gelöscht, und der Kunde wird benachrichtigt.',
      orders:
        'Bestellungen bleiben ohne Personenbezug erhalten. Offene Bestellungen müssen zuerst abgeschlossen oder storniert werden.',
      final: 'Das kann nicht rückgängig gemacht werden.',
    },
  },
  done: {
    disable: '%{name} wurde deaktiviert',
    enable: '%{name} wurde aktiviert',
    erase: 'Die Daten von %{name} wurden gelöscht',
  },
}
