import type { Catalogue } from '../catalogue.ts'

export const home: Catalogue['home'] = {
  greeting: {
    morning: 'Guten Morgen, %{name}',
    noon: 'Guten Tag, %{name}',
    afternoon: 'Guten Tag, %{name}',
    evening: 'Guten Abend, %{name}',
  },
  to_dos: {
    title: 'Aufgaben nach Fälligkeit',
    all: 'Alle Aufgaben',
    empty: 'Keine offenen Aufgaben.',
    empty_hint: 'Bezahlte Bestellungen erscheinen hier, bis sie versandt sind.',
  },
  orders: {
    title: 'Bestellungen nach Status',
    all: 'Alle Bestellungen',
    cancelled: 'Storniert: %{count}',
  },
  sales: {
    title: 'Umsatz',
    day: 'Tag (UTC)',
    country: 'Land',
    no_country: 'Land nicht erfasst',
    period: 'Zeitraum',
    currency: 'Währung',
    all_in: 'Alle, in %{currency}',
    days: '%{smart_count} Tag |||| %{smart_count} Tage',
    ranges: { month: 'Dieser Monat', 'last-month': 'Letzter Monat' },
    columns: {
      orders: 'Bestellungen',
      placed: 'Auftragseingang',
      paid: 'Bezahlt',
      refunded: 'Erstattet',
      net: 'Bezahlt abzgl. Erstattungen',
    },
    by_day: 'je Tag',
    by_week: 'je Woche',
    week_from: 'Woche ab %{day}',
    before: '%{change} gegenüber dem Vortag |||| %{change} gegenüber den %{smart_count} Tagen zuvor',
    no_before: 'Nichts am Vortag |||| Nichts in den %{smart_count} Tagen zuvor',
    orders_summary:
      'Bestellungen an %{smart_count} Tag: %{orders} |||| Bestellungen in %{smart_count} Tagen: %{orders}',
    net_summary:
      '%{net} bezahlt abzgl. Erstattungen an %{smart_count} Tag |||| %{net} bezahlt abzgl. Erstattungen in %{smart_count} Tagen',
    tables: {
      days: 'Tabelle je Tag',
      currencies: 'Tabelle je Währung',
      countries: 'Tabelle je Land, in %{currency} zu den Kursen der Bestellungen',
    },
    list: 'Bestellungen dieses Zeitraums',
    empty: 'Keine Bestellungen oder Zahlungen in diesem Zeitraum.',
  },
  best: {
    title: 'Meistverkaufte Artikel',
    sold: '%{pieces} Stück in %{smart_count} Bestellung |||| %{pieces} Stück in %{smart_count} Bestellungen',
    empty: 'Keine bezahlten Bestellungen in diesem Zeitraum.',
  },
  checks: {
    title: 'Zu prüfende Bestellungen',
  },
  late: {
    title: 'Verspätete Bestellungen',
    after:
      '%{status}, vor mehr als %{smart_count} Tag bestellt |||| %{status}, vor mehr als %{smart_count} Tagen bestellt',
  },
  reorder: {
    title: 'Nachzubestellende Artikel',
    all: 'Alle nachzubestellen',
    empty: 'Kein Artikel hat seinen Meldebestand erreicht.',
  },
  reasons: {
    title: 'Reklamationsgründe',
    all: 'Je Artikel',
    empty: 'Keine Reklamationen in diesem Zeitraum.',
  },
  lag: {
    title: 'Systemzustand',
    all: 'Ströme und Rückstand',
  },
  stock: {
    title: 'Geringer Lagerbestand',
    all: 'Gesamter Bestand',
    empty: 'Keine Artikel mit geringem Bestand.',
  },
}
