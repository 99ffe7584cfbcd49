import type { Catalogue } from '../catalogue.ts'

export const webhookEndpoints: Catalogue['resources']['webhook-endpoints'] = {
  name: 'Webhook |||| Webhooks',
  fields: {
    url: 'Endpunkt',
    buyerId: 'Kunde',
    status: 'Status',
    description: 'Name',
    eventTypes: 'Ereignisse',
    order: 'Reihenfolge',
    failures: 'Fehlerquote, 24 Std.',
    lastDeliveredAt: 'Letzte Zustellung',
    secretAt: 'Secret erzeugt',
    createdAt: 'Angelegt',
  },
  order: { stream: 'Der Reihe nach, je Strom', fastest: 'So schnell wie möglich' },
  groups: {
    orders: 'Bestellungen und Zahlungen',
    picking: 'Kommissionierung und Prüfung',
    parcels: 'Pakete',
    refunds: 'Erstattungen',
    afterSales: 'Reklamationen',
    quotations: 'Angebote',
    products: 'Artikel und Preise',
    stock: 'Bestand',
  },
  all: 'Alle',
  types: '%{smart_count} Typ |||| %{smart_count} Typen',
  never: 'nie',
  no_requests: 'keine Anfragen',
  rate: '%{share} (%{failures} von %{requests})',
  rate_title: 'Fehlgeschlagene Anfragen der letzten 24 Stunden',
  failing: 'Seit %{time} wurde keine Anfrage angenommen. Nach einem Tag mit Fehlern wird der Endpunkt deaktiviert.',
  disabled: {
    staff:
      'Deaktiviert: %{time}. Ereignisse werden übersprungen, bis Sie ihn aktivieren; danach können Sie sie erneut zustellen.',
    failing:
      'Deaktiviert: %{time}, da einen Tag lang jede Anfrage fehlschlug. Wenden Sie sich an den Betreiber, aktivieren Sie den Endpunkt und stellen Sie Übersprungenes erneut zu.',
    gone: 'Deaktiviert: %{time}, da der Endpunkt mit 410 Gone geantwortet hat.',
  },
  form: {
    create: 'Endpunkt anlegen',
    edit: 'Bearbeiten',
    create_confirm: 'Anlegen',
    edit_confirm: 'Speichern',
    edited: 'Endpunkt gespeichert',
    url_hint: 'Eine öffentliche https-Adresse. Weiterleitungen werden nicht verfolgt.',
    order_hint: {
      stream:
        'Ereignisse einer Bestellung oder eines Artikels kommen der Reihe nach an: Ein abgelehntes hält die folgenden auf.',
      fastest: 'Kein Ereignis wartet auf ein anderes. Sortieren Sie nach „sequence“.',
    },
    all: 'Alle Ereignisse, auch später hinzukommende Typen',
    some: 'Nur diese',
    whole_group: 'Alle davon',
  },
  secret: {
    title: 'Signatur-Secret',
    copy: 'Kopieren',
    once: 'Jetzt kopieren: Es wird nicht noch einmal angezeigt. Der Empfänger prüft damit die Signaturen.',
    rotated:
      'Jetzt kopieren: Es wird nicht noch einmal angezeigt. 24 Stunden lang werden Anfragen mit dem alten und dem neuen Secret signiert.',
    noted: 'Ich habe es kopiert',
  },
  rotate: {
    command: 'Secret erneuern',
    title: 'Secret von %{host} erneuern?',
    confirm: 'Erneuern',
    effects: {
      both: '24 Stunden lang werden Anfragen mit beiden Secrets signiert.',
      once: 'Das neue Secret wird einmal angezeigt.',
    },
  },
  enable: { command: 'Aktivieren', done: 'Endpunkt aktiviert' },
  disable: {
    command: 'Deaktivieren',
    title: '%{host} deaktivieren?',
    confirm: 'Deaktivieren',
    done: 'Endpunkt deaktiviert',
    effects: {
      skipped: 'Wartendes und ab jetzt auch neue Ereignisse werden übersprungen.',
      later: 'Sie können ihn wieder aktivieren und Übersprungenes erneut zustellen.',
    },
  },
  delete: {
    command: 'Löschen',
    title: '%{host} löschen?',
    confirm: 'Löschen',
    done: 'Endpunkt gelöscht',
    effects: {
      deliveries: 'Secret und Zustellungen werden gelöscht; Wartendes wird nicht gesendet.',
      final: 'Das kann nicht rückgängig gemacht werden.',
    },
  },
  test: { command: 'Test senden', done: 'Test gesendet. Das Ergebnis erscheint in der Liste.' },
  page: { settings: 'Endpunkt', both_until: 'Das bisherige Secret gilt bis %{time}.' },
}
