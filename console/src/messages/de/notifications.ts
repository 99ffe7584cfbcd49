import type { Catalogue } from '../catalogue.ts'

export const notifications: Catalogue['notifications'] = {
  title: 'Benachrichtigungen',
  bell: 'Benachrichtigungen: ungelesene Mitteilungen %{notices}, ungelesene Neuigkeiten %{news}, offene Aufgaben %{to_dos}',
  tab: { notice: 'Mitteilungen', news: 'Neuigkeiten', agency: 'Aufgaben' },
  unread: 'ungelesen',
  pinned: 'Angeheftet',
  mark_read: 'Alle als gelesen markieren',
  clear: 'Liste leeren',
  more: 'Mehr anzeigen',
  empty: { notice: 'Keine Mitteilungen', news: 'Keine Neuigkeiten', agency: 'Keine offenen Aufgaben' },
  empty_hint: {
    notice: 'Mitteilungen des Unternehmens an Sie oder Ihre Rolle erscheinen hier.',
    news: 'Neuigkeiten für Mitarbeiter erscheinen hier.',
    agency: 'Bezahlte Bestellungen, Reklamationen, Anfragen und Nachrichten erscheinen hier, bis sie erledigt sind.',
  },
}
