import type { Catalogue } from '../catalogue.ts'

export const apiKeys: Catalogue['resources']['api-keys'] = {
  name: 'API-Schlüssel |||| API-Schlüssel',
  fields: {
    name: 'Name',
    owner: 'Inhaber',
    scopes: 'Rechte',
    status: 'Status',
    createdAt: 'Angelegt',
    expiresAt: 'Läuft ab',
    lastUsedAt: 'Zuletzt verwendet',
    requestsPerMinute: 'Anfragen pro Minute',
    commands: 'Aktionen',
  },
  owner: { staff: 'Mitarbeiter', buyer: 'Kunden' },
  status: { active: 'aktiv', expired: 'abgelaufen', revoked: 'widerrufen' },
  scopes: {
    'orders:read': 'Bestellungen lesen',
    'orders:write': 'Bestellungen aufgeben und stornieren',
    'quotations:write': 'Angebote anfordern und annehmen',
    'catalogue:read': 'Artikel und Preise lesen',
    'stock:read': 'Bestand lesen',
    'stock:write': 'Wareneingang buchen und Bestand korrigieren',
    'events:read': 'Ereignis-Feed lesen',
    'personal-data:read': 'Personenbezogene Daten lesen',
    'webhooks:manage': 'Webhooks verwalten',
  },
  expiry: {
    days_30: 'in 30 Tagen',
    days_90: 'in 90 Tagen',
    days_365: 'in einem Jahr',
    never: 'nie',
    stays_never: 'nie (unverändert)',
  },
  overlap: { hours_0: 'Sofort ungültig', hours_1: '1 Stunde', hours_24: '24 Stunden', hours_168: '7 Tage' },
  unused: 'noch nicht verwendet',
  previous_until: 'Bisheriges Secret gilt bis %{until}',
  commands: {
    create: 'API-Schlüssel anlegen',
    change: 'Bearbeiten …',
    rotate: 'Secret erneuern …',
    revoke: 'Widerrufen …',
  },
  create: {
    title: 'API-Schlüssel anlegen',
    confirm: 'API-Schlüssel anlegen',
    note: 'Der Schlüssel handelt in Ihrem Namen: Er darf, was sowohl seine Rechte als auch Ihre Rolle erlauben.',
    name_hint: 'Das Programm, das ihn verwendet, z. B. ERP oder Bestandsabgleich.',
    limit_hint: '1 bis 6.000. Weitere Anfragen warten bis zur nächsten Minute.',
  },
  change: { title: 'API-Schlüssel %{prefix} bearbeiten', confirm: 'API-Schlüssel speichern' },
  rotate: {
    title: 'Neues Secret für „%{name}“',
    confirm: 'Neues Secret erzeugen',
    overlap: 'Bisheriges Secret gültig lassen für',
    overlap_hint:
      'In dieser Zeit gelten beide Secrets. Ist das bisherige in falsche Hände geraten, lassen Sie es sofort ungültig werden.',
  },
  revoke: {
    title: '„%{name}“ widerrufen?',
    confirm: 'API-Schlüssel widerrufen',
    effects: {
      refused: 'Anfragen mit diesem Schlüssel werden innerhalb von zwei Sekunden abgelehnt.',
      final: 'Ein widerrufener Schlüssel kann nicht wiederhergestellt werden.',
    },
  },
  secret: {
    title: 'Secret von „%{name}“',
    copy: 'Secret kopieren',
    once: 'Dieses Secret wird nur einmal angezeigt. Speichern Sie es dort, wo Ihr Programm es liest, zum Beispiel in einer Secret-Verwaltung.',
    undelivered:
      'Der Schlüssel wurde angelegt, aber sein Secret konnte nicht übermittelt werden. Erneuern Sie das Secret, um ein neues zu erhalten.',
    noted: 'Ich habe es gespeichert',
  },
  done: {
    change: 'API-Schlüssel „%{name}“ gespeichert',
    revoke: 'API-Schlüssel „%{name}“ widerrufen',
  },
}
