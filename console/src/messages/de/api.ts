import type { Catalogue } from '../catalogue.ts'

export const api: Catalogue['api'] = {
  'http-400': 'Fehlerhafte Anfrage',
  'http-401': 'Bitte melden Sie sich an',
  'http-403': 'Keine Zugriffsberechtigung',
  'http-404': 'Nicht gefunden',
  'http-405': 'Diese Aktion ist nicht verfügbar',
  'http-408': 'Zeitüberschreitung der Anfrage',
  'http-409': 'Der Datensatz wurde zwischenzeitlich geändert',
  'http-413': 'Die gesendeten Daten sind zu groß',
  'http-429': 'Zu viele Anfragen. Bitte versuchen Sie es später erneut',
  'http-500': 'Interner Serverfehler',
  'http-501': 'Nicht implementiert',
  'http-502': 'Fehlerhaftes Gateway',
  'http-503': 'Dienst nicht verfügbar',
  'http-504': 'Zeitüberschreitung am Gateway',
  'http-505': 'HTTP-Version nicht unterstützt',
  'request-timeout': 'Zeitüberschreitung der Anfrage',
  'network-failed': 'Keine Verbindung. Bitte prüfen Sie das Netzwerk und versuchen Sie es erneut',
  'answer-not-understood': 'Die Antwort des Servers konnte nicht gelesen werden. Bitte versuchen Sie es erneut',
}
