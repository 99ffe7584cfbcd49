export const changeNotices = {
  name: 'Änderungsmitteilung |||| Änderungsmitteilungen',
  fields: {
    reference: 'Referenz',
    state: 'Status',
    kind: 'Art',
    parts: 'Betroffene Artikel',
    announcedOn: 'Datum der Mitteilung',
    effectiveOn: 'Geänderte Ware ab',
    lastOrderOn: 'Letzter Bestelltermin',
    lastShipmentOn: 'Letzter Liefertermin',
    recipients: 'Benachrichtigte Kunden',
    text: 'Zusätzlicher Text',
    attachmentUrl: 'Dokument des Herstellers (URL)',
  },
  filters: { q: 'Referenz oder Teilenummer' },
  kind: {
    'product-change': 'Änderungsmitteilung (PCN)',
    'end-of-life': 'Abkündigung (EOL)',
    'last-time-buy': 'Letzte Bestellmöglichkeit (LTB)',
  },
  state: { draft: 'Entwurf', published: 'Veröffentlicht', withdrawn: 'Zurückgezogen' },
  commands: {
    create: 'Änderungsmitteilung anlegen',
    save: 'Entwurf speichern',
    publish: 'Veröffentlichen …',
    withdraw: 'Zurückziehen …',
  },
  list: { parts: '%{first} (+%{count})' },
  form: {
    kind_hint: {
      'product-change': 'Der Artikel oder seine Fertigung ändert sich.',
      'end-of-life': 'Der Hersteller kündigt den Artikel ab, mit mindestens 12 Monaten Vorlauf.',
      'last-time-buy': 'Der Artikel kann ein letztes Mal bestellt werden.',
    },
    reference_hint: 'Die Nummer auf der Mitteilung des Herstellers, z. B. PCN-2026-118',
    last_order_hint: 'Mindestens 12 Monate nach dem Datum der Mitteilung',
    text_hint:
      'Kunden erhalten den Standardtext des Shops in ihrer Sprache, dieser Text steht darunter. Fehlt ihre Sprache, sehen sie Englisch.',
    attachment_hint: 'Erscheint als Link auf der Artikelseite und im Kundenkonto.',
  },
  page: {
    create: 'Änderungsmitteilung anlegen',
    not_found: 'Änderungsmitteilung nicht gefunden',
    about: 'Artikel und Termine',
    text: 'Text und Dokument',
    saved: 'Änderungsmitteilung gespeichert',
    buyers:
      '%{smart_count} Kunde hat einen betroffenen Artikel gekauft |||| %{smart_count} Kunden haben einen betroffenen Artikel gekauft',
    mailing: 'Kunden werden benachrichtigt: %{smart_count} von %{buyers}',
    mailed: '%{smart_count} Kunde benachrichtigt |||| %{smart_count} Kunden benachrichtigt',
  },
  publish: {
    title: '%{reference} veröffentlichen?',
    confirm: 'Veröffentlichen',
    effects: {
      shop: 'Die Mitteilung erscheint auf den Seiten der betroffenen Artikel.',
      buyers:
        '%{smart_count} Kunde dieser Artikel wird benachrichtigt, per E-Mail, sofern nicht abbestellt. |||| %{smart_count} Kunden dieser Artikel werden benachrichtigt, per E-Mail, sofern nicht abbestellt.',
      final: 'Sie kann danach nicht mehr geändert, nur noch zurückgezogen werden.',
    },
    done: 'Änderungsmitteilung veröffentlicht',
  },
  withdraw: {
    title: '%{reference} zurückziehen?',
    confirm: 'Zurückziehen',
    effects: {
      shop: 'Die Mitteilung verschwindet aus dem Shop und aus den Kundenkonten.',
      buyers: 'Bereits gesendete E-Mails können nicht zurückgeholt werden.',
      final: 'Sie kann nicht erneut veröffentlicht werden.',
    },
    done: 'Änderungsmitteilung zurückgezogen',
  },
}
