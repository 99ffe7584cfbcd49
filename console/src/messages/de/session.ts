import type { Catalogue } from '../catalogue.ts'

export const session: Catalogue['session'] = {
  title: 'An der Konsole anmelden',
  username: 'Benutzername',
  password: 'Passwort',
  show_password: 'Anzeigen',
  hide_password: 'Ausblenden',
  code: 'Zwei-Faktor-Code',
  code_hint:
    'Der sechsstellige Code aus Ihrer Authentifizierungs-App oder ein Wiederherstellungscode. Leer lassen, wenn die Zwei-Faktor-Authentisierung aus ist.',
  code_wrong: 'Der Code ist falsch oder bereits verwendet. Warten Sie auf den nächsten',
  submit: 'Anmelden',
  busy: 'Anmeldung läuft',
  prompt: {
    username: 'Bitte geben Sie Ihren Benutzernamen ein',
    password: 'Bitte geben Sie Ihr Passwort ein',
    code: 'Bitte geben Sie den Code aus Ihrer Authentifizierungs-App ein',
  },
  log_out: 'Abmelden',
  aside: {
    title: 'Bestellungen, Artikel und Bestand',
    body: 'Jede Änderung wird als Befehl aufgezeichnet. Ihre Folgen stehen in der Zeitachse der Bestellung.',
  },
}
