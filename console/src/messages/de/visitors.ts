import type { Catalogue } from '../catalogue.ts'

export const visitors: Catalogue['resources']['visitors'] = {
  name: 'Besuch |||| Besucher',
  fields: {
    at: 'Zeitpunkt',
    page: 'Erste Seite',
    country: 'Land/Region',
    referrer: 'Herkunftsseite',
    language: 'Sprache',
  },
  filters: { from: 'Von', to: 'Bis', page: 'Erste Seite beginnt mit' },
  direct: 'Direkt',
  unknown: 'Unbekannt',
  counts: {
    recent: 'Besuche der letzten 30 Tage',
    range: 'Besuche in diesem Zeitraum',
    days: '%{smart_count} Besuch, Tage: %{days}, stärkster Tag: %{highest} |||| %{smart_count} Besuche, Tage: %{days}, stärkster Tag: %{highest}',
    visits: 'Besuche',
    none: 'Keine Besuche mit diesen Filtern',
    capped: 'Nur die neuesten Besuche werden gezählt (%{smart_count}).',
    table: 'Tage als Tabelle anzeigen',
    day: 'Tag (UTC)',
    pages: 'Erste Seiten',
    countries: 'Länder und Regionen',
    referrers: 'Herkunftsseiten',
  },
  privacy:
    'Ein Eintrag je Browsersitzung, ohne personenbezogene Daten, gespeichert für %{days} Tage. Browser, die nicht verfolgt werden möchten, werden nicht erfasst. Das Land ergibt sich aus der Zeitzone.',
}
