export const changeNotices = {
  name: 'Avviso di modifica |||| Avvisi di modifica',
  fields: {
    reference: 'Riferimento',
    state: 'Stato',
    kind: 'Tipo',
    parts: 'Prodotti interessati',
    announcedOn: 'Data dell’avviso',
    effectiveOn: 'Prodotti modificati spediti dal',
    lastOrderOn: 'Ultimo ordine',
    lastShipmentOn: 'Ultima spedizione',
    recipients: 'Acquirenti avvisati',
    text: 'Testo aggiuntivo',
    attachmentUrl: 'Documento del produttore (URL)',
  },
  filters: { q: 'Riferimento o codice articolo' },
  kind: {
    'product-change': 'Avviso di modifica (PCN)',
    'end-of-life': 'Fine vita (EOL)',
    'last-time-buy': 'Ultimo acquisto (LTB)',
  },
  state: { draft: 'Bozza', published: 'Pubblicato', withdrawn: 'Ritirato' },
  commands: {
    create: 'Aggiungere un avviso di modifica',
    save: 'Salvare la bozza',
    publish: 'Pubblicare…',
    withdraw: 'Ritirare…',
  },
  list: { parts: '%{first} e altri %{count}' },
  form: {
    kind_hint: {
      'product-change': 'Cambia il prodotto o la sua produzione.',
      'end-of-life': 'Il produttore mette il prodotto fuori produzione, con almeno 12 mesi di preavviso.',
      'last-time-buy': 'Il prodotto si può ordinare per l’ultima volta.',
    },
    reference_hint: 'Il numero dell’avviso del produttore, ad es. PCN-2026-118',
    last_order_hint: 'Almeno 12 mesi dopo la data dell’avviso',
    text_hint:
      'Gli acquirenti ricevono il testo del negozio nella loro lingua e sotto questo. Se manca la loro lingua, lo vedono in inglese.',
    attachment_hint: 'Compare come link nella pagina del prodotto e nell’account dell’acquirente.',
  },
  page: {
    create: 'Nuovo avviso di modifica',
    not_found: 'Avviso di modifica non trovato',
    about: 'Prodotti e date',
    text: 'Testo e documento',
    saved: 'Avviso di modifica salvato',
    buyers:
      '%{smart_count} acquirente ha comprato un prodotto interessato |||| %{smart_count} acquirenti hanno comprato un prodotto interessato',
    mailing: 'Invio agli acquirenti: %{smart_count} di %{buyers}',
    mailed: '%{smart_count} acquirente avvisato |||| %{smart_count} acquirenti avvisati',
  },
  publish: {
    title: 'Pubblicare %{reference}?',
    confirm: 'Pubblicare',
    effects: {
      shop: 'L’avviso compare nelle pagine dei prodotti interessati.',
      buyers:
        '%{smart_count} acquirente di questi prodotti riceve l’avviso, anche per e-mail se non l’ha disattivata. |||| %{smart_count} acquirenti di questi prodotti ricevono l’avviso, anche per e-mail se non l’hanno disattivata.',
      final: 'Non si potrà più modificare, solo ritirare.',
    },
    done: 'Avviso di modifica pubblicato',
  },
  withdraw: {
    title: 'Ritirare %{reference}?',
    confirm: 'Ritirare',
    effects: {
      shop: 'L’avviso scompare dal negozio e dagli account degli acquirenti.',
      buyers: 'Le e-mail già inviate non si possono richiamare.',
      final: 'Non si può pubblicare di nuovo.',
    },
    done: 'Avviso di modifica ritirato',
  },
}
