import type { Catalogue } from '../catalogue.ts'

export const securityEvents: Catalogue['resources']['security-events'] = {
  name: 'Sicherheitsereignis |||| Sicherheitsereignisse',
  fields: {
    lastAt: 'Zuletzt',
    firstAt: 'Zuerst',
    kind: 'Art',
    times: 'Anzahl',
    account: 'Konto',
    actor: 'Akteur',
    address: 'IP-Adresse',
    userAgent: 'Gerät',
    outcome: 'Ergebnis',
    calls: 'Aktionen',
    service: 'Dienst',
  },
  filters: {
    account: 'Konto: Benutzername oder ID',
    from: 'Von',
    to: 'Bis',
  },
  kind: {
    'sign-in-refused': 'Fehlgeschlagene Anmeldung',
    'code-refused': 'Code falsch',
    'password-refused': 'Falsches Passwort während der Sitzung',
    'token-refused': 'Ungültige oder abgelaufene Sitzung',
    'token-replayed': 'Sitzungs-Token erneut verwendet',
    'permission-refused': 'Zugriff verweigert',
    'rate-limited': 'Anfragelimit erreicht',
    'webhook-refused': 'Webhook abgelehnt',
    'upload-refused': 'Upload blockiert',
    'credential-changed': 'Zugangsdaten geändert',
    'session-ended': 'Sitzung selbst beendet',
    'staff-changed': 'Mitarbeiter angelegt, geändert, deaktiviert oder gelöscht',
  },
  account: { none: 'unbekanntes Konto', rest: 'verschiedene Konten' },
  counts: {
    day: 'Letzte 24 Stunden',
    range: 'Gewählter Zeitraum',
    none: 'Keine Sicherheitsereignisse in diesem Zeitraum.',
    summary:
      '%{total} Ereignis, höchstens %{highest} je %{step} |||| %{total} Ereignisse, höchstens %{highest} je %{step}',
  },
  page: {
    show: 'Details anzeigen: %{kind}',
    same_account: 'Alle Ereignisse dieses Kontos',
    same_address: 'Alle Ereignisse von dieser IP-Adresse',
    trail: 'Im Änderungsprotokoll anzeigen',
    note: 'Ereignisse mit gleicher Art, gleichem Konto und gleicher IP-Adresse werden zehn Minuten lang zusammengezählt. Sie werden befristet gespeichert und mit dem Konto gelöscht.',
    rest: 'Es waren zu viele Ereignisse, um jedes Konto und jede IP-Adresse aufzulisten. Diese Zeile zählt alle übrigen dieser zehn Minuten.',
  },
}
