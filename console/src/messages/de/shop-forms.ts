export const shopForms = {
  name: 'Nachricht |||| Nachrichten',
  fields: {
    formNo: 'Nummer',
    status: 'Status',
    answerBy: 'Antwort bis',
    kind: 'Formular',
    sender: 'Absender',
    company: 'Firma',
    email: 'E-Mail',
    phone: 'Telefon',
    language: 'Sprache',
    buyerId: 'Kunde',
    part: 'Artikel',
    files: 'Dateien',
    assignee: 'Zuständig',
    createdAt: 'Eingegangen',
  },
  filters: { overdue: 'Antwort überfällig', suspected: 'Spamverdacht', mine: 'Mir zugewiesen', nobody: 'Niemand' },
  kind: {
    contact: 'Kontakt',
    feedback: 'Feedback',
    'customer-manager': 'Kundenbetreuer',
    'custom-part': 'Sonderanfertigung',
  },
  status: { submitted: 'Offen', answered: 'Beantwortet', closed: 'Geschlossen', erased: 'Gelöscht' },
  suspected: 'Spamverdacht',
  suspicion: {
    honeypot:
      'Ein für Menschen unsichtbares Feld war ausgefüllt. Es wurde keine E-Mail gesendet und keine Aufgabe angelegt.',
    'too-fast':
      'Das Formular kam schneller, als ein Mensch tippen kann. Es wurde keine E-Mail gesendet und keine Aufgabe angelegt.',
  },
  erased: 'Gelöscht',
  entry: { answer: 'Antwort', note: 'Interne Notiz' },
  commands: { take: 'Mir zuweisen', release: 'Zuweisung aufheben', close: 'Nachricht schließen', erase: 'Löschen' },
  reply: {
    label: 'Antwort an den Absender',
    hint: 'Wird per E-Mail gesendet, mit der ursprünglichen Nachricht als Zitat. Bitte in der Sprache des Absenders schreiben.',
    command: 'Antwort senden',
    done: 'Antwort gesendet',
  },
  notes: {
    label: 'Interne Notiz',
    hint: 'Nur intern sichtbar.',
    command: 'Notiz hinzufügen',
    done: 'Notiz hinzugefügt',
  },
  erase: {
    title: 'Diese Nachricht löschen?',
    confirm: 'Löschen',
    done: 'Nachricht gelöscht',
    effects: {
      data: 'Kontaktdaten, Texte, Dateien, Antworten und Notizen werden gelöscht.',
      final: 'Das kann nicht rückgängig gemacht werden.',
    },
  },
  page: {
    message: 'Nachricht',
    entries: 'Antworten und Notizen',
    no_entries: 'Noch keine Antworten',
    not_found: 'Nachricht nicht gefunden',
  },
}
