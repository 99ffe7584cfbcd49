import type { Catalogue } from '../catalogue.ts'

export const users: Catalogue['resources']['users'] = {
  name: 'Benutzer |||| Benutzer',
  fields: {
    username: 'Benutzername',
    name: 'Name',
    roleName: 'Rolle',
    roleId: 'Rolle',
    phone: 'Telefon',
    email: 'E-Mail',
    state: 'Status',
    secondFactor: 'Zwei-Faktor-Authentisierung',
    admittedAt: 'Angelegt',
    password: 'Passwort',
    commands: 'Aktionen',
  },
  filters: { q: 'Benutzername, Name, Telefon, E-Mail' },
  you: 'Sie',
  second_factor: { on: 'ein', off: 'aus' },
  must_change: 'Passwortänderung erforderlich',
  commands: {
    create: 'Benutzer anlegen',
    edit: 'Bearbeiten',
    disable: 'Deaktivieren …',
    enable: 'Aktivieren …',
    reset: 'Passwort zurücksetzen …',
    security: 'Sicherheitsereignisse',
    delete: 'Löschen …',
  },
  create: {
    title: 'Benutzer anlegen',
    confirm: 'Benutzer anlegen',
    username_hint: 'Zum Anmelden; Groß- und Kleinschreibung spielt keine Rolle.',
    password_hint:
      'Leer lassen für ein zufälliges Passwort, das einmal angezeigt wird. Es muss bei der ersten Anmeldung geändert werden.',
    choose: 'Rolle auswählen',
  },
  edit: {
    title: '%{username} bearbeiten',
    confirm: 'Benutzer speichern',
    role_hint: 'Eine neue Rolle gilt in offenen Sitzungen innerhalb einer Sekunde.',
    own_role: 'Ihre eigene Rolle können Sie nicht ändern.',
    own_email: 'Ihre eigene E-Mail-Adresse ändern Sie in Ihrem Profil.',
    lost: 'Diesen Benutzer gibt es nicht mehr.',
  },
  disable: {
    title: '%{username} deaktivieren?',
    confirm: 'Benutzer deaktivieren',
    effects: {
      sessions: 'Abmeldung auf allen Geräten innerhalb einer Sekunde.',
      login: 'Anmelden ist bis zur erneuten Aktivierung nicht möglich.',
      retained: 'Die Aktivitäten bleiben in den Protokollen erhalten.',
    },
  },
  enable: {
    title: '%{username} aktivieren?',
    confirm: 'Benutzer aktivieren',
    effects: {
      login: 'Anmelden ist wieder möglich, mit der Rolle „%{role}“.',
      sessions: 'Beendete Sitzungen werden nicht wiederhergestellt.',
    },
  },
  reset: {
    title: 'Passwort von %{username} zurücksetzen?',
    confirm: 'Passwort zurücksetzen',
    effects: {
      random: 'Ein zufälliges Passwort ersetzt das jetzige und wird Ihnen einmal angezeigt.',
      sessions: 'Abmeldung auf allen Geräten innerhalb einer Sekunde.',
      change: 'Bei der nächsten Anmeldung muss ein neues Passwort festgelegt werden.',
    },
    second_factor: 'Auch die Zwei-Faktor-Authentisierung entfernen, z. B. bei verlorenem Smartphone',
  },
  delete: {
    title: '%{username} löschen?',
    confirm: 'Benutzer löschen',
    effects: {
      sessions: 'Abmeldung auf allen Geräten innerhalb einer Sekunde; danach ist keine Anmeldung mehr möglich.',
      erased: 'Name, Telefonnummer und E-Mail werden endgültig gelöscht; der Benutzername wird wieder frei.',
      retained: 'Die Aktivitäten bleiben unter einer anonymen Nummer in den Protokollen erhalten.',
    },
  },
  done: {
    create: '%{username} wurde angelegt',
    edit: '%{username} wurde gespeichert',
    disable: '%{username} wurde deaktiviert',
    enable: '%{username} wurde aktiviert',
    delete: '%{username} wurde gelöscht',
  },
  password: {
    title: 'Passwort von %{username}',
    once: 'Es wird nur einmal angezeigt und nicht gespeichert. Bitte persönlich übergeben.',
    copy: 'Passwort kopieren',
    noted: 'Ich habe es übergeben',
    undelivered:
      'Die Antwort mit dem Passwort ist nicht angekommen. Setzen Sie es erneut zurück, um ein neues zu erhalten.',
  },
}
